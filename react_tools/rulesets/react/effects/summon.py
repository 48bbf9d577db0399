"""Summon: a ready summon of yours comes from supply to a zone.

    summon: {what: brush-spirit, at: target}

It fails if the zone is occupied or none is left. One that is `attached` to its creator can come
only beside it or at its corners, as its file says. The new unit is `chosen` afterwards, or all of
them. Of several zones, for all of which too few are left, who summons says to which they come
(ruling `each-order`).

what (main): the kind. at: the zone; a phrase that finds several summons in each.
"""

from collections.abc import Sequence

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, together
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import UnitSummoned
from react_tools.rulesets.react.field import come_to_stand
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.pieces import BARRED, barred, tell
from react_tools.rulesets.react.reasons import NO_ZONE
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Brings, Parameter, Verb

OCCUPIED = Reason(
    "occupied",
    "{standing} stands on {zone}, so nothing can be summoned there",
    "на {zone} уже {standing}, призвать туда нельзя",
    ("RA-SUMMON-7", "RA-ZONE-1"),
)
NONE_LEFT = Reason(
    "none left",
    "no {summon} is left to summon",
    "доступных для призыва нет: {summon}",
    ("RA-SUMMON-8",),
)


NOT_BESIDE = Reason(
    "out of place",
    "{summon} is attached beside its creator, and {zone} shares no side with that zone",
    "{summon}: место рядом с творцом, а у {zone} с его клеткой нет общей стороны",
    ("RA-EFFECT-1",),
)
NOT_AT_A_CORNER = Reason(
    "out of place diagonally",
    "{summon} is attached diagonally to its creator, and {zone} is not diagonal to that zone",
    "{summon}: место по диагонали от творца, а {zone} – не по диагонали",
    ("RA-EFFECT-1",),
)


def _out_of_place(frame: Frame, summon: int, zone: int) -> Outcome | None:
    """Why a piece cannot be attached in a zone; None if it can, or is no piece."""
    match = frame.table.match
    attached = match.attached.get(summon)
    if attached is None:
        return None
    board = match.board
    home = frame.table.state.where[match.creators[match.units[summon].owner]]
    if attached == "adjacent":
        return None if zone in board.near[home] else nothing(NOT_BESIDE, summon=summon, zone=zone)
    fits = zone in board.corners[home]
    return None if fits else nothing(NOT_AT_A_CORNER, summon=summon, zone=zone)


def _left(table: Table, kind: list[int]) -> int:
    """The first of a kind that is not on the field, or NOWHERE."""
    where = table.state.where
    for unit in kind:
        if where[unit] == NOWHERE:
            return unit
    return NOWHERE


def _kept_out(frame: Frame, summon: int, zone: int) -> Outcome | None:
    """Why a summon cannot come to a zone, whoever is left; None if it can."""
    table = frame.table
    there = table.standing(zone)
    if there != NOWHERE:
        return nothing(OCCUPIED, zone=zone, standing=there)
    return _out_of_place(frame, summon, zone) if table.match.attached else None


def _summon(frame: Frame, kind: list[int], zone: int) -> Outcome:
    table = frame.table
    if came := _kept_out(frame, kind[0], zone):
        return came
    unit = _left(table, kind)
    if unit == NOWHERE:
        return nothing(NONE_LEFT, summon=kind[0])
    if barred(table, zone):
        return nothing(BARRED, unit=kind[0], zone=zone)
    if table.recorder is not None:
        table.record(UnitSummoned(unit, zone))
        table.came |= {unit}
        tell(table, [(unit, zone)])
    frame.chosen, frame.chosen_zones = [unit], False
    come_to_stand(table, [(unit, zone)], "summon")
    return DONE


def _summon_all(frame: Frame, kind: list[int], zones: Sequence[int]) -> Outcome:
    """One in every zone; with fewer left than there are zones for, who summons says to which."""
    rest, came, new = list(zones), list[Outcome](), list[int]()
    while rest:
        zone = rest[0]
        if short := _short(frame, kind, rest):
            zone = frame.next_of(short).value
        rest.remove(zone)
        came.append(_summon(frame, kind, zone))
        if came[-1] is DONE:
            new += frame.chosen
    if new:
        frame.chosen = new
    return together(came)


def _short(frame: Frame, kind: list[int], zones: Sequence[int]) -> list[Option]:
    """The zones to which one can come, if some are left but not enough for all of those."""
    table = frame.table
    left = sum(table.state.where[unit] == NOWHERE for unit in kind)
    if not 0 < left < len(zones):
        return []
    able = [it for it in zones if not _kept_out(frame, kind[0], it) and not barred(table, it)]
    return [Option("zone", it) for it in able] if left < len(able) else []


def _compile(arguments: Arguments) -> Act:
    kind, at, said = arguments.summon("what"), arguments.zones("at"), arguments.said("at")

    def act(frame: Frame) -> Outcome:
        zones = at(frame)
        if not zones:
            return nothing(NO_ZONE, phrase=said(frame))
        if len(zones) == 1:
            return _summon(frame, kind, zones[0])
        return _summon_all(frame, kind, zones)

    return act


SUMMON = Verb(
    name="summon",
    main="what",
    parameters={"what": Parameter("summon"), "at": Parameter("zones")},
    compile=_compile,
    reasons=(NO_ZONE, OCCUPIED, NONE_LEFT, BARRED, NOT_BESIDE, NOT_AT_A_CORNER),
    page=__doc__,
    brings=(Brings("summoned", "what", "summon"), Brings("entered", "what", "summon")),
)
