"""A game that goes on by steps, behind the contract: what is the same in every game.

Its steps are run by react_tools.replay.steps (docs/decisions/0004).
"""

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from react_tools.game import Choice, Decide, Fact, Facts, Picture, Terms
from react_tools.replay.answers import Asked, Move
from react_tools.replay.steps import Step, Stepper
from react_tools.replay.table import Position, Table
from react_tools.staging.view import View
from react_tools.trace.event import Lang, Teller

StateT = TypeVar("StateT", bound=Position)
TableT = TypeVar("TableT", bound=Table[Any])
TellerT = TypeVar("TellerT", bound=Teller)

_ASKED: Mapping[Lang, str] = {
    "en": "{who} is asked: {what} ({cause})",
    "ru": "{who} отвечает: {what} ({cause})",
}
_OVER: Mapping[Lang, str] = {"en": "The game is over", "ru": "Партия окончена"}
_MAY_NOT: Mapping[Lang, str] = {"en": "{who} may not: {what}", "ru": "{who} не может: {what}"}
_TURN: Mapping[Lang, str] = {"en": "the turn of {who}", "ru": "ходит {who}"}


class Staged(Generic[TellerT, StateT, TableT]):
    """A game on a table (react_tools.game.Game), perhaps recorded.

    *onward* says of a state which step follows by itself. What is said of the game has plain words
    here: those of its own a game gives itself. What else an heir has to keep lies on its table.

    Attributes:
        called: what a player is called; `things`: what has facts, in the plural.
    """

    __slots__ = ("_first", "_steps", "_table", "aliases", "recorder", "teller")  # forks are many

    called: str
    things: str

    def __init__(
        self,
        teller: TellerT,
        table: TableT,
        onward: Callable[[StateT], Step[TableT] | None],
        aliases: Mapping[str, str] | None = None,
    ) -> None:
        self.teller = teller
        self.aliases: Mapping[str, str] = aliases or {}
        self.recorder = table.recorder
        self._table = table
        self._first: StateT = table.state.copy()
        self._steps = Stepper(table, onward)

    @property
    def state(self) -> StateT:
        """The position as it shows, in the middle of a step too."""
        state: StateT = self._table.state
        return state

    @property
    @abstractmethod
    def players(self) -> Sequence[str]:
        """The players' ids, player 0's first."""

    def table(self, state: StateT) -> TableT:
        """A table of its own without a record, on which *state* lies."""
        table = self._table.fork()
        table.state = state
        table.restart(())
        return table

    @abstractmethod
    def decision(self) -> Asked | None:
        """The question that is open; None when the game is over."""

    @abstractmethod
    def legal(self) -> Sequence[Move]:
        """The choices open now, in a fixed order."""

    @abstractmethod
    def facts(self, *, first: bool = False) -> Facts:
        """The whole position by thing and fact, in the words of scenarios."""

    def apply(self, choice: Choice, decide: Decide | None = None) -> None:
        """Make a choice that `legal()` has given; everything up to the next question happens.

        Questions in the middle are put to *decide*, if there is one, and do not stop it. Raises
        what steps raise, save for a question and the end of the game.
        """
        assert isinstance(choice, Move)  # noqa: S101 -- `legal()` gives no other
        self._table.decide = decide
        if self._steps.question is None:
            self._table.place = choice.place
            self._steps.advance(choice.step)
        else:
            self._steps.answer(choice.answer)

    def go_on(self, step: Step[TableT] | None = None) -> None:
        """Carry out *step*, or whatever comes next by itself, up to the next question.

        For who lays a position down; raises as `apply` does.
        """
        self._steps.advance(step or self._steps.onward(self.state))

    def at_rest(self) -> bool:
        """Whether nothing is half done."""
        return self._steps.question is None

    def fork(self) -> Self:
        """An independent game in the same position, unrecorded."""
        twin = object.__new__(type(self))
        twin.teller, twin.aliases, twin._first = self.teller, self.aliases, self._first
        twin.recorder, twin._steps = None, self._steps.fork()
        twin._table = twin._steps.table
        return twin

    def key(self) -> Hashable:
        """Equal exactly for equal positions."""
        return self._steps.key()

    def history(self, *, pictured: bool = False) -> Iterator[tuple[int, StateT]]:
        """The state after each entry of the record (or after each pictured one).

        What an entry has come to is what the next one finds.
        """
        if self.recorder is None:
            return
        yield -1, self._first
        after = [*self._table.states[1:], self.state]
        for index, entry in enumerate(self.recorder.entries):
            if entry.event.pictured or not pictured:
                yield index, after[index]

    def drawn(self, state: StateT, lang: Lang) -> Picture | None:
        """The table drawn; None in a game that draws none."""
        return None

    def pictures(self, lang: Lang) -> Mapping[int, Picture]:
        """The table at each pictured entry of the record; -1 is the beginning, the last the end."""
        found = ((at, self.drawn(state, lang)) for at, state in self.history(pictured=True))
        drawn = {at: it for at, it in found if it is not None}
        now = self.drawn(self.state, lang)
        if self.recorder and drawn and now is not None and now != list(drawn.values())[-1]:
            drawn[len(self.recorder.entries) - 1] = now
        return drawn

    def question(self, lang: Lang) -> str:
        """The question that is open, as a sentence; when the game is over, that."""
        asked = self.decision()
        if asked is None:
            return _OVER[lang]
        who = self.teller.tell("player", self.players.index(asked.who), lang)
        return _ASKED[lang].format(who=who, what=asked.kind, cause=asked.cause)

    def told(self, choice: Choice, lang: Lang) -> str:
        """A choice that `legal()` has given: its terms."""
        return choice.name

    def attempted(self, who: str, terms: Terms, lang: Lang) -> str:
        """What *who* may not do, as a sentence."""
        what = " ".join(f"{word} {value}".strip() for word, value in terms.items())
        return _MAY_NOT[lang].format(who=who, what=what)

    def moment(self, lang: Lang) -> str:
        """Whose turn it is."""
        asked = self.decision()
        return _OVER[lang] if asked is None else _TURN[lang].format(who=asked.who)

    def holdings(self, lang: Lang, hidden: Sequence[str] = ()) -> Sequence[tuple[str, str]]:
        """What lies beside the table: nothing."""
        return ()

    def outcome(self, lang: Lang, *, books: bool = True) -> Sequence[str]:
        """The facts that are others now than at the first; of cards how many: some are hidden."""
        before, now = self.facts(first=True), self.facts()
        told = [
            (f"{thing}.{fact}", _counted(before.get(thing, {}).get(fact, "–")), _counted(value))
            for thing, facts in now.items()
            for fact, value in facts.items()
        ]
        return [f"{name}: {old} → {new}" for name, old, new in told if old != new]

    def grounds(self, lang: Lang) -> Sequence[tuple[str, str]]:
        """Where the facts of what was played come from is not told."""
        return ()

    def seen_by(self, player: str) -> View:
        """What a player may see of it."""
        return View(self, player)


def _counted(fact: Fact) -> Fact:
    """A fact as everybody may be told of it: of a list how many there are."""
    return len(fact) if isinstance(fact, tuple) else fact
