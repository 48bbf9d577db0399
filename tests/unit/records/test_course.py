"""A duel as it goes: lines, numbers, and choices taken back."""

from collections.abc import Callable, Sequence

from react_tools.records.course import Course
from react_tools.records.reading import Reading

Replayed = Callable[..., Reading]
Lines = Callable[[Course], Sequence[str]]

CHAIN = "1. brush-spirit.B c2; dizzying-pas; flowing-ink left (s); -; -"


def test_a_chain_is_a_line_with_its_picks_behind_the_play_that_asks(
    replayed: Replayed, written: Lines
) -> None:
    reading = replayed(
        "brush-spirit.B exhaust s target c2; dizzying-pas", "flowing-ink left(s);-;-"
    )

    assert reading.stop is None
    assert written(reading.course) == [CHAIN]


def test_what_begins_no_chain_has_no_number(replayed: Replayed, written: Lines) -> None:
    course = replayed(CHAIN, "end").course

    assert written(course) == [CHAIN, "end"]
    assert [it.chain for it in course.made if it.chain] == [1]


def test_the_next_turn_has_a_heading(replayed: Replayed) -> None:
    course = replayed("end", "improve card 1 in cell 3", "end").course

    assert list(course.lines()) == [
        "# turn 2: Calligrapher",
        "end",
        "# turn 3: Dancer",
        "improve card 1 in cell 3",
        "end",
    ]


def test_a_choice_taken_back_leaves_the_position_before_it(replayed: Replayed) -> None:
    course = replayed("brush-spirit.B c2; dizzying-pas; flowing-ink left (s)").course
    before = replayed("brush-spirit.B c2; dizzying-pas").course

    course.back(2)

    assert course.game.key() == before.game.key()
    assert list(course.lines()) == list(before.lines())


def test_a_choice_taken_back_leaves_no_event(replayed: Replayed) -> None:
    course = replayed(CHAIN).course

    course.back(0)

    assert course.game.recorder is not None
    assert course.game.recorder.entries == []


def test_a_chain_that_goes_on_has_one_number(replayed: Replayed) -> None:
    course = replayed("1. brush-spirit.B c2; dizzying-pas").course

    assert [it.chain for it in course.made] == [1, 0]
