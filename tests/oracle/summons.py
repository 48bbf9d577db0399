"""Summons: how they come and how they leave (RA-SUMMON)."""

from copy import copy

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.steps import Clause
from tests.oracle import field, lying, selecting, standing
from tests.oracle.asking import Fact, Story, entered, happened, left
from tests.oracle.frame import Frame, Thing
from tests.oracle.table import CREATOR, Table, Unit, Zone


def summon(frame: Frame, clause: Clause) -> Story[bool]:
    """A ready summon comes from the supply to each zone that is meant; it is `chosen` then."""
    written = clause.arguments["what"][0].tree
    assert isinstance(written, Name)
    table, came = frame.table, list[Unit]()
    zones = yield from selecting.zones(frame, clause, "at")
    left: list[Thing] = list(zones)
    while left and (unit := available(table, written.id)) is not None:
        left = [it for it in left if may_come(table, unit, selecting.where(frame, it))]
        if not left:
            break
        short = len(left) > in_supply(table, written.id)
        at = (yield from selecting.next_of(frame, left)) if short else left.pop(0)
        came.append(unit)
        yield from _come(table, unit, selecting.where(frame, at))
    if came:
        frame.chosen = [it.being for it in came]
    return bool(came)


def in_supply(table: Table, kind: str) -> int:
    """How many of a kind are not on the field."""
    return sum(it.kind == kind and it.zone is None for it in table.units.values())


def available(table: Table, kind: str) -> Unit | None:
    """The one of its kind that comes next; None if all are on the field (RA-SUMMON-8)."""
    waiting = (it for it in table.units.values() if it.kind == kind and it.zone is None)
    return min(waiting, key=lambda it: it.number, default=None)


def may_come(table: Table, unit: Unit, zone: Zone) -> bool:
    """Whether a summon may come there: to a free zone (RA-SUMMON-7), a piece beside its creator."""
    if table.at(zone) is not None or standing.bars(table, zone):
        return False
    kind = table.world.summon(unit.kind)
    beside = {"adjacent": field.adjacent, "diagonal": field.diagonal}
    wanted = beside.get(kind.attached if kind else "")
    return wanted is None or wanted(zone, table.creator(unit.owner).stands)


def _come(table: Table, unit: Unit, zone: Zone) -> Story[None]:
    """It comes unexhausted (RA-SUMMON-5), and by a ruling enters its zone (entry-by-summon)."""
    unit.zone, unit.exhausted = zone, False
    unit.came += 1
    facts = [Fact("summoned", copy(unit), zone, how="summon")]
    if table.ruled("entry-by-summon", "yes"):
        facts.append(entered(unit, None, "summon"))
    yield from happened(*facts)


def remove(frame: Frame, clause: Clause) -> Story[bool]:
    """Summons leave the field, and are not destroyed; a creator cannot be removed."""
    those = yield from selecting.units(frame, clause, "who")
    going = [it for it in those if it.kind != CREATOR]
    facts = [fact for it in going for fact in leave(frame.table, it, "remove")]
    yield from happened(*facts)
    return bool(going)


def leave(table: Table, unit: Unit, how: str) -> list[Fact]:
    """A summon leaves the field and is available again (RA-SUMMON-2, RA-SUMMON-3)."""
    zone, was = unit.stands, copy(unit)
    for kind, count in unit.tokens.items():
        owner, token = table.world.token(kind)
        if table.ruled("tokens-of-left", "zone") and lying.may_lie(table, owner, token, zone):
            table.lying(zone)[kind] += count
        else:
            table.sides[owner].supply[kind] += count
    unit.zone, unit.exhausted = None, False
    unit.tokens = type(unit.tokens)()
    gone = left(was, zone, how)
    return [Fact("destroyed", was, zone), gone] if how == "destroyed" else [gone]
