"""Running steps: all that happens between two questions to a player (docs/decisions/0004).

A step runs on the table, and writes to a copy of the state that it finds there. If it asks, the
state that it found and the answers so far are kept, and it runs again with one answer more. So a
position is a state plus answers, and needs no half-run code to be kept; forks share both.
"""

from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from react_tools.replay.question import GameOverError, Question, UndecidedError
from react_tools.replay.table import Table

TableT = TypeVar("TableT", bound=Table[Any])

Step = Callable[[TableT], None]
"""What happens between two questions; it rests on nothing but the table's state and answers."""


class Stepper(Struct, Generic[TableT], eq=False):
    """The steps of one game, and the one that waits for an answer.

    *onward* says of a state which step follows by itself; None where a player has to decide.

    Attributes:
        question: what the open step asks; None when none is open.
    """

    table: TableT
    onward: Callable[[Any], Step[TableT] | None]
    question: Question | None = None
    _step: Step[TableT] | None = None
    _before: Any = None
    _mark: int = 0

    def answer(self, at: int) -> None:
        """Answer the open question with its option of index *at*; raises as `advance` does."""
        self.advance(None, (*self.table.answers, at))

    def advance(self, step: Step[TableT] | None, answers: tuple[int, ...] = ()) -> None:
        """Carry out *step* and what follows it by itself, up to the next question.

        With *answers* the open step is run again, from where it began. Raises what steps raise,
        save for a question and the end of the game.
        """
        table, self.question = self.table, None
        stops = table.decide is None
        if answers:
            step, table.state = self._step, self._before
            table.cut(self._mark)
        if not stops:
            table.state = table.state.copy()
        try:
            while step is not None:
                if stops:
                    # What it takes to run the step again.
                    self._step, self._before = step, table.state
                    self._mark = len(table.states)
                    table.state = table.state.copy()
                table.restart(answers)
                step(table)
                step, answers = self.onward(table.state), ()
        except UndecidedError as undecided:
            (self.question,) = undecided.args
            return
        except GameOverError:
            pass
        self._step = None

    def fork(self) -> "Stepper[TableT]":
        """An independent one in the same position, on a table without a record."""
        return Stepper(self.table.fork(), self.onward, self.question, self._step, self._before)

    def key(self) -> Hashable:
        """Equal exactly for equal positions: the step's first state and the answers so far."""
        if self.question is None:
            key: Hashable = self.table.state.key()
            return key
        return (self._before.key(), self.table.answers, self._step)
