"""What is said of a card that did nothing, and whether all that was begun is done."""

import re
from collections.abc import Callable

import pytest

from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Start = Callable[[str], Duel]
Take = Callable[..., None]
Sing = Callable[..., Duel]

SETTING = """\
ruleset: react
active: calligrapher
field: |
  . . . .
  . s D .
  . C . .
pieces:
  C: {creator: calligrapher, hand: [flowing-ink, smudge], deck: []}
  D: {creator: dancer, hand: [dizzying-pas, glissade]}
  s: {summon: brush-spirit, of: calligrapher, tokens: {ink: 1}}
"""
JUDGE = """\
creator: judge
name: {en: Judge, ru: Судья}
source: house
abilities:
  - id: gavel
    name: {en: Gavel, ru: Молоток}
    of: creator
    effects:
      A: {kind: reaction, do: [{damage: zones adjacent to creator}]}
"""
STRIKE = {"play": "brush-spirit.B", "target": "c2"}
PASS = {"pass": ""}


def idle(duel: Duel) -> tuple[list[str], list[str]]:
    return (
        [it for it in duel.outcome("en") if it.endswith("so nothing happens")],
        [it for it in duel.outcome("ru") if it.endswith("поэтому ничего не происходит")],
    )


def test_a_card_that_did_nothing_says_why(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, {"play": "glissade", "direction": "right"}, PASS, PASS)

    assert idle(duel) == (
        ["Brush Spirit (B): nobody stands on c2, so nothing happens"],
        ["«Дух кисти» (Б): на c2 никого нет, поэтому ничего не происходит"],
    )


def test_a_card_that_did_something_is_not_told(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, PASS)

    assert idle(duel) == ([], [])


def test_a_card_that_still_asks_has_not_done_nothing(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, {"play": "smudge"}, PASS, PASS)

    assert idle(duel) == ([], [])


def test_a_condition_that_does_not_hold_is_told(start: Start, take: Take) -> None:
    duel = start(SETTING.replace(", tokens: {ink: 1}", ""))
    take(duel, STRIKE, PASS, PASS)

    assert idle(duel) == (
        ["Brush Spirit (B): it is not so that Brush Spirit s has Ink, so nothing happens"],
        [
            (
                "«Дух кисти» (Б): неверно, что на духе кисти s есть жетон чернил, "
                "поэтому ничего не происходит"
            )
        ],
    )


def test_of_several_parts_none_is_named(sing: Sing) -> None:
    duel = sing(
        "[{place: {token: note, at: enemy summons}}, {place: {token: note, at: enemy summons}}]"
    )

    assert idle(duel) == (
        ["Lute: no part of it can be applied, so nothing happens"],
        ["«Лютня»: ни одну её часть нельзя применить, поэтому ничего не происходит"],
    )


def test_a_choice_of_nothing_is_told(sing: Sing, take: Take) -> None:
    duel = sing("[{choose: up to 1, from: [[{draw: 1}], [{draw: 2}]]}]")
    take(duel, {"pick": "none"})

    assert idle(duel) == (
        ["Lute: Bard chooses nothing, so nothing happens"],
        ["«Лютня»: Бард выбирает: ничего, поэтому ничего не происходит"],
    )


@pytest.fixture
def judged(
    library_of: Callable[..., Library], start_in: Callable[[str, Library], Duel], take: Take
) -> Callable[[int], Duel]:
    """Let a judge strike all around him while the spirit's card lies on the chain."""

    def _judged(damage: int) -> Duel:
        setting = SETTING.replace(
            "creator: dancer, hand: [dizzying-pas, glissade]", "creator: judge"
        )
        setting = setting.replace("calligrapher, hand", f"calligrapher, damage: {damage}, hand")
        setting = setting.replace("  . C . .", "  . . C .")
        duel = start_in(f"{setting}rulings: {{source-gone: void}}\n", library_of(JUDGE))
        take(duel, STRIKE, {"play": "gavel"}, PASS, PASS)
        return duel

    return _judged


def test_a_card_whose_unit_has_left_is_told(judged: Callable[[int], Duel]) -> None:
    assert idle(judged(0)) == (
        [("Brush Spirit (B): the unit whose card this is has left the field, so nothing happens")],
        ["«Дух кисти» (Б): фигура, чья это карта, покинула поле, поэтому ничего не происходит"],
    )


# Whether all that was begun is done


def test_a_duel_in_a_chain_is_not_at_rest(start: Start, take: Take) -> None:
    duel = start(SETTING)
    before = duel.at_rest()
    take(duel, STRIKE)

    assert (before, duel.at_rest(), duel.seen_by("dancer").at_rest()) == (True, False, False)


def test_a_duel_that_asks_in_the_middle_of_a_card_is_not_at_rest(start: Start, take: Take) -> None:
    duel = start(SETTING)
    take(duel, STRIKE, PASS, {"play": "smudge"}, PASS, PASS)

    assert not duel.at_rest()


def test_a_duel_that_is_over_is_at_rest_whatever_lies_on_the_chain(
    judged: Callable[[int], Duel],
) -> None:
    duel = judged(2)

    assert duel.state.chain
    assert (duel.decision(), duel.at_rest()) == (None, True)


@pytest.mark.parametrize("atom", ["creator is an imp", "there is an enemy imp"])
def test_a_condition_that_does_not_hold_is_told_with_an_article_that_fits(
    sing: Sing, atom: str
) -> None:
    duel = sing(f"[{{if: {atom}, then: [{{exhaust: creator}}]}}]")

    (told,) = idle(duel)[0]
    assert re.search(r"\ban (Imp|enemy Imp)\b", told)
