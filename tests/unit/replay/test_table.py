"""The table: what is chosen, what is recorded, what rests on a ruling."""

from collections.abc import Hashable
from typing import Self

import pytest

from react_tools.replay.question import Option, UndecidedError
from react_tools.replay.table import UNTOLD, Table
from react_tools.trace.choice import Chose
from react_tools.trace.recorder import Recorder

LEFT, RIGHT = Option("side", 0), Option("side", 1)


class Nothing:
    """A state without anything in it."""

    def copy(self) -> Self:
        return self

    def key(self) -> Hashable:
        return 0


@pytest.fixture
def table() -> Table[Nothing]:
    return Table(Nothing(), Recorder(), {"sides": "two"})


@pytest.fixture
def unrecorded() -> Table[Nothing]:
    return Table(Nothing(), None, {"sides": "two"})


def _chose(table: Table[Nothing]) -> list[Chose]:
    assert table.recorder is not None
    return [it.event for it in table.recorder.entries if isinstance(it.event, Chose)]


def test_a_question_without_an_answer_stops_the_step(table: Table[Nothing]) -> None:
    with pytest.raises(UndecidedError):
        table.choose(0, (LEFT, RIGHT), ())


def test_a_question_bears_cause_place_and_what_it_is_about(table: Table[Nothing]) -> None:
    table.cause, table.place = "gate", 2
    with pytest.raises(UndecidedError) as stopped:
        table.choose(1, (LEFT, RIGHT), ("R-1",), "a side")
    (asked,) = stopped.value.args

    assert (asked.cause, asked.place, asked.about) == ("gate", 2, "a side")


def test_answers_are_taken_in_order(unrecorded: Table[Nothing]) -> None:
    unrecorded.restart((1, 0))

    assert [unrecorded.choose(0, (LEFT, RIGHT), ()) for _ in range(2)] == [RIGHT, LEFT]


def test_a_single_option_takes_no_answer(unrecorded: Table[Nothing]) -> None:
    unrecorded.restart((1,))
    unrecorded.choose(0, (LEFT,), ())

    assert unrecorded.choose(0, (LEFT, RIGHT), ()) is RIGHT


def test_a_forced_choice_is_recorded_as_one(table: Table[Nothing]) -> None:
    table.choose(0, (LEFT,), ("R-1",))

    assert _chose(table) == [Chose(0, LEFT, 0, forced=True, rules=("R-1",))]


def test_a_ruling_marks_what_has_happened(table: Table[Nothing]) -> None:
    table.choose(0, (LEFT,), ())
    setting = table.ruling("sides")
    assert table.recorder is not None

    assert (setting, table.recorder.entries[0].rulings) == ("two", ("sides",))


def test_a_ruling_that_decides_marks_what_happens_next(table: Table[Nothing]) -> None:
    table.choose(0, (LEFT,), ())
    table.decides("sides")
    table.choose(0, (RIGHT,), ())
    assert table.recorder is not None

    assert [it.rulings for it in table.recorder.entries] == [(), ("sides",)]


def test_a_cut_forgets_states_and_entries_alike(table: Table[Nothing]) -> None:
    table.choose(0, (LEFT,), ())
    table.choose(0, (RIGHT,), ())
    table.cut(1)

    assert ([it.picked for it in _chose(table)], len(table.states)) == ([LEFT], 1)


def test_without_a_record_rulings_are_told_all_the_same(unrecorded: Table[Nothing]) -> None:
    assert (unrecorded.ruling("sides"), unrecorded.decides("sides")) == ("two", "two")


def test_without_a_record_nothing_is_beneath(unrecorded: Table[Nothing]) -> None:
    assert unrecorded.beneath() is UNTOLD
