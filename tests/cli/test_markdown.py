"""`react-tools simulate --format markdown`: an answer to paste into a forum."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

GOLDEN = Path(__file__).parents[1] / "golden"
ID = "rulebook/worked-example"
EXAMPLE = f"scenarios/{ID}"
REFUSED = "chain/no-reaction-right-after-her-own-card"
TITLE = "In the rulebook's chain the spirit is moved away and still strikes the Dancer"
OURS = {"p", "strong", "code", "pre", "h3", "ol", "ul", "li"}
EVIL = "@org/team #1 [x](http://y.z) <img src=x> **b** _i_ ``` | :tada: ~~s~~ $m$ GH-1 &lt; \\\\"


def rendered(text: str) -> str:
    told: str = MarkdownIt("commonmark").enable(["table", "strikethrough"]).render(text)
    return told


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("scenario", [ID, REFUSED])
def test_an_answer_is_the_one_that_was_read_and_accepted(
    say: Say, scenario: str, lang: str
) -> None:
    told = (GOLDEN / f"{Path(scenario).name}.{lang}.md").read_text("utf-8")

    assert say("simulate", scenario, "-f", "markdown", "-l", lang) == (0, told, "")


def test_the_steps_are_counted_through_and_lie_beneath_their_causes(say: Say) -> None:
    _, out, _ = say("simulate", ID, "-f", "markdown")
    html = rendered(out)
    numbers = [int(it) for it in re.findall(r"^(\d+)\. ", out, re.MULTILINE)]

    assert numbers == list(range(1, 11))
    assert html.count("<ol") == 5
    assert re.search(
        r"<li>1 damage to c2 .*\n<ul>\n<li>Dancer takes 1 damage .*</li>\n</ul>\n</li>", html
    )


def test_what_lies_beneath_a_number_of_two_digits_is_a_list_too(say: Say) -> None:
    _, out, _ = say("simulate", "chain/fifth-card-resolves-at-once", "-f", "markdown")

    assert re.search(r"^1\d\. .*\n    - ", out, re.MULTILINE)
    assert "<pre><code>- " not in rendered(out)


def test_several_answers_stand_one_behind_the_other(say: Say) -> None:
    _, out, _ = say("simulate", ID, REFUSED, "-f", "markdown")

    assert out == "\n".join(
        (GOLDEN / f"{Path(it).name}.en.md").read_text("utf-8") for it in (ID, REFUSED)
    )


TWICE = """\
ruleset: react
title: An ability card lies on the chain
cites: [RA-CARD-14]
active: calligrapher
field: C s D
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 2}}
script:
  - calligrapher: {play: brush-spirit.B, target: c1}
  - dancer: pass
  - calligrapher: {play: sheathing-respite, pay: s}
  - dancer: pass
  - calligrapher: {play: sheathing-respite, refused: RA-CARD-14}
expect:
  changed:
    s: {exhausted: true, tokens.ink: -1}
    calligrapher: {exhausted: true, supply.ink: +1}
  rest: same
"""


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            (
                "- †ability-twice: Can one ability card be played twice in the same chain? "
                "Here: no. No; it lies on the chain until it has resolved."
            ),
        ),
        (
            "ru",
            (
                "- †ability-twice: Можно ли сыграть одну карту способностей дважды в одной "
                "цепочке? Здесь: no. Нет; она лежит в цепочке, пока не разыграна."
            ),
        ),
    ],
)
def test_a_ruling_that_is_touched_stands_with_its_question_and_setting(
    say: Say, here: Path, lang: str, told: str
) -> None:
    (here / "twice.yaml").write_text(TWICE, "utf-8")
    code, out, _ = say("simulate", "twice.yaml", "-f", "markdown", "-l", lang)

    assert code == 0
    assert f"\n{told} (RA-CHAIN-14, " in out


def test_what_the_scenario_cites_comes_first_and_in_its_order(say: Say, copy: Copy) -> None:
    cites = "RA-COST-10, RA-COST-4, RA-COST-5, RA-CHAIN-16, RA-RESOLVE-1, RA-DAMAGE-1"
    name = copy(EXAMPLE, (f"[{cites}]", "[RA-MOVE-2, RA-COST-4]"))
    _, out, _ = say("simulate", name, "-f", "markdown")
    _, _, rests = out.partition("### What it rests on\n\n")
    first, _, rest = rests.partition("\n\nAlso used:\n\n")

    assert re.findall(r"^- ([\w-]+):", first, re.MULTILINE) == ["RA-MOVE-2", "RA-COST-4"]
    assert "RA-COST-5: " in rest
    assert "RA-MOVE-2: " not in rest


def test_without_cites_all_rules_stand_in_one_list(say: Say, here: Path) -> None:
    (here / "open.yaml").write_text(OPEN.replace("cites: [RA-COST-2]\n", ""), "utf-8")
    _, out, _ = say("simulate", "open.yaml", "--accept", "-f", "markdown")

    assert "\n### What it rests on\n\n- RA-" in out


# What the answer begins with

OPEN = """\
ruleset: react
title: A spirit aims
cites: [RA-COST-2]
active: calligrapher
field: C s . D
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
script:
  - calligrapher: {play: brush-spirit.B, target: c1}
