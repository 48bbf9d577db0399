"""A duel as it goes: every choice that was made, so that any can be taken back and written down."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from react_tools.game import Choice, Decision, EndlessError, Game, UnknownCardError
from react_tools.records.notation import Choices
from react_tools.scenario.scenario import Scenario

NOBODY = -1
_WITHIN = frozenset({"choice", "reaction"})
"""What is asked in the middle of something."""


class Made(Struct, frozen=True):
    """A choice that was made.

    Attributes:
        written: as the record writes it.
        asker: which of the choices before it started the play that asked for it; NOBODY: none.
        chain: the number of the chain that it begins, counted from 1; 0 if it begins none. Of a
            game without chains, each play that others may belong to counts (`Choice.place`).
        fresh: whether nothing was under way when it was made.
        moment: the turn in which it was made, in words.
    """

    who: str
    choice: Choice
    written: str
    asker: int
    chain: int
    fresh: bool
    moment: str


class Course:
    """One duel.

    Attributes:
        scenario: its setting.
        made: the choices so far.
        game: where they have led.
    """

    def __init__(self, scenario: Scenario, start: Callable[[Scenario], Game]) -> None:
        self.scenario = scenario
        self.made: list[Made] = []
        self._start = start
        self._begin()

    def _begin(self) -> None:
        self.game = self._start(self.scenario)
        self._plays: dict[int, int] = {}
        self._chains = 0

    @property
    def fresh(self) -> bool:
        """Whether nothing is under way: what comes next is a line of its own."""
        decision = self.game.decision()
        return decision is None or decision.kind not in _WITHIN

    def number(self, choice: Choice) -> int:
        """The number of the chain that an open choice begins; 0 if it begins none."""
        begins = choice.place and self.fresh
        return 1 + self._chains if begins else 0

    def holds(self, number: int) -> bool:
        """Whether it holds the chain of that number whole: nothing of it is to be decided."""
        at = next((at for at, one in enumerate(self.made) if one.chain == number), NOBODY)
        return at != NOBODY and (self.fresh or any(it.fresh for it in self.made[at + 1 :]))

    def asker(self, decision: Decision) -> int:
        """Which of the choices that were made started the play that asks; NOBODY if none did."""
        if decision.kind != "choice" or not decision.place:
            return NOBODY
        return self._plays.get(decision.place, NOBODY)

    def take(self, choice: Choice, among: Choices | None = None) -> None:
        """Make an open choice; who knows *among* which saves working them out again.

        Raises:
            UnknownCardError: a card is drawn that the setting does not name.
            EndlessError: passives wake one another without end.
        """
        decision = self.game.decision()
        assert decision is not None  # noqa: S101 -- there is a choice
        made = Made(
            decision.who,
            choice,
            (among or Choices(self.game.legal())).written(choice),
            self.asker(decision),
            self.number(choice),
            self.fresh,
            self.game.moment("en"),
        )
        self.made.append(made)
        try:
            self._apply(choice)
        except (UnknownCardError, EndlessError):
            self.back(len(self.made) - 1)
            raise

    def back(self, to: int) -> None:
        """Take choices back until so many are left."""
        kept = self.made[:to]
        self.made = []
        self._begin()
        for one in kept:
            self.made.append(one)
            self._apply(one.choice)

    def _apply(self, choice: Choice) -> None:
        self._chains += self.made[-1].chain > 0
        if choice.place:
            self._plays[choice.place] = len(self.made) - 1
        self.game.apply(choice)

    def lines(self) -> Iterator[str]:
        """The record without its setting: the choices, a chain a line, a heading a turn."""
        moment, line = "", list[str]()
        for at, one in enumerate(self.made):
            if one.asker != NOBODY:
                continue
            if one.fresh and line:
                yield "; ".join(line)
                line = []
            if one.fresh and one.moment != moment:
                moment = one.moment
                yield f"# {moment}"
            line.append(self._move(at, one))
        if line:
            yield "; ".join(line)

    def _move(self, at: int, one: Made) -> str:
        """A choice with the picks that it has led to."""
        picks = [it.written for it in self.made[at + 1 :] if it.asker == at]
        if "pick" in one.choice.terms:
            return f"({one.written})"
        number = f"{one.chain}. " if one.chain else ""
        return f"{number}{one.written}" + (f" ({', '.join(picks)})" if picks else "")
