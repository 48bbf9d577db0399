"""A second opinion on Re;ACT: a slow engine, told from the rulebook.

`Oracle` holds a position where nothing is under way, and the answers given since. To fork it
means to tell the same story again: slow, and simple.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Self

from react_tools.game import Facts
from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario
from tests.oracle import facts, setting, turn
from tests.oracle.asking import Blow, Choice, DuelOverError, Moment, Question, Story
from tests.oracle.passives import answering
from tests.oracle.table import Table


@dataclass(frozen=True)
class Base:
    """A position from which a story can be told, and the phase with which it goes on."""

    table: Table
    phase: str


class Oracle:
    """One duel."""

    def __init__(self, base: Base, first: Table, answers: Sequence[Choice] = ()) -> None:
        self._base = base
        self._first = first
        self._answers = list[Choice]()
        self._table = base.table.copy()
        self._story: Story[None] = answering(self._table, turn.duel(self._table, base.phase))
        self._question: Question | None = None
        self._go(None)
        for it in answers:
            self._answers.append(it)
            self._go(it)

    @classmethod
    def at(cls, scenario: Scenario, library: Library) -> Self:
        """A duel at a scenario's setting; what follows by itself has happened.

        Raises:
            LacksError: the setting, or a card of its creators, has a word that is not known here.
        """
        table, phase = setting.table(scenario, library)
        return cls(Base(table, phase), table)

    @property
    def settled(self) -> Sequence[tuple[int, str]]:
        """What was picked by itself, since there was one option: the slot, and what."""
        return self._table.settled

    @property
    def won(self) -> str:
        """Who has won, or `draw`; empty while the duel goes on."""
        return self._table.ended

    def legal(self) -> Sequence[Choice]:
        """The choices that are open now; none when the duel is over."""
        return () if self._question is None else self._question.options

    def apply(self, choice: Choice) -> None:
        """Make a choice that says what one of the open ones says."""
        mine = next(it for it in self.legal() if it.terms == choice.terms)
        self._answers.append(mine)
        self._go(mine)

    def fork(self) -> "Oracle":
        """An independent duel in the same position."""
        return Oracle(self._base, self._first, self._answers)

    def decision(self) -> Question | None:
        """Who is asked for what; None when the duel is over."""
        return self._question

    def at_rest(self) -> bool:
        """Whether all that was begun has been carried out."""
        return self._question is None or self._question.kind == "intention"

    def facts(self, *, first: bool = False) -> Facts:
        """The position in the words of scenarios: the present one, or that of the setting."""
        return facts.told(self._first if first else self._table)

    def key(self) -> Hashable:
        """Equal for equal positions."""
        here = facts.frozen(self._table)
        asked = None
        if self._question is not None:
            asked = (self._question.who, self._question.kind)
        if self.at_rest():
            return here, asked
        answers = tuple(it.name for it in self._answers)
        return here, asked, facts.frozen(self._base.table), answers

    def _go(self, answer: Choice | None) -> None:
        """Tell the story up to its next question, or to its end."""
        try:
            event = next(self._story) if answer is None else self._story.send(answer)
        except DuelOverError:
            self._question = None
            return
        assert not isinstance(event, Moment | Blow)
        self._question = event
        if event.kind == "intention":
            self._base = Base(self._table.copy(), "main")
            self._answers.clear()
