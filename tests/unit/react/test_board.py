"""The field's geometry: names, steps, neighbours, distances, lines, bearings."""

import pytest

from react_tools.rulesets.react.board import DIRECTIONS, DOWN, LEFT, NOWHERE, RIGHT, UP, Board

BACK = {LEFT: RIGHT, RIGHT: LEFT, UP: DOWN, DOWN: UP}
SIZES = [(1, 1), (1, 3), (2, 3), (4, 3), (5, 5), (7, 2), (26, 12)]


@pytest.fixture
def board() -> Board:
    """Four columns, three rows: a1 is zone 0, d1 is 3, a3 is 8."""
    return Board(4, 3)


@pytest.mark.parametrize(("zone", "name"), [(0, "a1"), (3, "d1"), (4, "a2"), (11, "d3")])
def test_zones_are_numbered_from_the_lowest_row_left_to_right(
    board: Board, zone: int, name: str
) -> None:
    assert board.name(zone) == name


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_a_zone_is_found_by_its_name(columns: int, rows: int) -> None:
    board = Board(columns, rows)

    assert [board.zone(board.name(zone)) for zone in board.zones] == list(board.zones)


@pytest.mark.parametrize(
    "name", ["", "a", "1", "a0", "e1", "a4", "A1", "a1 ", "a-1", "aa1", "a1b", "`1", "a01x", "я1"]
)
def test_what_is_no_zone_of_the_field_is_found_nowhere(board: Board, name: str) -> None:
    assert board.zone(name) is None


@pytest.mark.parametrize(
    ("name", "around"),
    [
        ("b2", {"left": "a2", "right": "c2", "up": "b3", "down": "b1"}),
        ("a1", {"right": "b1", "up": "a2"}),
        ("d3", {"left": "c3", "down": "d2"}),
    ],
)
def test_directions_belong_to_the_board(board: Board, name: str, around: dict[str, str]) -> None:
    zone = board.zone(name)
    assert zone is not None

    assert {
        DIRECTIONS[way]: board.name(there)
        for way, there in enumerate(board.step[zone])
        if there != NOWHERE
    } == around


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_a_step_there_and_back_ends_where_it_began(columns: int, rows: int) -> None:
    board = Board(columns, rows)

    assert all(
        board.step[there][BACK[way]] == zone
        for zone in board.zones
        for way, there in enumerate(board.step[zone])
        if there != NOWHERE
    )


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_adjacent_zones_are_those_one_step_away(columns: int, rows: int) -> None:
    board = Board(columns, rows)

    assert [list(near) for near in board.near] == [
        [there for there in board.zones if board.far[zone][there] == 1] for zone in board.zones
    ]


def test_zones_that_meet_at_a_corner_are_two_steps_apart(board: Board) -> None:
    assert board.far[0][5] == 2


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_the_distance_is_the_length_of_the_shortest_walk(columns: int, rows: int) -> None:
    board = Board(columns, rows)
    steps, walked = {0: 0}, [0]
    for zone in walked:
        for near in board.near[zone]:
            if near not in steps:
                steps[near] = steps[zone] + 1
                walked.append(near)

    assert [steps[zone] for zone in board.zones] == list(board.far[0])


def test_the_line_of_a_zone_is_the_rest_of_its_row_and_column(board: Board) -> None:
    zone = board.zone("b2")
    assert zone is not None

    assert [board.name(it) for it in board.line[zone]] == ["b1", "a2", "c2", "d2", "b3"]


@pytest.mark.parametrize(
    ("there", "way"), [("a2", LEFT), ("d2", RIGHT), ("b3", UP), ("b1", DOWN), ("c3", NOWHERE)]
)
def test_the_bearing_is_the_direction_of_what_is_in_line(
    board: Board, there: str, way: int
) -> None:
    zone, place = board.zone("b2"), board.zone(there)
    assert zone is not None
    assert place is not None

    assert board.bearing(zone, place) == way


def test_a_zone_has_no_bearing_to_itself(board: Board) -> None:
    assert board.bearing(5, 5) == NOWHERE


@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_walking_by_the_bearing_arrives(columns: int, rows: int) -> None:
    board = Board(columns, rows)

    def walk(zone: int, place: int) -> int:
        while zone not in {place, NOWHERE}:
            zone = board.step[zone][board.bearing(zone, place)]
        return zone

    assert all(walk(zone, it) == it for zone in board.zones for it in board.line[zone])
