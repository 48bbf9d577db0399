"""The table at which a game is played: its state, its record, and the answers to its questions.

`choose` is the only way a player is asked, so a question stops the step wherever it arises:
it raises UndecidedError, and the game plays the step again with one answer more
(docs/decisions/0004).
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from react_tools.rulesets.react.board import NOWHERE
from react_tools.trace.choice import Chose
from react_tools.trace.event import Event, Rules
from react_tools.trace.recorder import Recorder

if TYPE_CHECKING:
    from react_tools.rulesets.react.match import Match
    from react_tools.rulesets.react.state import State
    from react_tools.rulesets.react.steps import Step

UNTOLD = nullcontext()


class Option(Struct, frozen=True):
    """One thing that can be picked: `field` says what it is (`unit`, `zone`, `card` …)."""

    field: str
    value: int


class Doing(Option, frozen=True):
    """Steps that can be picked: a branch by its number, or what a `may` allows."""

    steps: "tuple[Step, ...]"


NONE = Option("none", 0)


class Counted(NamedTuple):
    """What a number counts: `steps` of a unit, `cards` …; *things* fill its sentence."""

    what: str
    things: tuple[tuple[str, object], ...] = ()


class Branches(NamedTuple):
    """The lists of steps among which is chosen; `branch` 1 is the first."""

    lists: "tuple[tuple[Step, ...], ...]"


About = Counted | Branches | None
"""What the options of a question do not say themselves."""


class Question(Struct, frozen=True):
    """What a player is asked in the middle of a step."""

    player: int
    options: tuple[Option, ...]
    rules: Rules
    slot: int
    cause: str
    about: About = None


class UndecidedError(Exception):
    """The step cannot go on without an answer; what is asked is its one argument."""

    args: tuple[Question]


class DuelOverError(Exception):
    """The duel has ended in the middle of a step; nothing more of it happens."""


class Table:
    """State, record and answers of one game.

    Attributes:
        slot: the chain slot that now resolves, 0 between links.
        depth: how deep passives now wake one another.
        cause: what now asks or acts, for questions and records: an effect's or a passive's id.
        states: for each entry of the record, the state as the entry found it.
    """

    __slots__ = (
        "_cursor",
        "answers",
        "cause",
        "depth",
        "match",
        "recorder",
        "slot",
        "state",
        "states",
    )

    def __init__(self, match: "Match", state: "State", recorder: Recorder | None) -> None:
        self.match = match
        self.state = state
        self.recorder = recorder
        self.states: list[State] = []
        self.answers: tuple[int, ...] = ()
        self.slot = 0
        self.cause = ""
        self._cursor = 0
        self.depth = 0

    def restart(self, answers: tuple[int, ...]) -> None:
        """Begin a step: its first question takes the first answer."""
        if self.recorder is not None:
            self.recorder.settle()
        self.answers = answers
        self._cursor = self.depth = 0

    def standing(self, zone: int) -> int:
        """The unit in a zone, or NOWHERE (RA-ZONE-1: there is at most one)."""
        where = self.state.where
        return where.index(zone) if zone in where else NOWHERE

    def lives(self, unit: int, stamp: int) -> bool:
        """Whether a unit is on the field, and still the one that it was in that life of it.

        A summon that has left and come again is another one, or by a ruling the same.
        """
        state = self.state
        if state.stamp[unit] == stamp:  # who leaves begins another life
            return True
        return state.where[unit] != NOWHERE and self.ruling("resummoned") == "same"

    def record(self, event: Event) -> None:
        """Write down what happens, before it changes the state.

        Callers ask `recorder` first where speed matters.
        """
        if self.recorder is not None:
            self.recorder.add(event)
            self.states.append(self.state.copy())

    def ruling(self, name: str) -> str:
        """The setting of a ruling, for callers to whom another one would make a difference now.

        The latest event is marked with it. What bears no record, such as `legal()`, looks at
        `match.rulings` instead.
        """
        if self.recorder is not None:
            self.recorder.rest(name)
        return self.match.rulings[name]

    def decides(self, name: str) -> str:
        """The same, for callers who decide by it what happens next: that is what is marked."""
        if self.recorder is not None:
            self.recorder.rest_next(name)
        return self.match.rulings[name]

    def cut(self, entries: int) -> None:
        """Keep so many entries of the record, and forget what lies behind them."""
        if self.recorder is not None:
            self.recorder.cut(entries)
            del self.states[entries:]

    def beneath(self) -> AbstractContextManager[None]:
        """What happens inside has the latest event as its cause."""
        return UNTOLD if self.recorder is None else self.recorder.beneath()

    def choose(
        self, player: int, options: Sequence[Option], rules: Rules, about: About = None
    ) -> Option:
        """Let *player* pick one of *options*; a single one is taken by itself, and recorded too."""
        forced = len(options) == 1
        if forced:
            picked = options[0]
        elif self._cursor < len(self.answers):
            picked = options[self.answers[self._cursor]]
            self._cursor += 1
        else:
            if self.recorder is not None:
                self.recorder.settle()
            asked = Question(player, tuple(options), rules, self.slot, self.cause, about)
            raise UndecidedError(asked)
        if self.recorder is not None:
            self.record(Chose(player, picked, self.slot, forced, rules))
        return picked
