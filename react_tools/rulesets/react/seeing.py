"""Conditions: from words to a yes or no about the position as it stands. They never ask."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import AdjacentTo
from react_tools.rulesets.react.language.statement import (
    All,
    Condition,
    Counted,
    Done,
    Has,
    Is,
    Kind,
    Not,
    RulingIs,
    SlotIs,
    Some,
    ThereIs,
    YouAreActive,
    numbers,
)

if TYPE_CHECKING:
    from react_tools.rulesets.react.meaning import Meaning

Sees = Callable[[Frame], bool]


def condition(tree: Condition, meaning: "Meaning") -> Sees:
    """Compile a condition; of several units or zones, one that fits is enough."""
    match tree:
        case Done() | YouAreActive() | SlotIs() | RulingIs():
            return _of_the_moment(tree, meaning.owner)
        case Not() | All() | Some():
            return _joined(tree, meaning)
        case ThereIs(those):
            found = meaning.candidates(those)
            return lambda frame: bool(found(frame))
        case Counted():
            return _counted(tree, meaning)
        case Has():
            return _has(tree, meaning)
        case Is():
            return _is(tree, meaning)


def _of_the_moment(tree: Done | YouAreActive | SlotIs | RulingIs, owner: int) -> Sees:
    """What no phrase is needed for; a ruling that is asked marks what has happened last."""
    match tree:
        case Done():
            return lambda frame: frame.last.word != "nothing"
        case YouAreActive():
            return lambda frame: frame.table.state.active == owner
        case SlotIs(how, number):
            slots = numbers(how, number)
            return lambda frame: frame.table.slot in slots
        case RulingIs(ruling, setting):
            name, wanted = ruling.id, setting.id
            return lambda frame: frame.table.ruling(name) == wanted


def _joined(tree: Not | All | Some, meaning: "Meaning") -> Sees:
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


def _has(has: Has, meaning: "Meaning") -> Sees:
    holders, tokens = meaning.holders(has.holder, asks=False), meaning.tokens(has.token)
    kinds, count = len(meaning.things.tokens), has.count

    def see(frame: Frame) -> bool:
        state = frame.table.state
        for it in holders(frame):
            held = state.riding if it.field == "unit" else state.lying
            if sum([held[it.value * kinds + at] for at in tokens]) >= count:
                return True
        return False

    return see


def _counted(tree: Counted, meaning: "Meaning") -> Sees:
    found, counts = meaning.candidates(tree.those), numbers(tree.how, tree.number)
    return lambda frame: len(found(frame)) in counts


def _is(tree: Is, meaning: "Meaning") -> Sees:
    if isinstance(tree.like, AdjacentTo):
        here, there = meaning.places(tree.what), meaning.places(tree.like.of)
        near = meaning.things.board.near
        return lambda frame: any(z in near[a] for a in there(frame) for z in here(frame))
    if tree.like in {"free", "occupied"}:
        zones, taken = meaning.places(tree.what), tree.like == "occupied"
        return _is_taken(zones, wanted=taken)
    units = meaning.units(tree.what, asks=False)
    if isinstance(tree.like, Kind):
        kinds = meaning.of_kind(tree.like.noun)
        return lambda frame: any(unit in kinds for unit in units(frame))
    return _unit_is(tree.like, units, meaning)


def _is_taken(zones: Several, *, wanted: bool) -> Sees:
    def see(frame: Frame) -> bool:
        where = frame.table.state.where
        for zone in zones(frame):  # noqa: SIM110 -- a generator would cost more than the loop
            if (zone in where) == wanted:
                return True
        return False

    return see


def _unit_is(like: str, units: Several, meaning: "Meaning") -> Sees:
    if like in {"own", "enemy"}:
        owners, mine = [unit.owner for unit in meaning.things.units], like == "own"
        return lambda frame: any((owners[u] == meaning.owner) == mine for u in units(frame))
    if like == "ascended":
        player = {unit: owner for owner, unit in enumerate(meaning.things.creators)}
        return lambda frame: any(
            frame.table.state.ascended[player[u]] for u in units(frame) if u in player
        )
    wanted = int(like == "exhausted")

    def see(frame: Frame) -> bool:
        state = frame.table.state
        return any(state.exhausted[u] == wanted and state.where[u] != NOWHERE for u in units(frame))

    return see
