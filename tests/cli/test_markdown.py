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
                "- The rulebook leaves this open; here the ruling ability-twice is no: Can one "
                "ability card be played twice in the same chain? No; it lies on the chain until it "
                "has resolved."
            ),
        ),
        (
            "ru",
            (
                "- Книга правил оставляет это открытым; здесь решение ability-twice – no: Можно ли "
                "сыграть одну карту способностей дважды в одной цепочке? Нет; она лежит в цепочке, "
                "пока не разыграна."
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
    assert out.endswith(f"\n{told}\n")


def test_what_does_not_hold_is_told(say: Say, copy: Copy) -> None:
    name = copy(EXAMPLE, ("s: {zone: a2,", "s: {zone: a1,"))
    code, out, _ = say("simulate", name, "-f", "markdown")

    assert code == 1
    assert (
        "\nThis does not come as the scenario says:\n\n"
        "- s.zone should change to a1, but it went from b2 to a2 (RT209)\n"
    ) in out


def test_a_scenario_in_which_nothing_changes_says_so(say: Say, here: Path) -> None:
    (here / "idle.yaml").write_text(
        "ruleset: react\ntitle: Nothing\ncites: [RA-CHAIN-7]\nactive: dancer\nfield: C D\n"
        "pieces: {C: {creator: calligrapher}, D: {creator: dancer}}\n"
        "script: [dancer: {end: main}]\nexpect: {rest: same}\n",
        "utf-8",
    )

    assert say("simulate", "idle.yaml", "-f", "markdown")[1].startswith(
        "**Nothing changes.** The main phase is over.\n\nNothing (`idle`)\n"
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
