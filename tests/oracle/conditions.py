"""What a card asks of the table: `this has ink`, `target is free`, `not done`."""

from react_tools.rulesets.react.language.phrase import AdjacentTo, Phrase
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
)
from tests.oracle import field, phrases
from tests.oracle.frame import Frame
from tests.oracle.table import CREATOR, Unit


def holds(frame: Frame, condition: Condition) -> bool:
    """Whether a condition holds now; inside of it an article means *some*, nobody is asked."""
    match condition:
        case Not(atom=atom):
            return not holds(frame, atom)
        case All(atoms=atoms):
            return all(holds(frame, it) for it in atoms)
        case Some(atoms=atoms):
            return any(holds(frame, it) for it in atoms)
        case _:
            return _is_so(frame, condition)


def _is_so(frame: Frame, condition: Condition) -> bool:
    match condition:
        case Done():
            return frame.done
        case YouAreActive():
            return frame.table.active == frame.owner
        case RulingIs(ruling=ruling, setting=setting):
            return frame.table.ruled(ruling.id, setting.id)
        case ThereIs(those=those):
            return bool(phrases.places(frame, those))
        case Counted() | SlotIs():
            return _compared(frame, condition)
        case Has(holder=holder, token=token, count=count):
            return _has(frame, holder, token.id, count)
        case Is():
            return _is(frame, condition)
        case _:
            raise AssertionError(condition)


def _compared(frame: Frame, condition: Counted | SlotIs) -> bool:
    if isinstance(condition, Counted):
        many = len(phrases.places(frame, condition.those))
    else:
        many = frame.table.resolving or len(frame.table.chain)
    match condition.how:
        case "at least":
            return many >= condition.number
        case "at most":
            return many <= condition.number
        case "is":
            return many == condition.number


def _has(frame: Frame, holder: Phrase, token: str, count: int) -> bool:
    if phrases.means_zones(frame, holder):
        table = frame.table
        lying = [table.lying(it) for it in phrases.zones(frame, holder)]
    else:
        lying = [it.tokens for it in phrases.units(frame, holder)]
    return any(phrases.lie(frame, it, token) >= count for it in lying)


def _is(frame: Frame, condition: Is) -> bool:
    like, table = condition.like, frame.table
    if isinstance(like, AdjacentTo):
        near = phrases.places(frame, like.of)
        here = phrases.places(frame, condition.what)
        return any(field.adjacent(one, two) for one in here for two in near)
    if like in {"free", "occupied"}:
        taken = [table.at(it) is not None for it in phrases.zones(frame, condition.what)]
        return any(it == (like == "occupied") for it in taken)
    return any(_is_like(frame, it, like) for it in phrases.units(frame, condition.what))


def _is_like(frame: Frame, unit: Unit, like: str | Kind) -> bool:
    match like:
        case "ready" | "exhausted":
            return unit.exhausted == (like == "exhausted")
        case "own" | "enemy":
            return (unit.owner == frame.owner) == (like == "own")
        case "ascended":
            return unit.kind == CREATOR and frame.table.sides[unit.owner].ascended
        case Kind(noun="creator"):
            return unit.kind == CREATOR
        case Kind(noun="summon"):
            return unit.kind != CREATOR
        case Kind(noun=noun):
            return not isinstance(noun, str) and unit.kind == noun.id
        case _:
            raise AssertionError(like)
