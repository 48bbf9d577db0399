"""A state's copy and key cover exactly its fields."""

import pytest

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.state import UNKNOWN, Link, Phase, State, changed, empty

LINK = Link(player=0, effect=3, card=1)
CHANGES: dict[str, tuple[int, object]] = {
    "where": (1, 4),
    "exhausted": (1, 1),
    "stamp": (1, 1),
    "riding": (3, 1),
    "lying": (3, 1),
    "supply": (1, 7),
    "damage": (1, 1),
    "ascended": (1, 1),
    "hand": (1, (2,)),
    "deck": (1, (2,)),
    "discard": (1, (2,)),
    "row": (1, 2),
    "lost": (NOWHERE, (2,)),
    "chain": (NOWHERE, (LINK, LINK)),
    "resolving": (NOWHERE, 1),
    "passes": (NOWHERE, 1),
    "chooser": (NOWHERE, 1),
    "active": (NOWHERE, 1),
    "phase": (NOWHERE, int(Phase.END)),
    "turn": (NOWHERE, 2),
    "result": (NOWHERE, 1),
}


@pytest.fixture
def state() -> State:
    """Three units, two kinds of token, six zones, five cells; a card lies on the chain."""
    found = empty(3, 2, 6, 5)
    found.chain = (LINK,)
    return found


def _change(state: State, field: str) -> None:
    index, value = CHANGES[field]
    fresh = value if index == NOWHERE else changed(getattr(state, field), index, value)
    setattr(state, field, fresh)


def _fields(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in State.__struct_fields__}


def test_every_field_is_changed_below() -> None:
    assert list(CHANGES) == list(State.__struct_fields__)


def test_a_copy_has_the_same_fields(state: State) -> None:
    assert _fields(state.copy()) == _fields(state)


def test_a_copy_has_the_same_key(state: State) -> None:
    assert state.copy().key() == state.key()


def test_lives_are_told_apart_only_while_a_card_lies_on_the_chain(state: State) -> None:
    state.chain = ()
    other = state.copy()
    _change(other, "stamp")

    assert other.key() == state.key()


@pytest.mark.parametrize("field", ["chooser", "passes", "stamp"])
def test_where_the_duel_is_over_it_does_not_matter_whose_move_it_was(
    state: State, field: str
) -> None:
    state.result = 1
    other = state.copy()
    _change(other, field)

    assert other.key() == state.key()


@pytest.mark.parametrize("field", State.__struct_fields__)
def test_a_changed_copy_leaves_the_state_as_it_was(state: State, field: str) -> None:
    before = state.key()

    _change(state.copy(), field)

    assert state.key() == before


@pytest.mark.parametrize("field", State.__struct_fields__)
def test_a_changed_state_leaves_its_copy_as_it_was(state: State, field: str) -> None:
    twin = state.copy()
    before = twin.key()

    _change(state, field)

    assert twin.key() == before


@pytest.mark.parametrize("field", State.__struct_fields__)
def test_a_change_of_any_field_changes_the_key(state: State, field: str) -> None:
    before = state.key()

    _change(state, field)

    assert state.key() != before


@pytest.mark.parametrize("field", State.__struct_fields__)
def test_the_copy_of_a_changed_state_is_changed_too(state: State, field: str) -> None:
    _change(state, field)

    assert state.copy().key() == state.key()


def test_no_two_changes_have_one_key(state: State) -> None:
    keys = {state.key()}
    for field in CHANGES:
        changed = state.copy()
        _change(changed, field)
        keys.add(changed.key())

    assert len(keys) == 1 + len(CHANGES)


def test_a_key_can_be_hashed(state: State) -> None:
    assert {state.key(): 1}[state.copy().key()] == 1


def test_in_an_empty_state_no_unit_stands_anywhere(state: State) -> None:
    assert state.where == [NOWHERE] * 3


def test_in_an_empty_state_the_decks_are_unknown(state: State) -> None:
    assert state.deck == [(UNKNOWN,), (UNKNOWN,)]


def test_in_an_empty_state_the_duel_goes_on(state: State) -> None:
    assert state.result == NOWHERE
