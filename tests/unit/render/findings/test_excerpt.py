"""A line of a file, and carets beneath exactly what a finding is about."""

import pytest

from react_tools.render.findings.excerpt import Frame, excerpt
from react_tools.render.line import Piece, line, plain, width
from react_tools.source.span import Span

EDGE = "    1 | "
"""What stands before a first line."""
ROOM = 80 - len(EDGE)


def shown(text: str, *place: int, columns: int = 80) -> list[str]:
    """The excerpt of a text for a span: line, column, column of its end, line of its end."""
    lines = text.split("\n")
    number, column, end = place[0], place[1], place[2]
    last = place[3] if len(place) > 3 else number
    span = Span("f.yaml", number, column, last, end)
    digits = len(str(number))
    return [plain(it) for it in excerpt(lines, span, Piece("^", "red"), Frame(digits, columns))]


def test_what_is_meant_has_carets_beneath_it() -> None:
    assert shown("a: b\nmove: {by: 1}", 2, 8, 10) == [
        "    2 | move: {by: 1}",
        "      |        ^^",
    ]


def test_a_place_between_two_characters_has_one_caret() -> None:
    assert shown("by: 1", 1, 3, 3) == ["    1 | by: 1", "      |   ^"]


def test_a_place_behind_the_last_character_has_one() -> None:
    assert shown("by: 1", 1, 6, 6) == ["    1 | by: 1", "      |      ^"]


def test_carets_have_the_style_of_their_mark() -> None:
    _, marks = excerpt(["by: 1"], Span("f", 1, 1, 1, 3), Piece("^", "red"), Frame(1, 80))

    assert Piece("^^", "red") in marks


def test_the_text_of_a_file_has_no_style() -> None:
    told, _ = excerpt(["[red]x"], Span("f", 1, 1, 1, 3), Piece("^", "red"), Frame(1, 80))

    assert told == line(Piece(EDGE, "dim"), "[red]x")


def test_numbers_stand_right_aligned() -> None:
    told = excerpt(["x"], Span("f", 1, 1, 1, 2), Piece("-"), Frame(3, 80))

    assert [plain(it) for it in told] == ["      1 | x", "        | -"]


def test_a_span_over_several_lines_says_where_it_ends() -> None:
    assert shown("do:\n  - a\n  - b", 2, 3, 6, 3) == [
        "    2 |   - a",
        "      |   ^^^ … to line 3",
    ]


def test_a_span_that_ends_before_a_line_does_not_reach_it() -> None:
    assert shown("do: |\n  a\nby: 1", 1, 5, 1, 3) == [
        "    1 | do: |",
        "      |     ^ … to line 2",
    ]


def test_blanks_at_the_end_of_a_first_line_have_no_carets() -> None:
    assert shown("do: x  \n  y", 1, 5, 4, 2) == ["    1 | do: x", "      |     ^ … to line 2"]


def test_a_span_that_ends_with_its_line_is_one_line() -> None:
    assert shown("do: x\n", 1, 5, 1, 2) == ["    1 | do: x", "      |     ^"]


def test_beneath_an_empty_line_stands_what_comes_before_it() -> None:
    assert shown("deck: [\n\n", 3, 1, 1) == ["    1 | deck: [", "    3 |", "      | ^"]


def test_an_empty_file_is_an_empty_line() -> None:
    assert shown("", 1, 1, 1) == ["    1 |", "      | ^"]


@pytest.mark.parametrize(
    ("text", "place", "told", "marks"),
    [
        ("имя: Танцор", (6, 12), "имя: Танцор", "     ^^^^^^"),
        ("имя: 竜の書", (6, 9), "имя: 竜の書", "     ^^^^^^"),
        ("竜: x", (4, 5), "竜: x", "    ^"),
        ("a: 👍🏽 b", (7, 8), "a: 👍🏽 b", "      ^"),
        ("e\u0301: x", (5, 6), "e\u0301: x", "   ^"),
        ("cafe\u0301", (5, 6), "cafe\u0301", "   ^"),
        ("\u0301x", (1, 2), "\u0301x", "^"),
        ("a\u200bb", (2, 3), "a\\u200bb", " ^^^^^^"),
        ("a\u200bb", (3, 4), "a\\u200bb", "       ^"),
        ("so\xadft", (3, 4), "so\\xadft", "  ^^^^"),
        ("❤\ufe0f x", (4, 5), "❤\\ufe0f x", "        ^"),
        ("\U000e0041x", (2, 3), "\\U000e0041x", "          ^"),
        ("a\u202eb", (3, 4), "a\\u202eb", "       ^"),
        ("\x1b[31mx", (6, 7), "\\x1b[31mx", "        ^"),
        ("x\x85\u2028y", (4, 5), "x\\x85\\u2028y", "           ^"),
        ("a\udc80b", (2, 3), "a\\x80b", " ^^^^"),
        ("a\ud800b", (2, 3), "a\\ud800b", " ^^^^^^"),
    ],
)
def test_carets_stand_where_a_terminal_shows_what_is_meant(
    text: str, place: tuple[int, int], told: str, marks: str
) -> None:
    assert shown(text, 1, *place) == [EDGE + told, f"      | {marks}"]


