"""How wide a text is on a screen, and where it is broken."""

import pytest

from react_tools.render.line import Line, Piece, folded, line, padded, plain, width, wrap


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("Dancer", 6),
        ("Танцор", 6),
        ("й", 1),
        ("竜の書記", 8),
        ("ｗｉｄｅ", 8),
        ("한글", 4),
        ("e\u0301", 1),
        ("и\u0306", 1),
        ("x\u0489", 1),  # an enclosing mark
        ("\u200bx\u200d\u2060", 1),
        ("क्षि", 2),
        ("ᄒ\u1161\u11ab", 2),
        ("❤", 1),
        ("❤\ufe0f", 2),
        ("👍🏽", 2),
        ("👨\u200d👩\u200d👧", 2),
        ("🇷🇺", 2),
        ("①—«»…×✓", 7),
    ],
)
def test_a_text_takes_as_many_columns_as_a_terminal_gives_it(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(("text", "columns"), [("\x1b[31m", 8), ("\u202e", 6), ("a\x00", 5)])
def test_what_a_terminal_could_obey_takes_the_columns_of_its_number(
    text: str, columns: int
) -> None:
    assert width(text) == columns


def test_the_width_does_not_hang_on_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNICODE_VERSION", "4.1.0")

    assert width("🥷") == 2


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("a bc def", ["a bc", "def"]),
        ("竜 の書 記", ["竜", "の書", "記"]),
        ("abcdefgh ij", ["abcde", "fgh", "ij"]),
        ("竜の書記官", ["竜の", "書記", "官"]),
        ("e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301", ["e\u0301" * 5, "e\u0301"]),
    ],
)
def test_a_text_is_broken_at_spaces_and_a_word_only_where_it_must_be(
    text: str, lines: list[str]
) -> None:
    assert wrap(text, 5) == lines


def test_every_line_begins_with_the_indent_and_fits_with_it() -> None:
    assert wrap("ab cd efghij", 6, "  ") == ["  ab", "  cd", "  efgh", "  ij"]


@pytest.mark.parametrize(("right", "told"), [(False, "竜  "), (True, "  竜")])
def test_blanks_fill_a_cell_by_what_is_seen(right: bool, told: str) -> None:  # noqa: FBT001 -- a case, not a switch
    assert padded("竜", 4, right=right) == told


def shown(one: Line, columns: int) -> list[str]:
    return [plain(part) for part in folded(one, columns)]


def test_a_line_that_fits_is_not_folded() -> None:
    assert shown(line("a b  c"), 6) == ["a b  c"]


def test_a_wide_line_is_folded_at_blanks_and_goes_on_four_further_in() -> None:
    assert shown(line("  one two ", Piece("three", "bold"), " four"), 12) == [
        "  one two",
        "      three",
        "      four",
    ]


def test_a_word_wider_than_the_screen_is_left_whole() -> None:
    assert shown(line("x" * 9, " y"), 8) == ["x" * 9, "    y"]


def test_wide_letters_count_twice_when_a_line_is_folded() -> None:
    assert shown(line("漢字 漢字"), 8) == ["漢字", "    漢字"]


def test_a_piece_keeps_its_style_when_its_line_is_folded() -> None:
    parts = list(folded(line("one ", Piece("two three", "bold")), 8))

    assert [[it.style for it in part if it.text.strip()] for part in parts] == [
        ["", "bold"],
        ["bold"],
    ]
