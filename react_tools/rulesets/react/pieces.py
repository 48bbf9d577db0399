"""Attached pieces: they go where their creator goes, by the same offset, all or nothing.

Every way of moving asks `arrivals` for everybody who comes to stand somewhere new; where a piece
could not go, nobody does (RA-SWAP-4).
"""

from collections.abc import Sequence

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import PieceCarried
from react_tools.rulesets.react.outcome import Outcome, Reason, nothing
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
    ("RA-SWAP-4", "RA-MOVE-4"),
)
PIECE_BLOCKED = Reason(
    "piece blocked",
    "{unit} would have to go along, and {standing} stands on {zone}",
    "{unit}: пришлось бы переместиться следом, а на {zone} уже {standing}",
    ("RA-SWAP-4", "RA-ZONE-1"),
)
PIECES = (ATTACHED, PIECE_OFF, PIECE_BLOCKED)
"""The reasons that every way of moving can have."""


def alone(table: Table, unit: int) -> Outcome | None:
    """Why *unit* cannot be moved by itself; None if it can."""
    return nothing(ATTACHED, unit=unit) if unit in table.match.attached else None


def blocking(table: Table, unit: int, zone: int) -> int:
    """Who stands in *zone* and keeps *unit* out; its own pieces do not, for they go along."""
    there = table.standing(zone)
    return NOWHERE if there in table.match.pieces.get(unit, ()) else there


def arrivals(table: Table, moves: Sequence[Arrival]) -> Sequence[Arrival] | Outcome:
    """Everybody who comes to stand if *moves* are made; or why that cannot be."""
    pieces = table.match.pieces
    if not pieces:
        return moves
    where, board = table.state.where, table.match.board
    carried = [
        (piece, board.displaced(where[piece], where[unit], zone))
        for unit, zone in moves
        for piece in pieces.get(unit, ())
        if where[piece] != NOWHERE
    ]
    everybody = [*moves, *carried]
    return _obstacle(table, everybody, carried) or everybody


def _obstacle(
    table: Table, everybody: Sequence[Arrival], carried: Sequence[Arrival]
) -> Outcome | None:
    """The first piece that cannot go along."""
    moving = {unit for unit, _ in everybody}
    for piece, zone in carried:
        if zone == NOWHERE:
            return nothing(PIECE_OFF, unit=piece)
        others = [unit for unit, place in everybody if place == zone and unit != piece]
        standing = table.standing(zone)
        if standing not in moving and standing != NOWHERE:
            others.append(standing)
        if others:
            return nothing(PIECE_BLOCKED, unit=piece, zone=zone, standing=others[0])
    return None


def tell(table: Table, everybody: Sequence[Arrival]) -> None:
    """Record the pieces that go along, after what moves them has been recorded."""
    if table.recorder is None or not table.match.attached:
        return
    for unit, zone in everybody:
        if unit in table.match.attached:
            table.record(PieceCarried(unit, table.state.where[unit], zone))
