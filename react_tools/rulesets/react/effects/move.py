"""Move units, one zone at a time, across a side.

    move: {who: this, by: up to 2, toward: direction}
    move: {who: creator, by: 1}

Without `toward` the owner chooses a direction anew for each step; any of the four may be
chosen, and one that is blocked makes the step fail. Each step is an entry of its own: passives
answer between the steps. If one of them moves the unit, the rest goes on from there (ruling
`moved-midway`). Several units
that go one way go foremost first, so that none blocks another. Pieces attached to a creator go
along; if one of them could not, the creator stays.

who (main): the units. by: how many steps, 1 if left out; `up to 2` lets the owner take fewer.
toward: `direction` (what the cost fixed), `to X`, `away from X`.
"""

from msgspec.structs import replace

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import UnitMoved
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.language.phrase import Amount
from react_tools.rulesets.react.meaning import Direction
from react_tools.rulesets.react.outcome import DONE, Outcome, Reason, nothing, together
from react_tools.rulesets.react.pieces import MOVING, alone, arrivals, blocking, tell
from react_tools.rulesets.react.reasons import (
    CHOSE_NOT_TO,
    LEFT_THE_FIELD,
    NO_UNIT,
    NOT_IN_LINE,
    OCCUPIED,
    OFF_THE_FIELD,
)
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb

MOVED_MIDWAY = Reason(
    "moved on the way",
    "{unit} has been moved on the way, and so the move ends there",
    "{unit} по пути перемещают, и на этом перемещение заканчивается",
    ("moved-midway", "RA-EFFECT-10"),
)


def step(frame: Frame, unit: int, direction: int) -> Outcome:
    """One step of one unit."""
    table = frame.table
    origin = table.state.where[unit]
    zone = table.match.board.step[origin][direction]
    if zone == NOWHERE:
        return nothing(OFF_THE_FIELD, unit=unit, direction=direction)
    there = blocking(table, unit, zone)
    if there != NOWHERE:
        return nothing(OCCUPIED, unit=unit, zone=zone, standing=there)
    everybody = arrivals(table, [(unit, zone)])
    if isinstance(everybody, Outcome):
        return everybody
    if table.recorder is not None:
        table.record(UnitMoved(unit, direction, origin, zone))
        tell(table, everybody)
    come_to_stand(table, everybody, "move")
    return DONE


def _no_way(frame: Frame, unit: int, toward: Direction | None) -> Outcome:
    """Why the next step goes nowhere."""
    if toward is None:
        return nothing(CHOSE_NOT_TO, player=frame.chooser)
    return nothing(NOT_IN_LINE, unit=unit)


def _lost(table: Table, unit: int, stamp: int, zone: int) -> Outcome | None:
    """Why a unit that has come to a zone goes on from there no more, for passives have answered."""
    if not table.lives(unit, stamp):
        return nothing(LEFT_THE_FIELD, unit=unit)
    if table.state.where[unit] != zone and table.ruling("moved-midway") == "ends":
        return nothing(MOVED_MIDWAY, unit=unit)
    return None


def _walk(frame: Frame, unit: int, by: Amount, toward: Direction | None) -> Outcome:
    """All steps of one unit, as far as they go; passives answer in between."""
    table = frame.table
    if came := alone(table, unit):
        return came
    asks = by.up_to and toward is not None
    count = frame.number(by, "steps", unit=unit) if asks else by.number
    stamp, taken, far = table.state.stamp[unit], 0, by.number > 1
    here = table.state.where[unit]
    came = DONE if count else nothing(CHOSE_NOT_TO, player=frame.chooser)
    while taken < count:
        if lost := _lost(table, unit, stamp, here):
            came = lost
            break
        way = frame.any_way(may_stop=by.up_to, far=far) if toward is None else toward(frame, unit)
        here = table.match.board.step[table.state.where[unit]][way]
        came = _no_way(frame, unit, toward) if way == NOWHERE else step(frame, unit, way)
        if came.word != "done":
            break
        taken += 1
    if came.reason is None or not taken:
        return came
    return DONE if came.reason.by_choice else replace(came, word="partly")


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
        table = frame.table
        if len(units) == 1 and table.state.where[units[0]] != NOWHERE:
            return _walk(frame, units[0], by, toward)
        row = _foremost_first(frame, units, toward)
        there = (unit for unit in row if table.state.where[unit] != NOWHERE)
        return together([_walk(frame, unit, by, toward) for unit in there])

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
    reasons=(
        NO_UNIT,
        OCCUPIED,
        OFF_THE_FIELD,
        NOT_IN_LINE,
        LEFT_THE_FIELD,
        MOVED_MIDWAY,
        CHOSE_NOT_TO,
        *MOVING.values(),
    ),
    page=__doc__,
)
