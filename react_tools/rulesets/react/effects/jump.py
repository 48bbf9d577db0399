"""Jump: go to the first free zone of a direction, over everybody who stands between.

    jump: {who: creator, toward: direction}

With a free neighbour it is a plain step. With no free zone that way it fails. Whether zones that
are jumped over are entered and left says ruling `jump-enters`: by default they are not.

who (main): the units. toward: `direction`, `to X`, `away from X`; left out, the owner chooses.
"""

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import UnitJumped
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.meaning import Direction
from react_tools.rulesets.react.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.pieces import MOVING, alone, arrivals, barred, tell
from react_tools.rulesets.react.reasons import NO_UNIT, NOT_IN_LINE
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb, each_unit

NO_FREE_ZONE = Reason(
    "no free zone",
    "no zone that way is free, so {unit} cannot jump {direction}",
    "там нет свободных клеток, {unit} не может прыгнуть {direction}",
    ("RA-JUMP-4", "RA-JUMP-5"),
)
_OVER = ("RA-JUMP-2", "RA-JUMP-6")
_STEP = ("RA-JUMP-3",)


def _jump(frame: Frame, unit: int, toward: Direction | None) -> Outcome:
    table = frame.table
    if came := alone(table, unit):
        return came
    way = frame.any_way(far=True) if toward is None else toward(frame, unit)
    where, steps = table.state.where, table.match.board.step
    origin = where[unit]
    if way == NOWHERE:
        return nothing(NOT_IN_LINE, unit=unit)
    zone, passed = steps[origin][way], list[int]()
    while zone != NOWHERE and (zone in where or barred(table, zone)):
        passed.append(zone)
        zone = steps[zone][way]
    if zone == NOWHERE:
        return nothing(NO_FREE_ZONE, unit=unit, direction=way)
    everybody = arrivals(table, [(unit, zone)])
    if isinstance(everybody, Outcome):
        return everybody
    table.record(UnitJumped(unit, way, origin, zone, _OVER[: len(passed)] if passed else _STEP))
    tell(table, everybody)
    come_to_stand(table, everybody, "jump", passed)
    return DONE


def _compile(arguments: Arguments) -> Act:
    toward = arguments.toward("toward")
    return each_unit(arguments, lambda frame, unit: _jump(frame, unit, toward))


JUMP = Verb(
    name="jump",
    main="who",
    parameters={"who": Parameter("units"), "toward": Parameter("toward", required=False)},
    compile=_compile,
    reasons=(NO_UNIT, NO_FREE_ZONE, NOT_IN_LINE, *MOVING.values()),
    page=__doc__,
)
