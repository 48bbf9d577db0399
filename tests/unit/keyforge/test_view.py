"""What one player sees of a game, and what stays hidden."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.view import View

Begin = Callable[..., Contest]


@pytest.fixture
def seen(begin: Begin, take: Callable[..., None]) -> View:
    """What the opponent sees of Tom's turn, in which he has drawn."""
    game = begin()
    take(game, {"end": "turn"})
    return game.seen_by("opp")


def test_the_other_hand_is_counted_only(seen: View) -> None:
    assert seen.facts()["tom"]["hand"] == ("?",) * 6


def test_the_own_hand_is_seen(seen: View) -> None:
    assert seen.facts()["opp"]["hand"] == ("terror",)


def test_no_deck_is_seen(seen: View) -> None:
    assert seen.facts()["opp"]["deck"] == ("?",) * 7


def test_cards_that_are_not_seen_have_no_facts(seen: View) -> None:
    hidden = {"tom.hand", "tom.deck", "opp.deck"}
    assert not [it for it in seen.facts().values() if it.get("in") in hidden]


def test_discard_piles_are_open(seen: View) -> None:
    assert seen.facts()["tom"]["discard"] == ("imp",)


def test_which_card_the_other_draws_is_hidden(seen: View) -> None:
    assert seen.recorder is not None
    drawn = [it.event.short(seen.teller) for it in seen.recorder.entries]
    assert [it for it in drawn if it.startswith("drew")] == ["drew tom"] * 2


def test_who_draws_sees_the_card(seen: View) -> None:
    tom = seen._game.seen_by("tom")  # noqa: SLF001 -- the game beneath the view
    assert tom.recorder is not None
    told = [it.event.say(tom.teller, "ru") for it in tom.recorder.entries]
    assert "Tom берёт карту «Бес» 2, теперь в руке 5" in told
