"""Who comes to stand where: a unit, and the pieces attached to it, all or nothing.

Every way of moving asks `arrivals` for everybody who comes to stand somewhere new. Pieces go where
their creator goes, by the same offset; where one of them could not go, nobody does: of a swap the
book says it (RA-SWAP-4), of other ways ruling attached-blocked.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from react_tools.replay.outcome import Outcome, Reason, nothing
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import BoulderPassed, PieceCarried
from react_tools.rulesets.react.lying import boulders_at
from react_tools.rulesets.react.table import Table

Arrival = tuple[int, int]
"""A unit, and the zone in which it comes to stand."""
ATTACHED = Reason(
    "attached",
    "{unit} is attached to its creator and goes nowhere alone",
    "{unit}: часть творца, отдельно не перемещается",
    ("RA-EFFECT-1",),
)
PIECE_OFF = Reason(
    "piece off the field",
    "{unit} would have to go along, and there the field ends",
    "{unit}: пришлось бы переместиться следом, а там край поля",
    ("RA-MOVE-4",),
)
PIECE_BLOCKED = Reason(
    "piece blocked",
    "{unit} would have to go along, and {standing} stands on {zone}",
    "{unit}: пришлось бы переместиться следом, а на {zone} уже {standing}",
    ("RA-MOVE-3", "RA-ZONE-1"),
)
BARRED = Reason(
    "boulder in the way",
    "a boulder lies on {zone} and keeps {unit} out",
    "на {zone} лежит глыба, войти туда нельзя: {unit}",
    ("boulder-blocks", "RA-BOULDER-6"),
)
MOVING = {it.key: it for it in (ATTACHED, PIECE_OFF, PIECE_BLOCKED, BARRED)}
"""The reasons that moving, jumping and putting can have for pieces and boulders."""
SWAPPING = {key: replace(it, rules=("RA-SWAP-4", *it.rules[:1])) for key, it in MOVING.items()}
"""The same of a swap, which does not happen if it would lead to an illegal placement."""
Reasons = Mapping[str, Reason]


def alone(table: Table, unit: int, why: Reasons = MOVING) -> Outcome | None:
    """Why *unit* cannot be moved by itself; None if it can."""
    return nothing(why[ATTACHED.key], unit=unit) if unit in table.match.attached else None


def barred(table: Table, zone: int) -> bool:
    """Whether a boulder keeps everybody out of a zone (ruling boulder-blocks).

    Wherever one lies the ruling is asked, so callers look at what else keeps somebody out first.
    """
    match = table.match
    if not match.boulders_bar and (table.recorder is None or not match.boulders):
        return False
    return bool(boulders_at(table, (zone,))) and table.decides("boulder-blocks") == "yes"


def blocking(table: Table, unit: int, zone: int) -> int:
    """Who stands in *zone* and keeps *unit* out; its own pieces do not, for they go along."""
    there = table.standing(zone)
    return NOWHERE if there in table.match.pieces.get(unit, ()) else there


def arrivals(
    table: Table, moves: Sequence[Arrival], why: Reasons = MOVING
) -> Sequence[Arrival] | Outcome:
    """Everybody who comes to stand if *moves* are made; or why that cannot be.

    A piece that leaves the field because it cannot go along (ruling attached-blocked) comes to
    NOWHERE.
    """
    match = table.match
    if not match.pieces and not match.boulders_bar:
        return moves
    carried = _carried(table, moves)
    everybody = [*moves, *carried]
    came = _obstacle(table, everybody, carried, why)
    if came is None:
        return everybody
    kept_out = why is SWAPPING or any(barred(table, zone) for _, zone in moves)
    if kept_out or table.decides("attached-blocked") == "stays":
        return came
    return [*moves, *_those_who_can(table, everybody, carried)]


def can_come(table: Table, unit: int, zone: int) -> bool:
    """Whether a unit can come to stand in a free zone, with what is attached to it or without."""
    return not isinstance(arrivals(table, ((unit, zone),)), Outcome)


def comes_whole(table: Table, unit: int, zone: int) -> bool:
    """Whether a unit can come to stand in a free zone, and everything attached to it along."""
    if unit not in table.match.pieces:
        return not barred(table, zone)
    carried = _carried(table, [(unit, zone)])
    return _obstacle(table, [(unit, zone), *carried], carried, MOVING) is None


def _carried(table: Table, moves: Sequence[Arrival]) -> list[Arrival]:
    """The pieces attached to those who move, each with the zone to which it would have to come."""
    where, match = table.state.where, table.match
    return [
        (piece, match.board.displaced(where[piece], where[unit], zone))
        for unit, zone in moves
        for piece in match.pieces.get(unit, ())
        if where[piece] != NOWHERE
    ]


def _those_who_can(
    table: Table, everybody: Sequence[Arrival], carried: Sequence[Arrival]
) -> list[Arrival]:
    """The pieces with the zone to which they come, NOWHERE if they cannot come along."""
    return [
        (piece, zone if _obstacle(table, everybody, [(piece, zone)], MOVING) is None else NOWHERE)
        for piece, zone in carried
    ]


def _obstacle(
    table: Table, everybody: Sequence[Arrival], carried: Sequence[Arrival], why: Reasons
) -> Outcome | None:
    """The first piece that cannot go along; the first boulder in the way."""
    moving = {unit for unit, _ in everybody}
    for piece, zone in carried:
        if zone == NOWHERE:
            return nothing(why[PIECE_OFF.key], unit=piece)
        others = [unit for unit, place in everybody if place == zone and unit != piece]
        standing = table.standing(zone)
        if standing not in moving and standing != NOWHERE:
            others.append(standing)
        if others:
            return nothing(why[PIECE_BLOCKED.key], unit=piece, zone=zone, standing=others[0])
    for unit, zone in everybody:
        if barred(table, zone):
            return nothing(why[BARRED.key], unit=unit, zone=zone)
    return None


def tell(table: Table, everybody: Sequence[Arrival]) -> None:
    """Record who goes along and what bars nobody, after what moves them has been recorded."""
    match = table.match
    if table.recorder is None or not (match.attached or match.boulders):
        return
    for unit, zone in everybody:
        if zone == NOWHERE:
            continue
        origin = table.state.where[unit]
        if unit in match.attached and origin != NOWHERE:
            table.record(PieceCarried(unit, origin, zone))
        for _, token in boulders_at(table, (zone,))[:1]:
            table.record(BoulderPassed(token, zone))
