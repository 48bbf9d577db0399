"""The field: zones, sides and corners, ways across it (RA-ZONE, RA-MOVE-2).

Nothing here knows who stands where.
"""

from collections.abc import Iterator

from tests.oracle.table import World, Zone

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""The four directions: across a side, never diagonally (RA-MOVE-2)."""


def named(zone: Zone) -> str:
    """What scripts call a zone: `c2`."""
    return f"{chr(ord('a') + zone[0])}{zone[1] + 1}"


def called(name: str) -> Zone:
    """The zone that scripts call so."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def every(world: World) -> list[Zone]:
    """All zones, from the lowest row, left to right."""
    return [(column, row) for row in range(world.rows) for column in range(world.columns)]


def exists(world: World, zone: Zone) -> bool:
    """Whether a zone is on the field."""
    return 0 <= zone[0] < world.columns and 0 <= zone[1] < world.rows


def beyond(zone: Zone, way: str) -> Zone:
    """The zone across one side, which may be off the field."""
    return shifted(zone, WAYS[way])


def shifted(zone: Zone, by: tuple[int, int]) -> Zone:
    """The zone so many columns and rows away."""
    return zone[0] + by[0], zone[1] + by[1]


def offset(start: Zone, end: Zone) -> tuple[int, int]:
    """How many columns and rows away the second is from the first."""
    return end[0] - start[0], end[1] - start[1]


def steps(one: Zone, two: Zone) -> int:
    """How many steps across sides it takes from one to the other."""
    return abs(one[0] - two[0]) + abs(one[1] - two[1])


def adjacent(one: Zone, two: Zone) -> bool:
    """Whether two zones share a side (RA-ZONE-2)."""
    return steps(one, two) == 1


def diagonal(one: Zone, two: Zone) -> bool:
    """Whether two zones share a corner and no side."""
    return abs(one[0] - two[0]) == abs(one[1] - two[1]) == 1


def in_line(one: Zone, two: Zone) -> bool:
    """Whether two different zones lie in one row or column."""
    return one != two and (one[0] == two[0] or one[1] == two[1])


def way_to(start: Zone, end: Zone) -> str:
    """The direction from one zone to another in its row or column; empty if it is in neither."""
    if not in_line(start, end):
        return ""
    far = steps(start, end)
    return next(way for way, (x, y) in WAYS.items() if shifted(start, (x * far, y * far)) == end)


def back(way: str) -> str:
    """The opposite direction; none of none."""
    pairs = {"left": "right", "right": "left", "up": "down", "down": "up", "": ""}
    return pairs[way]


def ahead(world: World, start: Zone, way: str) -> Iterator[Zone]:
    """The zones in a direction, near to far, *start* not included."""
    zone = beyond(start, way)
    while exists(world, zone):
        yield zone
        zone = beyond(zone, way)
