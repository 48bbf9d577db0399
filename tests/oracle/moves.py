"""Moving: one zone at a time, across a side (RA-MOVE)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from react_tools.rulesets.react.language.phrase import Toward
from react_tools.rulesets.react.steps import Clause
from tests.oracle import field, phrases, selecting
from tests.oracle.asking import Story, happened, pick
from tests.oracle.frame import Frame, Thing
from tests.oracle.standing import along, is_attached, relocate, settle, went
from tests.oracle.table import Being, Table, Unit, Zone


class Going(NamedTuple):
    """A unit that is to go some way, and which life of it."""

    unit: Unit
    way: str
    being: Being


def says(frame: Frame, clause: Clause, unit: Unit) -> str:
    """Who says which way a unit goes, and how far (RA-MOVE-6, ruling who-chooses).

    Where the card names somebody by `by`, it is said who chooses.
    """
    named = clause.by is not None or frame.actor != frame.owner
    return frame.actor if named or frame.table.ruled("who-chooses", "applier") else unit.owner


def told_way(clause: Clause) -> Toward | None:
    """The direction as the card tells it; None if it tells none."""
    written = clause.arguments.get("toward")
    if not written:
        return None
    tree = written[0].tree
    assert isinstance(tree, Toward)
    return tree


def free_way(
    frame: Frame,
    clause: Clause,
    unit: Unit,
    opens: Callable[[str], bool],
    *,
    optional: bool = False,
) -> Story[str]:
    """A direction that is chosen: any of the four, a blocked one too (RA-MOVE-1, RA-EFFECT-11)."""
    table = frame.table
    ways = list(field.WAYS)
    if table.ruled("blocked-side", "no") and not optional:
        ways = [it for it in ways if opens(it)] or ways
    words = [*ways, *["none"] * optional]
    at = yield from pick(table, says(frame, clause, unit), words)
    return "" if at == len(ways) else ways[at]


def move(frame: Frame, clause: Clause) -> Story[bool]:
    """Move units, one zone at a time, across a side (RA-MOVE-2)."""
    those = yield from selecting.units(frame, clause, "who")
    toward = told_way(clause)
    if toward is None:
        return (yield from _freely(frame, clause, those))
    going = bound(frame, toward, those)
    ruling = order_of(going)
    if ruling == "group-move" and frame.table.ruled(ruling, "at-once") and len(going) > 1:
        return (yield from _at_once(frame, clause, going))
    anything = False
    while going := there(frame, going):
        one = going.pop((yield from first_to_go(frame, going, ruling)))
        steps = yield from _steps(frame, clause, one.unit)
        did = yield from _walk(frame.table, one, steps)
        anything = anything or did
    return anything


def bound(frame: Frame, toward: Toward, those: Sequence[Unit]) -> list[Going]:
    """Who is to go which way, the foremost first if all go one; who stands in no line goes none."""
    going = list[Going]()
    for unit in those:
        ways = phrases.ways(frame, toward, unit.stands)
        if ways and not is_attached(frame.table, unit):
            going.append(Going(unit, ways[0], unit.being))
    return sorted(going, key=_behind) if order_of(going) == "group-move" else going


def order_of(going: Sequence[Going]) -> str:
    """The ruling that says who goes first: group-move of those that go one way, else each-order."""
    return "each-order" if len({it.way for it in going}) > 1 else "group-move"


def there(frame: Frame, going: Sequence[Going]) -> list[Going]:
    """Those that are still on the field."""
    return [it for it in going if selecting.on_field(frame, it.being)]


def _steps(frame: Frame, clause: Clause, unit: Unit) -> Story[int]:
    """How many steps a unit goes, said before the first of them."""
    return (yield from selecting.amount(frame, clause, "by", says(frame, clause, unit)))


def first_to_go(frame: Frame, going: Sequence[Going], ruling: str) -> Story[int]:
    """Who goes next: the first of them, or by that ruling whom the one who applies it says."""
    if frame.table.ruled(ruling, "owner"):
        names = [it.unit.name for it in going]
        return (yield from pick(frame.table, frame.actor, names))
    return 0


def _behind(one: Going) -> int:
    """The further in front, the smaller."""
    x, y = field.WAYS[one.way]
    return -(one.unit.stands[0] * x + one.unit.stands[1] * y)


def _walk(table: Table, one: Going, steps: int) -> Story[bool]:
    """So many steps one way, each an entry of its own (ruling moved-midway)."""
    anything = False
    being = one.unit.being
    for _ in range(steps):
        if one.unit.zone is None or one.unit.came != being.came:
            break
        did, undisturbed = yield from step(table, one.unit, one.way)
        anything = anything or did
        if not did or not (undisturbed or table.ruled("moved-midway", "goes-on")):
            break
    return anything


def step(table: Table, unit: Unit, way: str) -> Story[tuple[bool, bool]]:
    """One step: whether it was made, and whether the unit still stands where it came to.

    Off the field and onto an occupied zone it fails (RA-MOVE-3, RA-MOVE-4).
    """
    to = field.beyond(unit.stands, way)
    placement = along(table, unit, to)
    if is_attached(table, unit) or not settle(table, placement):
        return False, True
    yield from relocate(table, unit, placement, "move")
    return True, unit.zone == to


def _freely(frame: Frame, clause: Clause, those: Sequence[Unit]) -> Story[bool]:
    """Without a direction each step goes any way (RA-MOVE-1)."""
    anything = False
    left: list[Thing] = [it.being for it in those if not is_attached(frame.table, it)]
    while left := [it for it in left if selecting.on_field(frame, it)]:
        unit = selecting.unit(frame, (yield from selecting.next_of(frame, left)))
        did = yield from _free_walk(frame, clause, unit)
        anything = anything or did
    return anything


def _free_walk(frame: Frame, clause: Clause, unit: Unit) -> Story[bool]:
    table, came, anything = frame.table, unit.came, False
    written = clause.arguments.get("by")
    most, up_to = (written[0].amount.number, written[0].amount.up_to) if written else (1, False)
    for _ in range(most):
        if unit.zone is None or unit.came != came:
            break
        opens = partial(can_step, table, unit)
        way = yield from free_way(frame, clause, unit, opens, optional=up_to)
        if not way:
            break
        did, undisturbed = yield from step(table, unit, way)
        anything = anything or did
        if not did or not (undisturbed or table.ruled("moved-midway", "goes-on")):
            break
    return anything


def _at_once(frame: Frame, clause: Clause, going: Sequence[Going]) -> Story[bool]:
    """All at the same moment: who has anybody in front of it stays (ruling group-move)."""
    table, anything = frame.table, False
    left = list[tuple[Going, int]]()
    for one in going:
        left.append((one, (yield from _steps(frame, clause, one.unit))))
    while left := [(it, most) for it, most in left if most and _may_go(table, it)]:
        ways = [(it.unit, _ahead(table, it)) for it, _ in left]
        facts = [fact for unit, there in ways for fact in went(table, unit, there, "move")]
        left = [(it, most - 1) for it, most in left]
        anything = True
        yield from happened(*facts)
    return anything


def _ahead(table: Table, one: Going) -> dict[str, Zone]:
    """Where a unit, and what goes along, stands after a step."""
    placement = along(table, one.unit, field.beyond(one.unit.stands, one.way))
    settle(table, placement)
    return placement


def _may_go(table: Table, one: Going) -> bool:
    return one.unit.zone is not None and can_step(table, one.unit, one.way)


def can_step(table: Table, unit: Unit, way: str) -> bool:
    """Whether a step that way would be made."""
    if is_attached(table, unit):
        return False
    return settle(table, along(table, unit, field.beyond(unit.stands, way)))