"""
EXPECTED = "expect: {changed: {s: {exhausted: true}}, rest: same}\n"


def headline(out: str) -> str:
    return out.partition("\n")[0]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            (
                "**Not finished: Brush Spirit s is exhausted. On the chain: Brush Spirit (B).** "
                "Dancer may play a reaction, or pass."
            ),
        ),
        (
            "ru",
            (
                "**Не закончено: Дух кисти s: истощён. В цепочке: «Дух кисти» (Б).** "
                "Танцор может сыграть реакцию или сказать «пас»."
            ),
        ),
    ],
)
def test_a_script_that_ends_in_mid_chain_is_not_finished(
    say: Say, here: Path, lang: str, told: str
) -> None:
    (here / "open.yaml").write_text(OPEN + EXPECTED, "utf-8")
    code, out, _ = say("simulate", "open.yaml", "-f", "markdown", "-l", lang)

    assert (code, headline(out)) == (0, told)


def test_a_script_that_means_to_end_in_mid_chain_is_finished(say: Say, here: Path) -> None:
    waits = EXPECTED.replace("same}", "same, waits: {who: dancer, for: reaction}}")
    (here / "open.yaml").write_text(OPEN + waits, "utf-8")

    assert say("simulate", "open.yaml", "-f", "markdown")[1].startswith("**Brush Spirit s is ex")


def test_a_card_that_did_nothing_stands_in_the_first_sentence(say: Say, here: Path) -> None:
    passes = "  - dancer: pass\n  - calligrapher: pass\n"
    (here / "open.yaml").write_text(OPEN + passes + EXPECTED, "utf-8")

    assert headline(say("simulate", "open.yaml", "-f", "markdown")[1]) == (
        "**Brush Spirit s is exhausted. "
        "Brush Spirit (B): nobody stands on c1, so nothing happens.** "
        "Calligrapher may start a chain with an intention, or end the main phase."
    )


def test_a_script_that_stops_gives_no_answer(say: Say, here: Path) -> None:
    wrong = "  - calligrapher: pass\n"
    (here / "open.yaml").write_text(OPEN + wrong + EXPECTED, "utf-8")
    code, out, _ = say("simulate", "open.yaml", "-f", "markdown")

    assert code == 1
    assert headline(out).startswith("**This is no answer yet: calligrapher cannot pass: ")
    assert headline(out).endswith(
        "** What came of it so far: Brush Spirit s is exhausted. On the chain: Brush Spirit (B)."
    )
    assert " may " not in headline(out).partition("**")[2].partition("**")[2]


def test_a_choice_that_is_missing_gives_no_answer_in_russian_either(say: Say, here: Path) -> None:
    smudged = "  - dancer: pass\n  - calligrapher: {play: smudge}\n" + 2 * "  - dancer: pass\n"
    (here / "open.yaml").write_text(OPEN + smudged + EXPECTED, "utf-8")
    _, out, _ = say("simulate", "open.yaml", "-f", "markdown", "-l", "ru")

    assert headline(out).startswith("**Это ещё не ответ: ")
    assert "может" not in headline(out)


# Cards


def test_the_cards_that_were_played_say_what_of_them_is_published(say: Say) -> None:
    assert say("simulate", ID, "-f", "markdown")[1].endswith(
        "\n### Cards\n\n"
        "- Brush Spirit (B): published in the rulebook\n"
        "- Dizzying Pas: published in the rulebook\n"
        "- Flowing Ink: kind and cost published in the rulebook; effect inferred\n"
    )


def test_a_creator_of_a_pack_names_its_file(say: Say, here: Path) -> None:
    creators = here / "mine/cards/react/creators"
    creators.mkdir(parents=True)
    (creators / "dancer.yaml").write_text(
        "creator: dancer\nextends: dancer\ndeck: [{id: dizzying-pas, do: [{draw: 1}]}]\n",
        "utf-8",
    )
    (here / "open.yaml").write_text(
        OPEN.replace("D: {creator: dancer}", "D: {creator: dancer, hand: [dizzying-pas]}")
        + "  - dancer: {play: dizzying-pas}\n"
        + EXPECTED.replace(
            "rest: same", "rest: same, waits: {who: calligrapher, for: reaction}"
        ).replace("changed: {", "changed: {dancer: {hand: -1}, "),
        "utf-8",
    )
    code, out, _ = say("simulate", "open.yaml", "--cards", "mine", "-f", "markdown")

    assert code == 0
    assert out.endswith(
        "\n- Dizzying Pas: kind and cost published in the rulebook; effect ours\n"
        "- Dancer: mine/cards/react/creators/dancer.yaml, laid on the shipped one\n"
    )


def test_a_creator_laid_on_several_files_names_them_all(say: Say, here: Path) -> None:
    creators = here / "mine/cards/react/creators"
    creators.mkdir(parents=True)
    (creators / "dancer.yaml").write_text(
        "creator: dancer\nextends: dancer\ndeck: [{id: dizzying-pas, do: [{draw: 1}]}]\n", "utf-8"
    )
    (creators / "tempo.yaml").write_text(
        "creator: tempo\nextends: dancer\nname: {en: Tempo, ru: Темп}\n", "utf-8"
    )
    text = OPEN.replace("creator: dancer", "creator: tempo") + EXPECTED
    (here / "open.yaml").write_text(text, "utf-8")
    told = {
        lang: say("simulate", "open.yaml", "--cards", "mine", "-f", "markdown", "-l", lang)[1]
        for lang in ("en", "ru")
    }

    path = "mine/cards/react/creators"
    assert told["en"].endswith(
        f"\n- Tempo: {path}/tempo.yaml, laid on {path}/dancer.yaml and the shipped dancer\n"
    )
    assert told["ru"].endswith(
        f"\n- Темп: {path}/tempo.yaml, поверх {path}/dancer.yaml и творца dancer из комплекта\n"
    )


def test_where_nothing_was_played_no_cards_are_told(say: Say, here: Path) -> None:
    (here / "idle.yaml").write_text(OPEN.partition("script:")[0], "utf-8")

    assert "### Cards" not in say("simulate", "idle.yaml", "--accept", "-f", "markdown")[1]


def test_what_does_not_hold_is_told_first(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("s: {zone: a2,", "s: {zone: a1,"))
    code, out, _ = say("simulate", name, "-f", "markdown")

    assert code == 1
    assert headline(out).startswith(
        "**This is no answer yet: s.zone should change to a1, but it went from b2 to a2.** "
        "What came of it so far: Dancer takes 1 damage (1 of 3). "
    )
    assert (
        "\nThis does not come as the scenario says:\n\n"
        "- s.zone should change to a1, but it went from b2 to a2 (RT209)\n"
    ) in out


def test_a_scenario_in_which_nothing_changes_says_so(say: Say, here: Path) -> None:
    (here / "idle.yaml").write_text(
        "ruleset: react\ntitle: Nothing\ncites: [RA-CHAIN-7]\nactive: dancer\nfield: C D\n"
        "pieces: {C: {creator: calligrapher}, D: {creator: dancer}}\n"
        "script: []\nexpect: {rest: same}\n",
        "utf-8",
    )

    assert say("simulate", "idle.yaml", "-f", "markdown")[1].startswith(
        "**Nothing changes.** Dancer may start a chain with an intention, or end the main "
        "phase.\n\n"
        "Nothing (`idle`)\n"
    )


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_names_from_files_are_no_markdown(say: Say, copy: Copy, lang: str) -> None:
    quoted = EVIL.replace("'", "''")
    mine = copy(
        "creators/dancer",
        ("en: Dancer, ru: Танцор", f"en: '{quoted}', ru: '{quoted}'"),
        ("en: Dizzying Pas, ru: Головокружительное па", f"en: '{quoted}', ru: '{quoted}'"),
    )
    name = copy(EXAMPLE, (f"title: {TITLE}", f"title: '{quoted}'"))
    _, out, _ = say("simulate", mine, name, "-f", "markdown", "-l", lang)
    html = rendered(out)

    assert set(re.findall(r"<(\w+)", html)) <= OURS
    outside = re.sub(r"(?s)<pre>.*?</pre>", "", html)
    assert re.findall(r"@\w|#\d|:\w+:|GH-\d|://", outside) == []
    assert html.count("<strong>") == 1


def test_a_fence_in_a_name_does_not_end_the_picture(say: Say, copy: Copy) -> None:
    mine = copy("creators/dancer", ("en: Dancer, ru: Танцор", "en: '```', ru: Танцор"))
    _, out, _ = say("simulate", mine, copy(EXAMPLE), "-f", "markdown")

    assert rendered(out).count("<pre>") == 5


def test_a_file_with_a_fault_is_told_as_text(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("active: calligrapher", "activ: calligrapher"))

    assert say("simulate", name, "-f", "markdown") == say("simulate", name)
