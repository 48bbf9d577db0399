"""The field and its geometry: zones are numbered from the lowest row, left to right."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

LEFT, RIGHT, UP, DOWN = range(4)
DIRECTIONS = ("left", "right", "up", "down")
ARROWS = ("←", "→", "↑", "↓")
NOWHERE = -1

_STEPS = ((-1, 0), (1, 0), (0, 1), (0, -1))


class Numbers(Struct, frozen=True):
    """The numbers of the game (`cards/react/board.yaml`); a setting may draw another field.

    Attributes:
        columns, rows: the size of the field.
        stars: the zones in which the creators start, by name, the first creator's first.
        slots: cards a chain holds at most.
        hand: action cards a hand holds at most.
        dealt: action cards a player takes before the first turn.
        damage: damage that ends a creator's duel.
        deck: cards a deck is made of.
        cells: cells of the masterpiece board.
        pieces: cards a masterpiece is made of.
    """

    columns: int
    rows: int
    stars: tuple[str, str]
    slots: int
    hand: int
    dealt: int
    damage: int
    deck: int
    cells: int
    pieces: int

    @classmethod
    def from_plain(cls, data: Mapping[str, Mapping[str, Any]]) -> "Numbers":
        """From the data of a `board.yaml` that its schema has passed."""
        field, hand, masterpiece = data["field"], data["hand"], data["masterpiece"]
        first, second = field["stars"]
        return cls(
            columns=field["columns"],
            rows=field["rows"],
            stars=(first, second),
            slots=data["chain"]["slots"],
            hand=hand["limit"],
            dealt=hand["start"],
            damage=data["creator"]["damage"],
            deck=data["deck"]["size"],
            cells=masterpiece["cells"],
            pieces=masterpiece["cards"],
        )


class Board:
    """A grid of `columns` × `rows` zones.

    Attributes:
        step: `step[zone][direction]` is the zone one step on, or NOWHERE.
        near: `near[zone]` are the zones that share a side with it (RA-ZONE: adjacent), ascending.
        far: `far[a][b]` is the number of orthogonal steps from a to b.
        line: `line[zone]` are the other zones of its row and column, ascending.
        corners: `corners[zone]` are the zones that share a corner with it and no side.
        ray: `ray[zone][direction]` are the zones that way, near to far.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.zones = range(columns * rows)
        places = [(zone % columns, zone // columns) for zone in self.zones]
        self.step = tuple(tuple(self._zone(x + dx, y + dy) for dx, dy in _STEPS) for x, y in places)
        self.near = tuple(tuple(sorted(z for z in row if z != NOWHERE)) for row in self.step)
        self.far = tuple(tuple(abs(x - u) + abs(y - v) for u, v in places) for x, y in places)
        self.line = tuple(
            tuple(z for z, (u, v) in enumerate(places) if ((u == x) != (v == y))) for x, y in places
        )

        self.corners = tuple(
            tuple(z for z, (u, v) in enumerate(places) if abs(u - x) == abs(v - y) == 1)
            for x, y in places
        )
        self.ray = tuple(
            tuple(tuple(self._onward(zone, way)) for way in range(len(_STEPS)))
            for zone in self.zones
        )

    def _onward(self, zone: int, way: int) -> Iterator[int]:
        while (zone := self.step[zone][way]) != NOWHERE:
            yield zone

    def _zone(self, column: int, row: int) -> int:
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else NOWHERE

    def within(self, steps: int) -> tuple[tuple[int, ...], ...]:
        """For each zone those at most so many orthogonal steps away, itself included."""
        return tuple(tuple(z for z in self.zones if row[z] <= steps) for row in self.far)

    def name(self, zone: int) -> str:
        """`a1` for the lowest left zone."""
        return f"{chr(ord('a') + zone % self.columns)}{zone // self.columns + 1}"

    def zone(self, name: str) -> int | None:
        """The zone called *name*, if the field has it."""
        column, row = ord(name[:1] or "?") - ord("a"), name[1:]
        found = self._zone(column, int(row) - 1) if row.isdecimal() else NOWHERE
        return None if found == NOWHERE else found

    def displaced(self, zone: int, origin: int, place: int) -> int:
        """The zone as far from *zone* as *place* is from *origin*; NOWHERE if off the field."""
        columns = self.columns
        column = zone % columns + place % columns - origin % columns
        return self._zone(column, zone // columns + place // columns - origin // columns)

    def bearing(self, origin: int, place: int) -> int:
        """The direction from *origin* to *place* if they are in line, else NOWHERE."""
        if place not in self.line[origin]:
            return NOWHERE
        if origin // self.columns == place // self.columns:
            return LEFT if place < origin else RIGHT
        return DOWN if place < origin else UP
