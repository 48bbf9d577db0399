"""Records that make no sense: where, why, and what would mend them."""

from collections.abc import Callable

import pytest

from react_tools.findings import Finding
from react_tools.records.faults import PAGES
from react_tools.records.reading import Reading
from react_tools.records.record import Read, read
from react_tools.scenario.seen import seen

Replayed = Callable[..., Reading]
ReadMoves = Callable[..., Read]

FIRST = 13
"""The line behind the setting."""


def told(finding: Finding) -> tuple[str, int, int, str]:
    return finding.code, finding.span.line - FIRST, finding.span.column, finding.message


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["end; (s"], ("RT222", 0, 6, "'(s' cannot be read")),
        (["end (s) left"], ("RT222", 0, 1, "'end (s) left' cannot be read")),
        (["brush-spirit.B c2;; -"], ("RT222", 0, 19, "there is no move here")),
        (["", "3."], ("RT222", 1, 3, "there is no move here")),
        (["end ()", ""], None),
        (["()"], ("RT222", 0, 1, "there is no move here")),
    ],
)
def test_a_line_that_is_no_move_is_found_in_its_place(
    read_moves: ReadMoves, lines: list[str], fault: tuple[str, int, int, str] | None
) -> None:
    assert [told(it) for it in read_moves(*lines).findings] == ([fault] if fault else [])


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["brush-spirit.B c9"], ("RT223", 0, 1, "calligrapher cannot 'brush-spirit.B c9' now")),
        (["brush-spirit.A"], ("RT224", 0, 1, "'brush-spirit.A' may mean several things")),
        (["2. end"], ("RT226", 0, 4, "no chain begins here, not 2")),
        (["2. brush-spirit.B c2"], ("RT226", 0, 4, "this is chain 1, not 2")),
        (["brush-spirit.B c2 (s); -; -"], ("RT225", 0, 20, "the pick 's' is never asked for")),
        (
            ["brush-spirit.B c2; -; flowing-ink left (t); -; -"],
            ("RT223", 0, 41, "calligrapher cannot pick 't' for flowing-ink"),
        ),
        (
            ["flowing-ink left; -; -", "end"],
            ("RT223", 0, 1, "calligrapher cannot 'flowing-ink left' now"),
        ),
        (["(c1)"], ("RT225", 0, 2, "nothing is asked for that 'c1' could answer")),
        (
            ["brush-spirit.B c2; -; flowing-ink left; -; -; end"],
            (
                "RT225",
                0,
                47,
                "calligrapher has to choose for flowing-ink first, and nothing says what",
            ),
        ),
    ],
)
def test_a_move_that_makes_no_sense_stops_the_record(
    replayed: Replayed, lines: list[str], fault: tuple[str, int, int, str]
) -> None:
    reading = replayed(*lines)

    assert [told(it) for it in reading.run.findings] == [fault]


def test_what_is_open_is_told_beside_what_cannot_be(replayed: Replayed) -> None:
    (finding,) = replayed("brush-spirit.A; end").run.findings

    assert finding.hint == (
        "fitting: brush-spirit.A left; brush-spirit.A right; brush-spirit.A up; brush-spirit.A down"
    )


def test_the_choices_nearest_to_what_was_written_come_first(replayed: Replayed) -> None:
    (finding,) = replayed("brush-spirit.B d9").run.findings

    assert finding.hint.startswith("open: brush-spirit.B b1; ")


def test_nothing_can_be_done_when_the_duel_is_over(replayed: Replayed) -> None:
    lines = ["end", "improve card 1 in cell 1", "end", "improve card 1 in cell 2", "end"]

    (finding,) = replayed(*lines, "improve card 2 in cell 3", "end", "end").run.findings

    assert told(finding)[::3] == ("RT223", "the game is over; nothing more can be done")


def test_a_record_may_end_in_the_middle_of_a_chain(replayed: Replayed) -> None:
    reading = replayed("brush-spirit.B c2; -; flowing-ink left")

    assert reading.stop is None
    assert reading.course.game.decision() is not None


def test_letters_of_creators_are_other_names(replayed: Replayed) -> None:
    assert replayed("master-hand.A exhaust C target c1").stop is None


def test_why_a_move_of_the_other_cannot_be_is_hidden(replayed: Replayed) -> None:
    run = seen(replayed("brush-spirit.B c2; scatter").run, "calligrapher")

    assert [it.code for it in run.findings] == ["RT215"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "RT221"),
        ("ruleset: react\n", "RT221"),
        ("---\nend\n", "RT005"),
        ("[1, 2]\n---\n", "RT221"),
        ("ruleset: react\nscript: []\n---\n", "RT221"),
        ("ruleset: react\ntitel: x\n---\n", "RT101"),
        ("ruleset: [react\n---\n", "RT014"),
        ("a\0b", "RT002"),
    ],
)
def test_a_setting_that_is_none_is_found(text: str, code: str) -> None:
    found = read(text.encode(), "g.duel", "react/scenario", 1000)

    assert found.record is None
    assert code in {it.code for it in found.findings}


def test_a_record_that_is_too_large_is_not_read() -> None:
    found = read(b"x" * 101, "g.duel", "react/scenario", 100)

    assert [it.message for it in found.findings] == [
        "this file has 101 bytes; more than 100 are not read"
    ]


def test_lines_may_end_as_they_do_elsewhere(read_moves: ReadMoves) -> None:
    record, _ = read_moves("end; -\r", "end\r")

    assert record is not None
    assert [it.words for it in record.moves] == [("end",), ("-",), ("end",)]


def test_comments_are_passed_over(read_moves: ReadMoves) -> None:
    record, _ = read_moves("# turn 1", "end  # and so on; (", "   ")

    assert record is not None
    assert [it.words for it in record.moves] == [("end",)]


def test_every_fault_has_a_page() -> None:
    assert sorted(PAGES) == [f"RT22{it}" for it in range(1, 7)]
