"""What came of settings, and which two of them show best that the outcome depends on a ruling."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

from msgspec import Struct

from react_tools.scenario.endings import Ending
from react_tools.scenario.runner import Run

Settings = Mapping[str, str]
"""The setting of each ruling, by id."""

Rulings = Mapping[str, Sequence[str]]
"""The settings that each ruling may have, by its id."""


class Variant(Struct, frozen=True):
    """What came of some settings.

    Attributes:
        settings: those of the rulings on which it rests; the others may be set in any way.
        endings: all that came; several if something was asked to which the script has no answer.
        outcome: what came, whatever was answered; or else each answer with what came of it.
        far: how many rulings are not set as the scenario has them.
    """

    settings: Settings
    endings: tuple[Ending, ...]
    outcome: Hashable
    far: int

    @property
    def ways(self) -> frozenset[tuple[str, ...]]:
        """How it came about, as far as the scenario expects anything of that."""
        return frozenset(it.missing for it in self.endings)

    @property
    def groups(self) -> list[list[Ending]]:
        """The endings, those with the same outcome together."""
        found: dict[Hashable, list[Ending]] = {}
        for each in self.endings:
            found.setdefault(each.outcome, []).append(each)
        return list(found.values())

    def stands_for(self, settings: Settings) -> bool:
        """Whether the same comes of these settings."""
        return all(settings[name] == it for name, it in self.settings.items())


class Pair(NamedTuple):
    """Two combinations that differ in one ruling, and not the same comes of both.

    Attributes:
        settings: how all rulings are set in the one, which is nearer to the scenario's own.
        ends: an ending of either, the two that show the difference.
    """

    ruling: str
    one: Variant
    other: Variant
    settings: Settings
    ends: tuple[Ending, Ending]


def ways(variants: Sequence[Variant]) -> set[str]:
    """The rulings that somewhere change the expected events and not the outcome."""
    return {
        _only_difference(one, other)
        for one, other in combinations(variants, 2)
        if one.outcome == other.outcome and one.ways != other.ways
    }


def pairs(rulings: Rulings, own: Settings, variants: Sequence[Variant]) -> dict[str, Pair]:
    """For each ruling the best of the pairs that show that the outcome depends on it."""
    best: dict[str, tuple[tuple[int, ...], Pair]] = {}
    for (a, one), (b, other) in combinations(enumerate(variants), 2):
        name = _only_difference(one, other)
        if not name or one.outcome == other.outcome:
            continue
        goodness, ends = _ends(one, other)
        rank = (*goodness, one.far + other.far, a, b)
        if name not in best or rank < best[name][0]:
            best[name] = rank, _pair(name, own, (one, other), ends)
    return {name: best[name][1] for name in rulings if name in best}


def _ends(one: Variant, other: Variant) -> tuple[tuple[int, ...], tuple[Ending, Ending]]:
    """The two endings that are best to look at, of those that differ, and how good they are."""
    both = product(one.endings, other.endings)
    apart = ((_rank(*it), it) for it in both if it[0].outcome != it[1].outcome)
    return min(apart, key=lambda found: found[0])


def _rank(one: Ending, other: Ending) -> tuple[int, ...]:
    """Best with two traces, with answers alike and few, and short."""
    traceless = sum(not isinstance(it.came, Run) for it in (one, other))
    answers = len(one.given) + len(other.given)
    unlike = one.given and other.given and one.answers != other.answers
    return traceless, bool(unlike), answers, one.length + other.length


def _only_difference(one: Variant, other: Variant) -> str:
    """The only ruling that two combinations set in different ways; empty if there are more."""
    apart = [name for name, it in one.settings.items() if other.settings.get(name, it) != it]
    return apart[0] if len(apart) == 1 else ""


def _pair(
    ruling: str, own: Settings, both: tuple[Variant, Variant], ends: tuple[Ending, Ending]
) -> Pair:
    """The two in their order: what is set as in the scenario comes first."""
    one, other = both
    if other.settings[ruling] == own[ruling]:
        one, other, ends = other, one, (ends[1], ends[0])
    return Pair(ruling, one, other, {**own, **other.settings, **one.settings}, ends)
