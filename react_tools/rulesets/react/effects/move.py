"""Move units, one zone at a time, across a side.

    move: {who: this, by: up to 2, toward: direction}
    move: {who: creator, by: 1}

Without `toward` the owner chooses a direction anew for each step; any of the four may be
chosen, and one that is blocked makes the step fail. Each step is an entry of its own: passives
answer between the steps. Several units
that go one way go foremost first, so that none blocks another.

who (main): the units. by: how many steps, 1 if left out; `up to 2` lets the owner take fewer.
toward: `direction` (what the cost fixed), `to X`, `away from X`.
"""

from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.effects.reasons import (
    CHOSE_NOT_TO,
    NO_UNIT,
    OCCUPIED,
    OFF_THE_FIELD,
)
from react_tools.rulesets.react.effects.verb import Act, Arguments, Parameter, Verb
from react_tools.rulesets.react.events.field import UnitMoved
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import OPTIONAL, Frame
from react_tools.rulesets.react.language.phrase import Amount
from react_tools.rulesets.react.meaning import Direction
from react_tools.rulesets.react.outcome import DONE, Outcome, Reason, nothing, partly, together
from react_tools.rulesets.react.table import NONE, Option

NOT_IN_LINE = Reason(
    "not in line",
    "{unit} is in line with nothing to go by",
    "{unit} не на одной линии с ориентиром",
    ("RA-MOVE-2",),
)
_ANY_WAY = ("RA-MOVE-1", "RA-EFFECT-11")


def step(frame: Frame, unit: int, direction: int) -> Outcome:
    """One step of one unit."""
    table = frame.table
    origin = table.state.where[unit]
    zone = table.match.board.step[origin][direction]
    if zone == NOWHERE:
        return nothing(OFF_THE_FIELD, unit=unit, direction=direction)
    there = table.standing(zone)
    if there != NOWHERE:
        return nothing(OCCUPIED, unit=unit, zone=zone, standing=there)
    table.record(UnitMoved(unit, direction, origin, zone))
    come_to_stand(table, [(unit, zone)], "move")
    return DONE


def _steps(frame: Frame, by: Amount, *, free: bool) -> int:
    """How many steps; `up to` along a fixed line is settled before the first."""
    if not by.up_to or free:
        return by.number
    numbers = [Option("number", count) for count in range(by.number + 1)]
    return frame.table.choose(frame.owner, numbers, OPTIONAL).value


def _free_direction(frame: Frame, *, may_stop: bool) -> int:
    options = [Option("direction", way) for way in range(len(DIRECTIONS))]
    if may_stop:
        options.append(NONE)
    picked = frame.table.choose(frame.owner, options, OPTIONAL if may_stop else _ANY_WAY)
    return NOWHERE if picked == NONE else picked.value


def _walk(frame: Frame, unit: int, by: Amount, toward: Direction | None) -> Outcome:
    """All steps of one unit, as far as they go."""
    free, table = toward is None, frame.table
    count = _steps(frame, by, free=free)
    stamp = table.state.stamp[unit]
    for taken in range(count):
        if table.state.stamp[unit] != stamp:
            break
        if toward is None:
            way = _free_direction(frame, may_stop=by.up_to)
            if way == NOWHERE:
                return DONE if taken else nothing(CHOSE_NOT_TO, player=frame.owner)
        else:
            way = toward(frame, unit)
            if way == NOWHERE:
                return nothing(NOT_IN_LINE, unit=unit)
        came = step(frame, unit, way)
        if came.word != "done":
            return partly(came.reason, **dict(came.values)) if taken and came.reason else came
    return DONE if count else nothing(CHOSE_NOT_TO, player=frame.owner)


def _foremost_first(frame: Frame, units: list[int], toward: Direction | None) -> list[int]:
    """Those farthest along their way first, so that no unit blocks the one behind it."""
    if toward is None or len(units) == 1:
        return units
    board, where = frame.table.match.board, frame.table.state.where

    def room(unit: int) -> int:
        way, zone, count = toward(frame, unit), where[unit], 0
        while way != NOWHERE and (zone := board.step[zone][way]) != NOWHERE:
            count += 1
        return count

    return sorted(units, key=room)


def _compile(arguments: Arguments) -> Act:
    who, by = arguments.units("who"), arguments.amount("by")
    toward, said = arguments.toward("toward"), arguments.said("who")

    def act(frame: Frame) -> Outcome:
        units = who(frame)
        if not units:
            return nothing(NO_UNIT, phrase=said(frame))
        where = frame.table.state.where
        outcomes = [
            _walk(frame, unit, by, toward)
            for unit in _foremost_first(frame, units, toward)
            if where[unit] != NOWHERE
        ]
        return together(outcomes)

    return act


MOVE = Verb(
    name="move",
    main="who",
    parameters={
        "who": Parameter("units"),
        "by": Parameter("amount", "1"),
        "toward": Parameter("toward", required=False),
    },
    compile=_compile,
    reasons=(NO_UNIT, OCCUPIED, OFF_THE_FIELD, NOT_IN_LINE, CHOSE_NOT_TO),
    page=__doc__,
)
