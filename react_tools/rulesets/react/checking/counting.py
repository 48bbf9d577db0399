"""How many of a thing one effect brings, counted along each way through it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from react_tools.rulesets.react.language.phrase import Amount, Those
from react_tools.rulesets.react.language.statement import Done
from react_tools.rulesets.react.steps import (
    Branch,
    Clause,
    Each,
    May,
    Pick,
    Standing,
    Step,
    Written,
)
from react_tools.source.tree import Scalar

_GIVING_BACK = frozenset({"take", "damage", "remove"})
"""Verbs after which things may be back in supply; from there on they are counted anew."""


@dataclass
class Count:
    """Counts one thing along an effect.

    Attributes:
        brings: how many a clause brings at least, and where it says so; None if it brings none.
        supply: how many there are.
        over: the places where supply is exceeded, each with the number.
    """

    brings: Callable[[Clause], tuple[int, Standing | Scalar] | None]
    supply: int
    over: list[tuple[Standing | Scalar, int]] = field(default_factory=list)

    def follow(self, steps: tuple[Step, ...], brought: int) -> int:
        """How many are brought after *steps*, if *brought* were before."""
        for step in steps:
            match step:
                case Clause():
                    brought = self._clause(step, brought)
                case Branch():
                    brought = self._branch(step, brought)
                case Pick():
                    brought = self._pick(step, brought)
                case May():
                    brought = max(brought, self.follow(step.steps, brought))
                case Each():
                    brought = min(brought, self.follow(step.steps, brought))
        return brought

    def _clause(self, clause: Clause, brought: int) -> int:
        if clause.verb in _GIVING_BACK:
            return 0
        told = self.brings(clause)
        if told is None:
            return brought
        count, place = told
        self._look(place, brought + count)
        return brought + count

    def _branch(self, branch: Branch, brought: int) -> int:
        """Both sides apart; behind `done` the clause before may have brought nothing."""
        asks = any(isinstance(it, Done) for it in branch.condition.walk())
        before = 0 if asks else brought
        sides = (self.follow(it, before) for it in (branch.then, branch.otherwise))
        return max(brought, *sides) if asks else max(sides)

    def _pick(self, pick: Pick, brought: int) -> int:
        more = sorted(max(0, self.follow(steps, brought) - brought) for steps in pick.lists)
        tree = pick.count.tree
        times = tree.number if isinstance(tree, Amount) else 1
        total = brought + sum(more[-times:])
        self._look(pick, total)
        return total

    def _look(self, place: Standing | Scalar, brought: int) -> None:
        if brought > self.supply:
            self.over.append((place, brought))


def times(at: tuple[Written, ...]) -> int:
    """How many units or zones there are at least, where the phrase says a number."""
    quantities = [it.tree.quantity for it in at if isinstance(it.tree, Those)]
    return max([1, *(it.count for it in quantities if it.kind == "count")])
