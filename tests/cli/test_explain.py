"""`react-tools explain`: everything that has a name has a page."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from react_tools.load import load, shipped
from react_tools.manual.entries import entries
from react_tools.reference.entry import Entry
from react_tools.render.line import wrap
from react_tools.rulebook import Rule
from react_tools.rulesets.react.library import Library

Say = Callable[..., tuple[int, str, str]]

PACKAGE = Path(__file__).parents[2] / "react_tools"


@pytest.fixture(scope="module")
def every() -> Sequence[Entry]:
    loaded = load([shipped() / "rulebook.yaml", shipped() / "rulings.yaml"])
    return entries(loaded.ruleset, loaded.library)


def test_a_check_is_explained(say: Say) -> None:
    assert say("explain", "RA102") == (
        0,
        """\
RA102: copies differ from print (error)

A card's footer says another number of copies, or of cards in the deck, than
there are.

Why it matters: players count an opponent's cards by the footer, and a printed
card cannot be mended any more. `printed` is typed from the card, `copies` from
the deck list; one of them is wrong.

Wrong:
    deck:
      - {id: filing, copies: 10, printed: 9/30}

Right:
    deck:
      - {id: filing, copies: 10, printed: 10/30}
""",
        "",
    )


def test_a_fault_of_a_run_is_explained(say: Say) -> None:
    assert say("explain", "RT206") == (
        0,
        """\
RT206: somebody else chooses

The choice that is asked for belongs to the other player.
""",
        "",
    )


def source(head: str, word: str, rule: Rule) -> str:
    """The lines of the book on which a rule stands, as its page tells them."""
    lines = ", ".join(map(str, (rule.line, *rule.also)))
    return "\n".join(wrap(f"{head}: {rule.heading}, {word} {lines}", 80))


def test_a_rule_is_explained(say: Say, library: Library) -> None:
    code, out, err = say("explain", "RA-CHAIN-16")
    page, _, shown = out.partition("shown by: ")

    assert (code, err) == (0, "")
    assert (
        page
        == f"""\
RA-CHAIN-16: Two passes in a row set the chain off (step)

When both players pass one after the other, building ends and the chain starts
to resolve.

{source("source", "line", library.rules["RA-CHAIN-16"])}
overrides: RA-CHAIN-13
"""
    )
    assert "chain/two-passes-resolve-one-card" in shown.replace("\n", " ").split(", ")


def test_a_rule_is_explained_in_russian(say: Say, library: Library) -> None:
    code, out, err = say("explain", "RA-CHAIN-16", "--lang", "ru")

    assert (code, err) == (0, "")
    assert (
        out.partition("показывает: ")[0]
        == f"""\
RA-CHAIN-16: Два паса подряд запускают розыгрыш (шаг)

Когда игроки пасуют подряд, построение закончено: цепочка начинает
разыгрываться.

{source("источник", "строка", library.rules["RA-CHAIN-16"])}
исключение из: RA-CHAIN-13
"""
    )


def test_a_rule_is_shown_by_the_scenarios_of_a_pack(say: Say, tmp_path: Path) -> None:
    scenario = tmp_path / "scenarios" / "mine" / "own.yaml"
    scenario.parent.mkdir(parents=True)
    scenario.write_text(OWN, "utf-8")

    assert "mine/own" in say("explain", "RA-CHAIN-16", "--cards", str(tmp_path))[1]


OWN = """\
ruleset: react
title: Both pass
cites: [RA-CHAIN-16]
active: calligrapher
field: |
  C D
pieces:
  C: {creator: calligrapher}
  D: {creator: dancer}
script: []
expect: {rest: same}
"""


def test_a_ruling_is_explained_with_both_readings(say: Say) -> None:
    code, out, err = say("explain", "source-gone")
    told = re.sub("  (?:shown|pinned) by: .*\n", "", out)

    assert (code, err) == (0, "")
    assert (
        told
        == """\
source-gone (ruling)

Does a card on the chain still apply when the unit whose ability it is has left
the field?

