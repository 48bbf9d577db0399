"""A position written as a setting."""

from collections.abc import Callable

import pytest

from react_tools.errors import DraftError
from react_tools.rulesets.react import REACT
from react_tools.rulesets.react.game import Duel

Start = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """\
ruleset: react
title: It goes on
rulings: {{ability-twice: "yes"}}
active: dancer
turn: 7
masterpiece: . D1 C3 . .
lost: C2 D2
field: |
  . . D .
  . . . .
  . C . f
pieces:
  C: {{creator: calligrapher, damage: 1, hand: [smudge], deck: [splash], discard: [flowing-ink]}}
  D: {{creator: dancer, ascended: true, exhausted: true, {cards}}}
  f: {{summon: dancing-fish, of: dancer, {number}exhausted: true, tokens: {{ink: 1}}}}
zones:
  b3: {{scale: 2}}
"""
WHOLE = "hand: [glissade, scatter], deck: []"


def setting(cards: str = WHOLE, number: str = "") -> str:
    return SETTING.format(cards=cards, number=number)


@pytest.mark.parametrize("number", ["", "number: 2, "])
def test_what_is_laid_is_written_as_it_was(start: Start, number: str) -> None:
    duel = start(setting(number=number))

    text, _ = REACT.setting(duel, "It goes on", {"ability-twice": "yes"})

    assert text == setting(number=number)
    assert start(text).key() == duel.key()


def test_a_deck_that_is_not_known_is_left_out(start: Start) -> None:
    text, _ = REACT.setting(start(setting("hand: [glissade]")), "It goes on", {})

    assert text.count("deck:") == 1


def test_a_deck_that_is_known_in_part_cannot_be_written(start: Start) -> None:
    duel = start(setting("hand: [glissade]"))
    duel.state.deck[1] = (*duel.state.deck[1], duel.state.hand[1][0])

    with pytest.raises(DraftError, match="the deck of dancer is known only in part"):
        REACT.setting(duel, "It goes on", {})


def test_summons_that_have_no_letter_get_one(start: Start, take: Take) -> None:
    cards = ("hand: [smudge]", "hand: [call-of-the-brush]"), ("deck: []", "deck: [scatter]")
    text = setting()
    for old, new in cards:
        text = text.replace(old, new)
    duel = start(text)
    take(duel, {"end": "main"})
    while (asked := duel.decision()) is not None and asked.kind != "intention":
        duel.apply(duel.legal()[0])
    take(duel, {"play": "call-of-the-brush", "target": "a1"}, {"pass": ""}, {"pass": ""})

    text, names = REACT.setting(duel, "It goes on", {})

    assert names == {"f": "f", "brush-spirit-1": "b"}
    assert "  b C . f\n" in text
