"""Put a unit into a zone, however far away.

    put: {who: this, at: a free zone}

It enters that zone and nothing in between. It fails if somebody stands there. Pieces attached to
it go along; if one of them could not, nothing happens (ruling `attached-blocked`).

who (main): one unit; a phrase that finds several asks the owner. at: one zone, likewise.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import UnitPut
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.pieces import MOVING, alone, arrivals, blocking, tell
from react_tools.rulesets.react.reasons import NO_UNIT, NO_ZONE
from react_tools.rulesets.react.verb import Act, Arguments, Parameter, Verb, travels

OCCUPIED = Reason(
    "occupied",
    "{standing} stands on {zone}, so {unit} cannot be put there",
    "на {zone} уже {standing}, {unit} не может там оказаться",
    ("RA-ZONE-1",),
)


def _put(frame: Frame, unit: int, zone: int) -> Outcome:
    table = frame.table
    if came := alone(table, unit):
        return came
    there = blocking(table, unit, zone)
    if there != NOWHERE:
        return nothing(OCCUPIED, unit=unit, zone=zone, standing=there)
    everybody = arrivals(table, [(unit, zone)])
    if isinstance(everybody, Outcome):
        return everybody
    table.record(UnitPut(unit, table.state.where[unit], zone))
    tell(table, everybody)
    come_to_stand(table, everybody, "put")
    return DONE


def _compile(arguments: Arguments) -> Act:
    who, at = arguments.units("who"), arguments.zones("at")
    said_who, said_at = arguments.said("who"), arguments.said("at")

    def act(frame: Frame) -> Outcome:
        units = frame.one("unit", who(frame))
        if not units:
            return nothing(NO_UNIT, phrase=said_who(frame))
        zones = frame.one("zone", at(frame))
        if not zones:
            return nothing(NO_ZONE, phrase=said_at(frame))
        return _put(frame, units[0], zones[0])

    return act


PUT = Verb(
    name="put",
    main="who",
    parameters={"who": Parameter("units"), "at": Parameter("zones")},
    compile=_compile,
    reasons=(NO_UNIT, NO_ZONE, OCCUPIED, *MOVING.values()),
    page=__doc__,
    brings=travels("put", "who"),
)
