"""The aimed player: where it lays targets, when it reacts, what it saves."""

from collections.abc import Callable, Sequence

import pytest

from react_tools.rulesets.react.aimed import AIMED_AT, SHORT, aimed
from react_tools.rulesets.react.game import Duel
from react_tools.staging.at_random import PASSES

Start = Callable[[str], Duel]
Take = Callable[..., None]

SETTING = """
ruleset: react
active: calligrapher
field: |
  C . D
  . . .
pieces:
  C: {{creator: calligrapher, exhausted: true, hand: [splash], deck: [{deck}]}}
  D: {{creator: dancer, exhausted: true, hand: [glissade], deck: [{other}]}}
"""
GOES_ON, STOPS, FIRST, YES, NO = 0.99, 0.0, 0.0, 0.0, 0.99


@pytest.fixture
def duel_with(start: Start) -> Callable[[int], Duel]:
    """A duel in which the calligrapher has Splash in hand, and so many cards in her deck."""
    deck = [*["splash"] * 7, *["smudge"] * 7]
    other = ", ".join([*["scatter"] * 7, "cutting-step"])
    return lambda cards: start(SETTING.format(deck=", ".join(deck[:cards]), other=other))


@pytest.fixture
def duel(duel_with: Callable[[int], Duel]) -> Duel:
    return duel_with(SHORT)


def chosen(duel: Duel, chances: Sequence[float]) -> str:
    """What the player does if chance says one of these after the other."""
    left = iter(chances)
    return aimed(duel, duel.legal(), lambda: next(left)).name


def test_a_target_is_laid_on_an_enemy_in_reach(duel: Duel) -> None:
    assert chosen(duel, (GOES_ON, FIRST, YES, FIRST)) == "play splash target c2"


def test_but_not_always(duel: Duel) -> None:
    assert chosen(duel, (GOES_ON, FIRST, NO)) == "play splash target a1"


def test_in_a_share_of_cases_it_plays_nothing(duel: Duel) -> None:
    assert chosen(duel, (STOPS,)) == "end main"


@pytest.mark.parametrize(("target", "done"), [("c2", "play glissade"), ("b1", "pass")])
def test_it_reacts_more_often_when_aimed_at(duel: Duel, take: Take, target: str, done: str) -> None:
    take(duel, {"play": "splash", "target": target})
    between = (AIMED_AT + PASSES["reaction"]) / 2

    assert chosen(duel, (between, FIRST)).startswith(done)


def test_with_a_short_deck_action_cards_are_let_be(duel_with: Callable[[int], Duel]) -> None:
    assert chosen(duel_with(SHORT - 1), (GOES_ON, FIRST, YES)) == "end main"


def test_but_not_always_either(duel_with: Callable[[int], Duel]) -> None:
    assert chosen(duel_with(SHORT - 1), (GOES_ON, FIRST, NO, NO)) == "play splash target a1"
