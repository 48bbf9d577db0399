"""Several units that one effect moves: in which order (rulings group-move and each-order)."""

from collections.abc import Callable, Sequence

from react_tools.replay.outcome import Outcome, Reason, nothing
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import SEVERAL, Frame
from react_tools.rulesets.react.language.phrase import Amount
from react_tools.rulesets.react.meaning import Direction
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.walking import Stride, Walk, begin, take, walk

CLASH = Reason(
    "two to one zone",
    "{unit} and {standing} would come to {zone} at the same moment",
    "{unit} и {standing} оказались бы на {zone} одновременно",
    ("group-move", "RA-ZONE-1"),
)
_ORDER = ("RA-EFFECT-1",)


def march(frame: Frame, units: Sequence[int], by: Amount, toward: Direction) -> list[Outcome]:
    """What comes of each of several units; they go as far as they can."""
    row, setting = _foremost_first(frame, units, toward), _setting(frame, units, by, toward)
    if setting == "at-once":
        return _abreast(frame, row, by, toward)
    state, came = frame.table.state, list[Outcome]()
    rest = [(unit, state.stamp[unit]) for unit in row]
    while rest := [it for it in rest if frame.table.lives(*it)]:
        unit = rest[0][0]
        if setting == "owner" and len(rest) > 1:
            options = [Option("unit", it) for it, _ in rest]
            unit = frame.table.choose(frame.chooser, options, _ORDER).value
        rest = [it for it in rest if it[0] != unit]
        came.append(walk(frame, unit, by, toward))
    return came


def roam(frame: Frame, units: Sequence[int], go: Callable[[int], Outcome]) -> list[Outcome]:
    """What comes of each of several units that go any way, one after the other.

    Who does it says which comes next (ruling each-order), of those that can go by themselves.
    """
    table, stamp = frame.table, frame.table.state.stamp
    came = [go(unit) for unit in units if unit in table.match.attached]
    rest = [(unit, stamp[unit]) for unit in units if unit not in table.match.attached]
    while rest := [it for it in rest if table.lives(*it)]:
        unit = frame.next_of([Option("unit", it) for it, _ in rest]).value
        rest = [it for it in rest if it[0] != unit]
        came.append(go(unit))
    return came


def _foremost_first(frame: Frame, units: Sequence[int], toward: Direction) -> list[int]:
    """Those farthest along their way first, so that no unit blocks the one behind it."""
    rays, where = frame.table.match.board.ray, frame.table.state.where

    def room(unit: int) -> int:
        way = toward(frame, unit)
        return 0 if way == NOWHERE else len(rays[where[unit]][way])

    return sorted(units, key=room)


def _abreast(frame: Frame, units: Sequence[int], by: Amount, toward: Direction) -> list[Outcome]:
    """All of them step by step at the same moment, each step judged by where everybody stands."""
    walks = [begin(frame, unit, by, toward) for unit in units]
    while strides := [(one, stride) for one in walks if (stride := one.stride())]:
        going = _without_clashes(strides)
        if going:
            take(frame.table, [stride for _, stride in going])
        for one, _ in going:
            one.taken += 1
    return [one.outcome() for one in walks]


def _without_clashes(strides: Sequence[tuple[Walk, Stride]]) -> list[tuple[Walk, Stride]]:
    """The steps that no other one keeps from its zones: of two to one zone neither is taken."""
    going = []
    for one, stride in strides:
        zones = {zone for _, zone in stride.everybody} - {NOWHERE}
        clash = next(
            (
                nothing(CLASH, unit=one.unit, standing=other.unit, zone=zone)
                for _, other in strides
                for _, zone in other.everybody
                if other is not stride and zone in zones
            ),
            None,
        )
        if clash:
            one.came = clash
        else:
            going.append((one, stride))
    return going


def _setting(frame: Frame, units: Sequence[int], by: Amount, toward: Direction) -> str:
    """By which order they go; asked only where another one could make a difference."""
    table = frame.table
    setting = table.rulings["group-move"]
    if table.recorder is None and setting == "foremost":
        return setting
    return table.decides("group-move") if _order_matters(frame, units, by, toward) else "foremost"


def _order_matters(frame: Frame, units: Sequence[int], by: Amount, toward: Direction) -> bool:
    """Whether one of them may stand in another's way, or passives may answer in between."""
    going = [(it, way) for it in units if (way := toward(frame, it)) != NOWHERE]
    if len(going) < SEVERAL:
        return False
    reached = set[int]()
    for unit, way in going:
        reach = _reach(frame.table, unit, way, by.number)
        if _may_wake(frame.table, unit) or not reached.isdisjoint(reach):
            return True
        reached |= reach
    return False


def _with_pieces(table: Table, unit: int) -> tuple[int, ...]:
    """A unit and everything attached to it."""
    return (unit, *table.match.pieces.get(unit, ()))


def _reach(table: Table, unit: int, way: int, steps: int) -> set[int]:
    """The zones that a unit, or a piece attached to it, may take up on its way."""
    zones = {table.state.where[it] for it in _with_pieces(table, unit)} - {NOWHERE}
    last = zones
    for _ in range(steps):
        last = {table.match.board.step[zone][way] for zone in last} - {NOWHERE}
        zones = zones | last
    return zones


def _may_wake(table: Table, unit: int) -> bool:
    """Whether something may answer that a unit, or a piece attached to it, comes or goes."""
    passives = table.match.passives
    waiting = [*passives.get("left", ()), *passives.get("entered", ())]
    units = _with_pieces(table, unit)
    return any(it.might_notice(table, one, "move") for it in waiting for one in units)
