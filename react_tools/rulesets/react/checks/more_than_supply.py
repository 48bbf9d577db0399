"""RA108: more tokens placed at once than there are."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.phrases.reader import Name
from react_tools.rulesets.react.checking.phrases import programs
from react_tools.rulesets.react.definitions import Creator, Token
from react_tools.rulesets.react.language.phrase import Amount, Those
from react_tools.rulesets.react.library import Library
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
"""Verbs after which tokens may be back in supply; from there on they are counted anew."""


@check("RA108", Level.ERROR, Creator)
def more_than_supply(creator: Creator, _: Library) -> Iterator[Hit]:
    """One effect places more tokens of a kind than its creator has.

    Why it matters: supply is a hard limit, so the card can never do what it says. Numbers are
    added up along each way through the effect: both sides of an `if` apart, the largest branches
    of a `choose` together.

    Wrong:
        tokens:
          stamp: {supply: 4}
        deck:
          - {id: stamping, do: [{place: {token: stamp, at: a unit, count: 5}}]}

    Right:
        tokens:
          stamp: {supply: 4}
        deck:
          - {id: stamping, do: [{place: {token: stamp, at: a unit, count: 4}}]}
    """
    for name, steps in programs(creator):
        for token in creator.tokens:
            count = _Count(token)
            count.follow(steps, 0)
            for place, placed in count.over[:1]:
                message = f"{name} places {placed} {token.id}, but there are only {token.supply}"
                yield Hit(place.span, message, "place fewer, or raise the supply")


@dataclass
class _Count:
    """Counts one token along an effect; `over` are the places where supply is exceeded."""

    token: Token
    over: list[tuple[Standing | Scalar, int]] = field(default_factory=list)

    def follow(self, steps: tuple[Step, ...], placed: int) -> int:
        """How many are placed after *steps*, if *placed* were before."""
        for step in steps:
            match step:
                case Clause():
                    placed = self._clause(step, placed)
                case Branch():
                    placed = max(
                        self.follow(step.then, placed), self.follow(step.otherwise, placed)
                    )
                case Pick():
                    placed = self._pick(step, placed)
                case May():
                    placed = max(placed, self.follow(step.steps, placed))
                case Each():
                    placed = min(placed, self.follow(step.steps, placed))
        return placed

    def _clause(self, clause: Clause, placed: int) -> int:
        if clause.verb in _GIVING_BACK:
            return 0
        if clause.verb != "place" or not _names(clause, self.token):
            return placed
        counted = clause.arguments.get("count")
        placed += _number(counted) * _times(clause.arguments["at"])
        self._look(counted[0].node if counted else clause, placed)
        return placed

    def _pick(self, pick: Pick, placed: int) -> int:
        more = sorted(max(0, self.follow(steps, placed) - placed) for steps in pick.lists)
        tree = pick.count.tree
        times = tree.number if isinstance(tree, Amount) else 1
        total = placed + sum(more[-times:])
        self._look(pick, total)
        return total

    def _look(self, place: Standing | Scalar, placed: int) -> None:
        if placed > self.token.supply:
            self.over.append((place, placed))


def _names(clause: Clause, token: Token) -> bool:
    tree = clause.arguments["token"][0].tree
    return isinstance(tree, Name) and tree.id == token.id


def _number(counted: tuple[Written, ...] | None) -> int:
    """How many each holder gets; `up to` promises none."""
    if counted is None:
        return 1
    tree = counted[0].tree
    return tree.number if isinstance(tree, Amount) and not tree.up_to else 0


def _times(at: tuple[Written, ...]) -> int:
    """How many holders there are at least, where the phrase says a number."""
    quantities = [it.tree.quantity for it in at if isinstance(it.tree, Those)]
    return max([1, *(it.count for it in quantities if it.kind == "count")])
