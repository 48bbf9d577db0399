"""Conditions: from words to a yes or no about the position as it stands. They never ask."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.candidates import STATES
from react_tools.rulesets.keyforge.frame import Frame
from react_tools.rulesets.keyforge.language.phrase import (
    All,
    Bears,
    Condition,
    Done,
    Is,
    Not,
    Owns,
    Ref,
    Some,
    ThereIs,
)
from react_tools.rulesets.keyforge.meaning import Meaning
from react_tools.rulesets.keyforge.referring import is_destroyed

Sees = Callable[[Frame], bool]


def condition(tree: Condition, meaning: Meaning) -> Sees:
    """Compile a condition; of a set, one card that fits is enough."""
    match tree:
        case Done():
            return lambda frame: frame.last.word == "done"
        case Owns(who, aember):
            return _owns(aember, mine=who == "you")
        case ThereIs(those):
            there = meaning.cards(those, asks=False)
            return lambda frame: bool(there(frame))
        case Bears(what):
            cards = meaning.cards(what, asks=False)
            return lambda frame: any(frame.table.state.aember[it] for it in cards(frame))
        case Is():
            return _is(tree, meaning)
        case Not() | All() | Some():
            return _joined(tree, meaning)


def _joined(tree: Not | All | Some, meaning: Meaning) -> Sees:
    match tree:
        case Not(atom):
            seen = condition(atom, meaning)
            return lambda frame: not seen(frame)
        case All(atoms):
            every = [condition(atom, meaning) for atom in atoms]
            return lambda frame: all(see(frame) for see in every)
        case Some(atoms):
            some = [condition(atom, meaning) for atom in atoms]
            return lambda frame: any(see(frame) for see in some)


def _owns(aember: int, *, mine: bool) -> Sees:
    def see(frame: Frame) -> bool:
        return frame.table.state.pool[frame.player if mine else 1 - frame.player] >= aember

    return see


def _is(tree: Is, meaning: Meaning) -> Sees:
    if tree.like == "destroyed":
        assert isinstance(tree.what, Ref)  # noqa: S101 -- the grammar allows no set
        return is_destroyed(tree.what.word)
    cards, is_so = meaning.cards(tree.what, asks=False), STATES[tree.like]
    return lambda frame: any(is_so(frame.table.state, it) for it in cards(frame))
