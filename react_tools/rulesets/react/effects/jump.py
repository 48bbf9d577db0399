"""Jump: go to the first free zone of a direction, over everybody who stands between.

    jump: {who: creator, toward: direction}

With a free neighbour it is a plain step. With no free zone that way it fails. Whether zones that
are jumped over are entered and left says ruling `jump-enters`: by default they are not. Where a
jump lands whose unit has pieces attached says ruling `attached-jump`. A zone with a boulder is free
like any other, or by ruling `boulder-blocks` jumped over.

who (main): the units. toward: `direction`, `to X`, `away from X`; left out, a direction is
chosen, as for `move`; of several units in which order, too (ruling `each-order`). Several
that jump one way go foremost first, or in an order that is chosen (ruling `group-move`).
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, together
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import UnitJumped
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.marching import bound, roam
from react_tools.rulesets.react.meaning import Direction
from react_tools.rulesets.react.pieces import (
    MOVING,
    alone,
    arrivals,
    barred,
    can_come,
    comes_whole,
    tell,
)
from react_tools.rulesets.react.reasons import NO_UNIT, NOT_IN_LINE
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb, travels

NO_FREE_ZONE = Reason(
    "no free zone",
    "no zone that way is free, so {unit} cannot jump {direction}",
    "там нет свободных клеток, {unit} не может прыгнуть {direction}",
    ("RA-JUMP-4", "RA-JUMP-5"),
)
_OVER = ("RA-JUMP-2", "RA-JUMP-6")
_STEP = ("RA-JUMP-3",)


def _path(table: Table, origin: int, way: int) -> list[int]:
    """The occupied zones of a way, and then the first free one, or NOWHERE.

    Whether a boulder bars a zone is asked only of one that nobody occupies.
    """
    where, steps = table.state.where, table.match.board.step
    path = [steps[origin][way]]
    while path[-1] != NOWHERE and (path[-1] in where or barred(table, path[-1])):
        path.append(steps[path[-1]][way])
    return path


def _landing(table: Table, unit: int, way: int) -> list[int]:
    """The zones that a jump passes, and the one where it lands, or NOWHERE.

    With pieces attached it may go on to where all of them fit (ruling attached-jump).
    """
    path = _path(table, table.state.where[unit], way)
    if unit not in table.match.pieces:
        return path
    farther = path
    while farther[-1] != NOWHERE and not comes_whole(table, unit, farther[-1]):
        farther = [*farther, *_path(table, farther[-1], way)]
    if farther == path or farther[-1] == NOWHERE or table.decides("attached-jump") == "creator":
        return path
    return farther


def _mark(table: Table, passed: list[int]) -> None:
    """That a zone where nobody stands was jumped over rests on a ruling, not on the book."""
    for zone in passed:
        if table.standing(zone) == NOWHERE and not barred(table, zone):
            table.decides("attached-jump")


def _any_way(frame: Frame, unit: int) -> int:
    """The way that is chosen."""
    table = frame.table

    def works(way: int) -> bool:
        zone = _landing(table, unit, way)[-1]
        return zone != NOWHERE and can_come(table, unit, zone)

    return frame.any_way(frame.mover(unit), works, far=True)


def _jump(frame: Frame, unit: int, toward: Direction | None) -> Outcome:
    table = frame.table
    if came := alone(table, unit):
        return came
    way = _any_way(frame, unit) if toward is None else toward(frame, unit)
    if way == NOWHERE:
        return nothing(NOT_IN_LINE, unit=unit)
    origin = table.state.where[unit]
    *passed, zone = _landing(table, unit, way)
    if zone == NOWHERE:
        return nothing(NO_FREE_ZONE, unit=unit, direction=way)
    everybody = arrivals(table, [(unit, zone)])
    if isinstance(everybody, Outcome):
        return everybody
    if table.recorder is not None:
        over = _OVER[: len(passed)] if passed else _STEP
        table.record(UnitJumped(unit, way, origin, zone, over))
        _mark(table, passed)
        tell(table, everybody)
    come_to_stand(table, everybody, "jump", passed)
    return DONE


def _compile(arguments: Arguments) -> Act:
    who, said = arguments.units("who"), arguments.said("who")
    toward = arguments.toward("toward")

    def act(frame: Frame) -> Outcome:
        units = who(frame)
        if not units:
            return nothing(NO_UNIT, phrase=said(frame))
        if len(units) == 1:
            return _jump(frame, units[0], toward)
        if toward is not None:
            return together(bound(frame, units, toward, lambda unit: _jump(frame, unit, toward)))
        return together(roam(frame, units, lambda unit: _jump(frame, unit, None)))

    return act


JUMP = Verb(
    name="jump",
    main="who",
    parameters={"who": Parameter("units"), "toward": Parameter("toward", required=False)},
    compile=_compile,
    reasons=(NO_UNIT, NO_FREE_ZONE, NOT_IN_LINE, *MOVING.values()),
    page=__doc__,
    brings=travels("jump", "who"),
)