applies (default): It applies; parts that need the unit do nothing.
  RA-RESOLVE-2 (3.4 Розыгрыш цепочки реакций, line 304): While a chain
    resolves no new cards can be played, and no other cards can affect it.
  RA-EFFECT-3 (Описание карт, line 148): A part of an effect that cannot be
    applied is ignored; the rest is applied as usual.

void: Nothing on it applies.
  RA-CARD-16 (Карты способностей, line 458): Each creator and each summon has
    an ability card of its own, which lists its abilities.
  RA-EFFECT-9 (Правила применения эффектов, line 364): If none of a card's
    effects can be applied, the card is still resolved, but nothing happens.

why applies: The book forbids influencing a chain that resolves, and skips only
what cannot be applied.
pin it: rulings: {source-gone: applies}
"""
    )


def test_a_ruling_names_the_scenario_that_shows_a_setting(say: Say) -> None:
    _, out, _ = say("explain", "source-gone")

    assert "  shown by: remove/card-of-who-is-gone-is-void-by-the-other-ruling\n" in out


def test_a_ruling_is_explained_in_russian(say: Say) -> None:
    code, out, err = say("explain", "source-gone", "-l", "ru")

    assert (code, err) == (0, "")
    assert "\nvoid: Ничего на ней не применяется.\n" in out


def test_a_verb_is_explained(say: Say) -> None:
    assert say("explain", "swap") == (
        0,
        """\
swap (verb)

Swap two units: they exchange their zones, with the tokens that ride on them.

    swap: {who: creator, with: a unit adjacent to creator}

Both count as entering. It happens whole or not at all: if a piece attached to
one of them could not go along, nothing happens.

who (main), with: one unit each; a phrase that finds several asks the owner.
""",
        "",
    )


def test_a_trigger_is_explained(say: Say) -> None:
    assert say("explain", "placed") == (
        0,
        """\
placed (trigger)

A token came to lie on a unit or on a zone.

    when: placed
    token: scale
    if: place has 3 scale

Filters: token, where (zones).
Words: place is the zone, subject the unit if the token lies on one.
""",
        "",
    )


def test_a_card_says_what_shows_it(say: Say) -> None:
    assert say("explain", "glissade") == (
        0,
        "glissade: Glissade (action card of Dancer)\n\nsee: react-tools show dancer/glissade\n",
        "",
    )


def test_a_creator_is_explained_by_its_russian_name(say: Say) -> None:
    assert say("explain", "Танцор", "--lang", "ru") == (
        0,
        "dancer: Танцор (творец)\n\nсмотри: react-tools show dancer\n",
        "",
    )


def test_a_scenario_is_explained_with_what_plays_it(say: Say) -> None:
    told = json.loads(say("explain", "rulebook/worked-example", "-f", "json")[1])
    (page,) = [it["page"] for it in told["shown"]]

    assert (
        page.replace(f"{shipped().as_posix()}/", "")
        == """\
rulebook/worked-example (scenario)

In the rulebook's chain the spirit is moved away and still strikes the Dancer

file: scenarios/rulebook/worked-example.yaml
cites: RA-COST-10, RA-COST-4, RA-COST-5, RA-CHAIN-16, RA-RESOLVE-1, RA-DAMAGE-1
twin: rulebook/ink-pushed-into-the-dancer
see: react-tools simulate rulebook/worked-example"""
    )


def test_a_misspelt_scenario_is_met_with_the_one_that_was_meant(say: Say) -> None:
    told = "nothing to explain about 'rulebook/worked-exmple'; did you mean"

    assert say("explain", "rulebook/worked-exmple") == (
        2,
        "",
        f"react-tools: {told} 'rulebook/worked-example'?\n",
    )


def test_a_card_with_its_owner_is_explained_though_it_looks_like_a_scenario(say: Say) -> None:
    assert say("explain", "dancer/glissade")[1].startswith("glissade: Glissade (action card")


def test_a_key_of_a_creators_file_is_explained(say: Say) -> None:
    assert say("explain", "alive") == (
        0,
        """\
alive (key)

