"""Columns stand beneath each other, whatever letters are in them."""

from react_tools.render.line import plain, width
from react_tools.render.table import table


def lines(*rows: tuple[str, ...], flexible: int | None = None, indent: int = 0) -> list[str]:
    return [plain(one) for row in table(rows, flexible, indent=indent) for one in row]


def test_cells_stand_beneath_each_other() -> None:
    assert lines(("a", "bb", "c"), ("aaa", "b", "c")) == ["a    bb  c", "aaa  b   c"]


def test_wide_and_combining_letters_are_counted_as_they_are_seen() -> None:
    told = lines(("竜の", "x"), ("e\u0301", "x"), ("Танцор", "x"))

    assert [width(line) for line in told] == [9, 9, 9]


def test_nothing_stands_behind_the_last_cell_that_says_something() -> None:
    told = [piece.text for row in table([("a", "b"), ("ccc", "")]) for one in row for piece in one]

    assert told == ["a", "    ", "b", "ccc"]


def test_a_column_in_which_nothing_is_said_takes_no_room() -> None:
    assert lines(("a", "", "c"), ("b", "")) == ["a  c", "b"]


def test_the_flexible_column_is_broken_where_there_is_too_little_room() -> None:
    told = lines(("id", "word " * 20, "behind"), flexible=1)

    assert told == [
        f"id  {' '.join(['word'] * 13):68}  behind",
        f"    {' '.join(['word'] * 7)}",
    ]


def test_without_a_flexible_column_the_widest_is_broken() -> None:
    told = lines((" ".join(["word"] * 5), " ".join(["other"] * 12)))

    assert told == [
        "word word word word word  other other other other other other other other other",
        "                          other other other",
    ]


def test_words_are_broken_only_where_nothing_else_helps() -> None:
    told = lines(("x" * 60, "y" * 60))

    assert max(map(len, told)) <= 80
    assert "".join(told).count("x") == 60


def test_every_line_fits_a_screen_with_its_indent() -> None:
    told = lines(("竜" * 50, "ab " * 40, "z"), ("é" * 90, "", "z"), indent=4)

    assert max(map(width, told)) <= 80
    assert all(line.startswith("    ") for line in told)


def test_no_rows_make_no_lines() -> None:
    assert table([]) == []
