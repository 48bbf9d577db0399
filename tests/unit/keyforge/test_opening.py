"""How a whole game begins."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from react_tools.errors import DraftError
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.opening import opening


@pytest.fixture
def opened(library: Library) -> str:
    """The setting of a game between two decks that are not shuffled."""
    mine = library.decks["ember-vault"]
    return opening([mine, replace(mine, id="other")], {}, lambda _: None, library)


def test_both_decks_go_whole_into_hand_and_deck(opened: str, begin: Callable[..., Contest]) -> None:
    state = begin(opened).state
    assert [len(it) for it in (*state.hand, *state.deck)] == [7, 6, 29, 30]


def test_the_first_turn_begins_with_the_choice_of_a_house(
    opened: str, begin: Callable[..., Contest]
) -> None:
    decision = begin(opened).decision()
    assert decision is not None
    assert (decision.who, decision.kind) == ("ember-vault", "house")


def test_who_begins_has_the_greater_hand(library: Library, begin: Callable[..., Contest]) -> None:
    mine = library.decks["ember-vault"]
    text = opening([mine, replace(mine, id="other")], {"active": "other"}, lambda _: None, library)
    assert [len(it) for it in begin(text).state.hand] == [6, 7]


def test_mavericks_are_named_with_their_house(opened: str) -> None:
    assert "knight.logos" in opened


def test_the_seed_of_later_shuffles_comes_from_the_shuffle(library: Library) -> None:
    mine = library.decks["ember-vault"]
    text = opening([mine, replace(mine, id="other")], {}, lambda it: it.reverse(), library)
    assert "    seed: 7654321\n" in text


def test_the_title_is_told_in_the_language(library: Library) -> None:
    mine = library.decks["ember-vault"]
    text = opening([mine, replace(mine, id="other")], {"lang": "ru"}, lambda _: None, library)
    assert 'title: "Хранилище – Хранилище"' in text


def test_no_deck_plays_against_itself(library: Library) -> None:
    mine = library.decks["ember-vault"]
    with pytest.raises(DraftError, match="no two decks of the game are alike"):
        opening([mine, mine], {}, lambda _: None, library)
