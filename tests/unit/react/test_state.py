"""A state's copy and key cover exactly its fields."""

from collections.abc import Callable

import pytest

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.state import UNKNOWN, Link, Phase, State, empty

LINK = Link(player=0, effect=3, card=1)
CHANGES: dict[str, Callable[[State], None]] = {
    "where": lambda state: state.where.__setitem__(1, 4),
    "exhausted": lambda state: state.exhausted.__setitem__(1, 1),
    "stamp": lambda state: state.stamp.__setitem__(1, 1),
    "riding": lambda state: state.riding.__setitem__(3, 1),
    "lying": lambda state: state.lying.__setitem__(3, 1),
    "supply": lambda state: state.supply.__setitem__(1, 7),
    "damage": lambda state: state.damage.__setitem__(1, 1),
    "ascended": lambda state: state.ascended.__setitem__(1, 1),
    "hand": lambda state: state.hand.__setitem__(1, (2,)),
    "deck": lambda state: state.deck.__setitem__(1, (2,)),
    "discard": lambda state: state.discard.__setitem__(1, (2,)),
    "row": lambda state: state.row.__setitem__(1, 2),
    "chain": lambda state: setattr(state, "chain", (LINK,)),
    "resolving": lambda state: setattr(state, "resolving", 1),
    "passes": lambda state: setattr(state, "passes", 1),
    "chooser": lambda state: setattr(state, "chooser", 1),
    "active": lambda state: setattr(state, "active", 1),
    "phase": lambda state: setattr(state, "phase", int(Phase.END)),
    "turn": lambda state: setattr(state, "turn", 2),
    "result": lambda state: setattr(state, "result", 1),
}


@pytest.fixture
def state() -> State:
    """Three units, two kinds of token, six zones, five cells."""
    return empty(3, 2, 6, 5)


def _fields(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in State.__slots__}


def test_the_slots_are_the_annotated_fields() -> None:
    assert list(State.__slots__) == list(State.__annotations__)


def test_every_field_is_changed_below() -> None:
    assert list(CHANGES) == list(State.__slots__)


def test_a_copy_has_the_same_fields(state: State) -> None:
    assert _fields(state.copy()) == _fields(state)


def test_a_copy_has_the_same_key(state: State) -> None:
    assert state.copy().key() == state.key()


@pytest.mark.parametrize("field", State.__slots__)
def test_a_changed_copy_leaves_the_state_as_it_was(state: State, field: str) -> None:
    before = state.key()

    CHANGES[field](state.copy())

    assert state.key() == before


@pytest.mark.parametrize("field", State.__slots__)
def test_a_changed_state_leaves_its_copy_as_it_was(state: State, field: str) -> None:
    twin = state.copy()
    before = twin.key()

    CHANGES[field](state)

    assert twin.key() == before


@pytest.mark.parametrize("field", State.__slots__)
def test_a_change_of_any_field_changes_the_key(state: State, field: str) -> None:
    before = state.key()

    CHANGES[field](state)

    assert state.key() != before


@pytest.mark.parametrize("field", State.__slots__)
def test_the_copy_of_a_changed_state_is_changed_too(state: State, field: str) -> None:
    CHANGES[field](state)

    assert state.copy().key() == state.key()


def test_no_two_changes_have_one_key(state: State) -> None:
    keys = {state.key()}
    for change in CHANGES.values():
        changed = state.copy()
        change(changed)
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
