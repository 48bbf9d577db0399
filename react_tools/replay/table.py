"""The table at which a game is played: its state, its record, and the answers to its questions.

`choose` is the only way a player is asked, so a question stops the step wherever it arises:
it raises UndecidedError, and the step is run again with one answer more
(react_tools.replay.steps, docs/decisions/0004).
"""

from collections.abc import Hashable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeVar

from msgspec import Struct, field

from react_tools.replay.question import Option, Question, UndecidedError
from react_tools.trace.choice import Chose
from react_tools.trace.event import Event, Rules
from react_tools.trace.recorder import Recorder

if TYPE_CHECKING:
    from react_tools.game import Decide

UNTOLD = nullcontext()


class Position(Protocol):
    """What the state of a game gives: a copy of its own, and a key."""

    def copy(self) -> Self:
        """An independent equal state; it shares what is never written to."""

    def key(self) -> Hashable:
        """Equal exactly for equal states."""


StateT = TypeVar("StateT", bound=Position)


class Table(Struct, Generic[StateT], eq=False):
    """State, record and answers of one game; its heirs know what else lies on it.

    Attributes:
        rulings: the setting of each ruling, by its id.
        states: for each entry of the record, the state as the entry found it.
        answers: those that the step now running has, in the order of its questions.
        decide: who answers on the spot what has no answer yet; None if the step is to stop there.
        cause: what now asks or acts, for questions and records, by its id.
        place: the open play that now resolves, 0 if none does.
        depth: how deep abilities now wake one another; heirs count it, each step begins with 0.
    """

    state: StateT
    recorder: Recorder | None
    rulings: Mapping[str, str]
    states: list[StateT] = field(default_factory=list)
    answers: tuple[int, ...] = ()
    decide: "Decide | None" = None
    cause: str = ""
    place: int = 0
    depth: int = 0
    _cursor: int = 0

    if TYPE_CHECKING:

        def _copy(self) -> Self:
            """One that bears the same."""
    else:
        _copy = Struct.__copy__  # its stubs do not know it

    def fork(self) -> Self:
        """A table of its own that bears the same, without a record.

        Its state is the same one: steps write to copies (react_tools.replay.steps).
        """
        twin = self._copy()
        twin.recorder, twin.states = None, []
        return twin

    def restart(self, answers: tuple[int, ...]) -> None:
        """Begin a step: its first question takes the first answer."""
        if self.recorder is not None:
            self.recorder.settle()
        self.answers = answers
        self._cursor = self.depth = 0

    def record(self, event: Event) -> None:
        """Write down what happens, before it changes the state.

        Callers ask `recorder` first where speed matters.
        """
        recorder = self.recorder
        if recorder is not None:
            recorder.add(event)
            self.states.append(self.state.copy())

    def ruling(self, name: str) -> str:
        """The setting of a ruling, for callers to whom another one would make a difference now.

        The latest event is marked with it. What bears no record, such as `legal()`, looks at
        `rulings` instead.
        """
        if self.recorder is not None:
            self.recorder.rest(name)
        return self.rulings[name]

    def decides(self, name: str) -> str:
        """The same, for callers who decide by it what happens next: that is what is marked."""
        if self.recorder is not None:
            self.recorder.rest_next(name)
        return self.rulings[name]

    def cut(self, entries: int) -> None:
        """Keep so many entries of the record, and forget what lies behind them."""
        if self.recorder is not None:
            self.recorder.cut(entries)
            del self.states[entries:]

    def beneath(self) -> AbstractContextManager[None]:
        """What happens inside has the latest event as its cause."""
        return UNTOLD if self.recorder is None else self.recorder.beneath()

    def choose(
        self, player: int, options: Sequence[Option], rules: Rules, about: object = None
    ) -> Option:
        """Let *player* pick one of *options*; a single one is taken by itself, and recorded too.

        Raises:
            UndecidedError: the step has no answer to it yet.
        """
        count = len(options)
        forced = count == 1
        if forced:
            picked = options[0]
        elif self._cursor < len(self.answers):
            picked = options[self.answers[self._cursor]]
            self._cursor += 1
        elif self.decide is not None:
            picked = options[self.decide(count)]
        else:
            if self.recorder is not None:
                self.recorder.settle()
            asked = Question(player, tuple(options), rules, self.place, self.cause, about)
            raise UndecidedError(asked)
        if self.recorder is not None:
            self.record(Chose(player, picked, self.place, forced, rules))
        return picked
