"""Jumping, swapping, being put: other ways of coming to stand elsewhere (RA-JUMP, RA-SWAP)."""

from collections.abc import Sequence
from functools import partial

from react_tools.rulesets.react.steps import Clause
from tests.oracle import field, selecting
from tests.oracle.asking import Story, happened
from tests.oracle.frame import Frame, Thing
from tests.oracle.moves import bound, first_to_go, free_way, order_of, there, told_way
from tests.oracle.standing import (
    along,
    attached,
    bars,
    changes,
    is_attached,
    may_stand,
    relocate,
    settle,
    shift,
)
from tests.oracle.table import Table, Unit, Zone


def jump(frame: Frame, clause: Clause) -> Story[bool]:
    """Each of some units jumps to the first free zone that way (RA-JUMP-2)."""
    those = yield from selecting.units(frame, clause, "who")
    toward, anything = told_way(clause), False
    if toward is None:
        return (yield from _freely(frame, clause, those))
    going = bound(frame, toward, those)
    ruling = order_of(going)
    while going := there(frame, going):
        one = going.pop((yield from first_to_go(frame, going, ruling)))
        did = yield from _jump(frame.table, one.unit, one.way)
        anything = anything or did
    return anything


def _freely(frame: Frame, clause: Clause, those: Sequence[Unit]) -> Story[bool]:
    """Without a direction each jumps any way."""
    anything = False
    left: list[Thing] = [it.being for it in those if not is_attached(frame.table, it)]
    while left := [it for it in left if selecting.on_field(frame, it)]:
        unit = selecting.unit(frame, (yield from selecting.next_of(frame, left)))
        opens = partial(_opens, frame.table, unit)
        way = yield from free_way(frame, clause, unit, opens)
        did = yield from _jump(frame.table, unit, way)
        anything = anything or did
    return anything


def _opens(table: Table, unit: Unit, way: str) -> bool:
    to = landing(table, unit, way)
    return to is not None and settle(table, along(table, unit, to))


def _jump(table: Table, unit: Unit, way: str) -> Story[bool]:
    """One jump: beside a free zone it is a step (RA-JUMP-3), with none it fails (RA-JUMP-4)."""
    to = landing(table, unit, way)
    if to is None:
        return False
    placement = along(table, unit, to)
    if not settle(table, placement):
        return False
    over = list[Zone]()
    if table.ruled("jump-enters", "yes"):
        passed = list(field.ahead(table.world, unit.stands, way))
        over = passed[: passed.index(to)]
    yield from relocate(table, unit, placement, "jump", over)
    return True


def landing(table: Table, unit: Unit, way: str) -> Zone | None:
    """The first zone that is free for the unit (RA-JUMP-2), or for all of it (attached-jump).

    One is free if nobody stands there, not even a piece of the unit itself.
    """
    passed = field.ahead(table.world, unit.stands, way)
    free = [it for it in passed if table.at(it) is None and not bars(table, it)]
    if table.ruled("attached-jump", "all"):
        for zone in free:
            placement = along(table, unit, zone)
            if all(may_stand(table, name, placement) for name in placement):
                return zone
    return free[0] if free else None


def put(frame: Frame, clause: Clause) -> Story[bool]:
    """A unit goes to one zone, however far, and enters nothing on the way."""
    table = frame.table
    who = yield from selecting.units(frame, clause, "who")
    unit = yield from _one(frame, who)
    zones = yield from selecting.zones(frame, clause, "at")
    to = yield from selecting.one(frame, zones)
    if unit is None or not isinstance(to, tuple) or is_attached(table, unit):
        return False
    zone = selecting.where(frame, to)
    placement = along(table, unit, zone)
    if zone == unit.zone or not settle(table, placement):
        return False
    yield from relocate(table, unit, placement, "put")
    return True


def _one(frame: Frame, units: Sequence[Unit]) -> Story[Unit | None]:
    found = yield from selecting.one(frame, [it.being for it in units])
    return next((it for it in units if it.being == found), None)


def swap(frame: Frame, clause: Clause) -> Story[bool]:
    """Two units exchange zones, with all that rides on them (RA-SWAP-1, RA-SWAP-2).

    It is not applied if anybody would come to stand where nobody may (RA-SWAP-4).
    """
    table = frame.table
    who = yield from selecting.units(frame, clause, "who")
    first = yield from _one(frame, who)
    other = yield from selecting.units(frame, clause, "with")
    second = yield from _one(frame, other)
    if first is None or second is None or first is second:
        return False
    if is_attached(table, first) or is_attached(table, second):
        return False
    placement = {**along(table, first, second.stands), **along(table, second, first.stands)}
    if not _legal(table, placement):
        return False
    yield from happened(
        *changes(table, shift(table, _named(table, first, second, placement)), "swap")
    )
    return True


def _legal(table: Table, placement: dict[str, Zone]) -> bool:
    """Whether all would stand on the field, each in a zone of its own (RA-ZONE-1)."""
    apart = len(set(placement.values())) == len(placement)
    return apart and all(may_stand(table, name, placement) for name in placement)


def _named(table: Table, first: Unit, second: Unit, placement: dict[str, Zone]) -> dict[str, Zone]:
    """The same, in the order in which they count as having entered (ruling swap-order)."""
    before = [first, second]
    if table.ruled("swap-order", "active") and first.owner != second.owner:
        before.sort(key=lambda it: it.owner != table.active)
    groups = [name for it in before for name in (it.name, *(p.name for p in attached(table, it)))]
    return {name: placement[name] for name in groups}