def test_a_tab_is_as_wide_as_four_blanks() -> None:
    assert shown("\ta:\tb", 1, 5, 6) == ["    1 |     a:    b", "      |           ^"]


@pytest.mark.parametrize(
    ("text", "place", "told", "marks"),
    [
        ("a: b  ", (5, 7), "a: b··", "    ^^"),
        ("   ", (1, 4), "···", "^^^"),
        ("\ta: b", (1, 2), "→   a: b", "^^^^"),
        ("a:\u00a0b", (3, 4), "a:\\xa0b", "  ^^^^"),
        ("a:\u3000b", (3, 4), "a:\\u3000b", "  ^^^^^^"),
    ],
)
def test_blanks_can_be_seen_where_they_are_what_is_meant(
    text: str, place: tuple[int, int], told: str, marks: str
) -> None:
    assert shown(text, 1, *place) == [EDGE + told, f"      | {marks}"]


def test_blanks_among_what_is_meant_are_blanks() -> None:
    assert shown("a b  ", 1, 1, 6) == ["    1 | a b", "      | ^^^^^"]


LONG = "".join(f"{at:09}-" for at in range(40))


@pytest.mark.parametrize("start", range(0, 400, 7))
@pytest.mark.parametrize("length", [0, 1, 30, 200])
@pytest.mark.parametrize("columns", [80, 75, 40])
def test_a_long_line_is_cut_around_what_is_meant(start: int, length: int, columns: int) -> None:
    end = min(start + length, len(LONG))
    told, marks = shown(LONG, 1, start + 1, end + 1, columns=columns)

    at = marks.index("^") - len(EDGE)
    covered = told[len(EDGE) :][at : at + marks.count("^")].removesuffix("…")
    assert max(width(told), width(marks)) <= columns
    assert LONG[start:].startswith(covered)
    assert covered == LONG[start:end] or told.endswith("…") or start == end
    assert LONG[start:].startswith(told[len(EDGE) + at :].removesuffix("…"))


def test_a_line_that_fits_is_not_cut() -> None:
    assert shown("x" * ROOM, 1, 1, 2)[0] == EDGE + "x" * ROOM


def test_what_is_left_out_has_a_sign_on_each_side() -> None:
    told, marks = shown("x" * 100 + "y" + "z" * 100, 1, 101, 102)

    assert told == f"{EDGE}…{'x' * 34}y{'z' * 35}…"
    assert marks == f"      | {' ' * 35}^"


def test_what_is_wide_is_cut_between_characters() -> None:
    told, marks = shown("竜" * 60 + "x" + "の" * 60, 1, 61, 62)

    assert width(told) <= 80
    assert width(told[: told.index("x")]) == marks.index("^")


def test_where_what_is_meant_is_long_its_beginning_is_kept() -> None:
    told, marks = shown(f"  title: {'x' * 200}", 1, 10, 210)

    assert told == f"{EDGE}  title: {'x' * (ROOM - 10)}…"
    assert marks == f"      | {' ' * 9}{'^' * (ROOM - 9)}"


@pytest.mark.parametrize(
    "place", [(1, 0, 1), (0, 1, 1), (3, 1, 1), (1, 1, 7), (1, 4, 2), (1, 1, 1, 3), (2, 1, 2, 1)]
)
def test_a_place_that_is_not_there_has_no_excerpt(place: tuple[int, ...]) -> None:
    assert shown("by: 1\n", *place) == []


def test_a_long_line_costs_no_more_than_what_is_shown() -> None:
    huge = "x" * 10_000_000

    assert len(shown(huge, 1, 5_000_000, 9_000_000)[0]) == 80