In a cases block: true if the accusative of the masculine and of the plural is
the genitive (дух: вижу духа), false otherwise (меч: вижу меч).
""",
        "",
    )


def test_a_key_in_an_everyday_word_is_explained_with_the_rules_on_it(say: Say) -> None:
    code, out, _ = say("explain", "deck")

    assert (code, out.startswith("deck (key)\n\nIn a creator: The action cards")) == (0, True)
    assert re.search(r"\nSee also\n  rule +RA-DECK-", out)


def test_a_question_is_answered_by_the_rule_that_is_clearly_meant(say: Say) -> None:
    code, out, err = say("explain", "who", "wins", "when", "both", "die")

    assert (code, err) == (0, "")
    assert out.startswith(
        """\
RA-END-4: Third damage to both at once is a draw (exception)

If one effect deals the third damage to both creators at the same time, the game
is a draw.

source: Ничья, line 480
overrides: RA-GOAL-1, RA-END-5
shown by: damage/materials-end-the-duel-for-both,
mural/fury-beside-both-creators-ends-in-a-draw,
damage/third-damage-to-both-is-a-draw

See also
  rule  RA-GOAL-1    Be first to deal three damage
        Обзор игры, line 82
"""
    )


def test_without_a_clear_answer_several_are_told_with_the_lines_of_the_book(say: Say) -> None:
    code, out, err = say("explain", "жетон глыбы", "--lang", "ru")

    assert (code, err) == (0, "")
    assert re.match(
        r"  правило +RA-BOULDER-3 +Урон убирает глыбу\n {11,}Жетоны глыб, строка 421\n", out
    )
    assert len(re.findall("^  (?:правило|толкование|ключ|проверка) ", out, re.MULTILINE)) == 10


def test_how_many_more_there_are_is_told(say: Say) -> None:
    _, out, _ = say("explain", "chain")

    assert re.search(r"\n  and \d+ more\n$", out)


def test_the_language_of_the_question_is_not_that_of_the_answer(say: Say) -> None:
    _, out, _ = say("explain", "ничья", "--lang", "en")

    assert re.search("RA-END-4.* Third damage to both at once is a draw", out)


def test_a_misspelt_word_in_a_question_is_read_as_the_nearest(say: Say) -> None:
    code, out, _ = say("explain", "two", "pases", "in", "a", "row")

    assert code == 0
    assert out.startswith("«pases» was read as «passes»\nRA-CHAIN-16: ")


def test_an_answer_for_programs_says_what_was_shown_and_found(say: Say) -> None:
    code, out, _ = say("explain", "swap neighbours", "--format", "json")
    told = json.loads(out)

    assert (code, told["shown"], len(told["found"])) == (0, [], 10)
    assert told["found"][0]["id"] == "swap"


def test_a_page_for_programs_is_whole(say: Say) -> None:
    told = json.loads(say("explain", "RA-CHAIN-16", "-f", "json", "-l", "ru")[1])

    assert [it["place"] for it in told["shown"]] == ["3.3 Построение цепочки реакций, строка 291"]
    assert told["shown"][0]["page"].startswith("RA-CHAIN-16: Два паса подряд")


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("RA-CHIAN-16", "RA-CHAIN-16"),
        ("source-gon", "source-gone"),
        ("sawp", "swap"),
        ("summond", "summoned"),
    ],
)
def test_an_unknown_word_is_met_with_the_one_that_was_meant(
    say: Say, word: str, meant: str
) -> None:
    assert say("explain", word) == (
        2,
        "",
        f"react-tools: nothing to explain about {word!r}; did you mean {meant!r}?\n",
    )


@pytest.mark.parametrize("word", ["wibble", "?"])
def test_a_word_like_no_other_is_met_with_what_to_try(say: Say, word: str) -> None:
    told = f"nothing to explain about {word!r}; try other words, or: react-tools list"

    assert say("explain", word) == (2, "", f"react-tools: {told}\n")


def codes() -> list[str]:
    """Every code in the package's source."""
    texts = (file.read_text("utf-8") for file in PACKAGE.rglob("*.py"))
    return sorted({code for text in texts for code in re.findall(r'"((?:R[AT]|TX)\d{3})"', text)})


def test_the_codes_with_a_page_are_those_in_the_source(every: Sequence[Entry]) -> None:
    assert sorted(it.id for it in every if it.kind in {"check", "fault"}) == codes()
