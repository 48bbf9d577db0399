"""Steps in a game of counting: they stop at questions, run again with answers, and are forked."""

from collections.abc import Hashable
from typing import ClassVar, Self

import pytest
from msgspec import Struct

from react_tools.replay.question import GameOverError, Option, Question
from react_tools.replay.steps import Step, Stepper
from react_tools.replay.table import Table
from react_tools.trace.event import Event
from react_tools.trace.recorder import Recorder

NUMBERS = tuple(Option("number", it) for it in range(3))


class Count(Struct):
    """How far it has been counted, and how many rounds follow by themselves."""

    total: int = 0
    rounds: int = 0

    def copy(self) -> Self:
        return type(self)(self.total, self.rounds)

    def key(self) -> Hashable:
        return (self.total, self.rounds)


class Added(Event, frozen=True):
    en: ClassVar[str] = "{number} is added"
    ru: ClassVar[str] = "прибавлено {number}"
    brief: ClassVar[str] = "added {number}"
    number: int


def _add(table: Table[Count], number: int) -> None:
    table.record(Added(number))
    table.state.total += number


def twice(table: Table[Count]) -> None:
    """Two questions, each of which is answered by a number that is added at once."""
    table.cause = "twice"
    for _ in range(2):
        _add(table, table.choose(1, NUMBERS, ("R-1",)).value)


def one(table: Table[Count]) -> None:
    """A round that follows by itself."""
    table.state.rounds -= 1
    _add(table, 1)


def last(table: Table[Count]) -> None:
    """The end of the game, in the middle of a step."""
    _add(table, 1)
    raise GameOverError


def onward(state: Count) -> Step[Table[Count]] | None:
    return one if state.rounds > 0 else None


@pytest.fixture
def stepper() -> Stepper[Table[Count]]:
    return Stepper(Table(Count(), Recorder(), {}), onward)


def added(stepper: Stepper[Table[Count]]) -> list[int]:
    """The numbers of the record."""
    assert stepper.table.recorder is not None
    events = (it.event for it in stepper.table.recorder.entries)
    return [it.number for it in events if isinstance(it, Added)]


def test_a_step_stops_at_its_question(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)

    assert stepper.question == Question(1, NUMBERS, ("R-1",), 0, "twice")


def test_an_answer_leads_to_the_next_question(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)
    stepper.answer(2)

    assert (stepper.table.state.total, stepper.question is None) == (2, False)


def test_a_step_with_all_its_answers_asks_no_more(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)
    stepper.answer(2)
    stepper.answer(1)

    assert (stepper.table.state.total, stepper.question) == (3, None)


def test_what_is_run_again_is_recorded_once(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)
    stepper.answer(2)
    stepper.answer(1)

    assert added(stepper) == [2, 1]


def test_the_table_keeps_the_state_that_each_entry_found(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)
    stepper.answer(2)
    stepper.answer(1)

    assert [it.total for it in stepper.table.states] == [0, 0, 2, 2]  # each choice is an entry


def test_what_follows_by_itself_follows(stepper: Stepper[Table[Count]]) -> None:
    stepper.table.state.rounds = 2
    stepper.advance(one)

    assert stepper.table.state == Count(2, 0)


def test_what_has_followed_is_not_run_again(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(one)
    stepper.advance(twice)
    stepper.answer(0)

    assert added(stepper) == [1, 0]


def test_nothing_follows_the_end_of_the_game(stepper: Stepper[Table[Count]]) -> None:
    stepper.table.state.rounds = 2
    stepper.advance(last)

    assert (stepper.table.state.total, stepper.question) == (1, None)


def test_no_step_is_nothing(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(None)

    assert stepper.table.state == Count()


def test_a_fork_stands_in_the_same_position(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)
    stepper.answer(2)
    twin = stepper.fork()

    assert (twin.key(), twin.question) == (stepper.key(), stepper.question)


def test_a_fork_goes_on_alone(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)
    stepper.answer(2)
    twin = stepper.fork()
    twin.answer(1)

    assert (twin.table.state.total, stepper.table.state.total) == (3, 2)


def test_different_answers_are_different_positions(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(twice)
    twin = stepper.fork()
    stepper.answer(0)
    twin.answer(1)

    assert stepper.key() != twin.key()


def test_a_step_that_asks_is_another_position_than_none(stepper: Stepper[Table[Count]]) -> None:
    twin = stepper.fork()
    stepper.advance(twice)

    assert stepper.key() != twin.key()


def test_a_position_between_steps_is_its_state(stepper: Stepper[Table[Count]]) -> None:
    stepper.advance(one)

    assert stepper.key() == stepper.table.state.key()
