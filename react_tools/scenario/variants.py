"""Whether the outcome of a scenario depends on a ruling: it is played with setting after setting.

A run rests on the rulings that it touches and on no other (tests/properties/test_rulings.py holds
the engine to it). So it stands for every combination that sets those alike, and only rulings that
some run touches are varied: breadth first, from the scenario's own settings on.
"""

from collections import deque
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from msgspec import Struct

from react_tools.scenario.outcome import NoPosition, Outcome, outcome
from react_tools.scenario.runner import Run, Stop, may_stop

MOST = 256
"""How many combinations of settings are played."""

Settings = Mapping[str, str]
"""The setting of each ruling, by id."""

Rulings = Mapping[str, Sequence[str]]
"""The settings that each ruling may have, by its id."""

Play = Callable[[Settings], Run | NoPosition]
"""Plays with these settings."""


class Variant(Struct, frozen=True):
    """What came of some settings.

    Attributes:
        settings: those of the rulings on which it rests; the others may be set in any way.
        came: the run, or why there is no position.
        far: how many rulings are not set as the scenario has them.
    """

    settings: Settings
    came: Run | NoPosition
    outcome: Outcome
    far: int

    @property
    def length(self) -> int:
        """How long its trace is: events that are told, refusals, and where the script stops."""
        if not isinstance(self.came, Run):
            return 0
        recorder = self.came.game.recorder
        told = sum(not it.event.quiet for it in recorder.entries) if recorder else 0
        return told + len(self.came.refusals) + bool(self.stop)

    @property
    def stop(self) -> Stop | None:
        """Where the script makes no sense any more; None if it comes to its end."""
        if not isinstance(self.came, Run) or may_stop(self.came):
            return None
        return self.came.stop

    def stands_for(self, settings: Settings) -> bool:
        """Whether the same comes of these settings."""
        return all(settings[name] == it for name, it in self.settings.items())


class Pair(NamedTuple):
    """Two combinations that differ in one ruling, and not the same comes of both.

    Attributes:
        settings: how all rulings are set in the one, which is nearer to the scenario's own.
    """

    ruling: str
    one: Variant
    other: Variant
    settings: Settings


class Varied(Struct, frozen=True):
    """A scenario, played with one setting after another.

    Attributes:
        own: the settings that it has, of all rulings that were to be varied.
        variants: what came, that of its own settings first.
        pairs: for each ruling on which the outcome depends the two shortest traces that show it; if
            there is a choice, those nearest to the scenario's own settings.
        whole: whether all was played; else the most that is played was reached.
    """

    own: Settings
    variants: tuple[Variant, ...]
    pairs: Mapping[str, Pair]
    whole: bool

    @property
    def touched(self) -> list[str]:
        """The rulings on which any of it rests."""
        found = {name for it in self.variants for name in it.settings}
        return [name for name in self.own if name in found]

    def under(self, settings: Settings) -> Variant | None:
        """What came of these settings (or would, as it is the same); None if it was not played."""
        return next((it for it in self.variants if it.stands_for(settings)), None)

    def elsewhere(self, pair: Pair) -> Settings:
        """The other rulings that a pair sets in another way than the scenario."""
        both = {**pair.one.settings, **pair.other.settings}
        return {
            name: it
            for name, it in pair.settings.items()
            if name != pair.ruling and name in both and it != self.own[name]
        }


def varied(play: Play, rulings: Rulings, own: Settings, most: int = MOST) -> Varied:
    """Play with every combination of settings that can matter, *most* of them at most.

    *own* are the scenario's settings of the *rulings* that shall be varied.
    """
    own = {name: own[name] for name in rulings}
    variants, whole = _played(play, rulings, own, most)
    return Varied(own, tuple(variants), _pairs(rulings, own, variants), whole)


def _played(play: Play, rulings: Rulings, own: Settings, most: int) -> tuple[list[Variant], bool]:
    variants: list[Variant] = []
    ahead, met = deque([(own, "", frozenset[str]())]), {tuple(own.values())}
    while ahead:
        settings, turned, before = ahead.popleft()
        if any(it.stands_for(settings) for it in variants):
            continue
        if len(variants) == most:
            return variants, False
        came = play(settings)
        # What else a setting without a position rests on, who knows: on what led to it.
        touched = came.cited if isinstance(came, Run) else came.rulings | before
        variant = _variant(own, settings, came, {*touched, turned})
        variants.append(variant)
        for name in variant.settings:
            for setting in rulings[name]:
                neighbour = {**settings, name: setting}
                if (key := tuple(neighbour.values())) not in met:
                    met.add(key)
                    ahead.append((neighbour, name, frozenset(variant.settings)))
    return variants, True


def _variant(
    own: Settings, settings: Settings, came: Run | NoPosition, touched: Container[str]
) -> Variant:
    rests = {name: it for name, it in settings.items() if name in touched}
    far = sum(settings[name] != own[name] for name in own)
    return Variant(rests, came, outcome(came, frozenset(own)), far)


def _pairs(rulings: Rulings, own: Settings, variants: Sequence[Variant]) -> dict[str, Pair]:
    """For each ruling the best of the pairs that show that the outcome depends on it."""
    best: dict[str, tuple[tuple[int, ...], Pair]] = {}
    lengths = [it.length for it in variants]
    for (a, one), (b, other) in combinations(enumerate(variants), 2):
        name = _only_difference(one, other)
        if not name or one.outcome == other.outcome:
            continue
        traceless = sum(not isinstance(it.came, Run) for it in (one, other))
        rank = (traceless, lengths[a] + lengths[b], one.far + other.far, a, b)
        if name not in best or rank < best[name][0]:
            best[name] = rank, _pair(name, own, one, other)
    return {name: best[name][1] for name in rulings if name in best}


def _only_difference(one: Variant, other: Variant) -> str:
    """The only ruling that two combinations set in different ways; empty if there are more."""
    apart = [name for name, it in one.settings.items() if other.settings.get(name, it) != it]
    return apart[0] if len(apart) == 1 else ""


def _pair(ruling: str, own: Settings, one: Variant, other: Variant) -> Pair:
    """The two in their order: what is set as in the scenario comes first."""
    if other.settings[ruling] == own[ruling]:
        one, other = other, one
    return Pair(ruling, one, other, {**own, **other.settings, **one.settings})


def combined(varied: Varied) -> Iterator[tuple[Outcome, list[Settings]]]:
    """Each outcome with the settings from which it comes, of those rulings on which it depends."""
    found: dict[Outcome, list[Settings]] = {}
    for variant in varied.variants:
        shown = {name: it for name, it in variant.settings.items() if name in varied.pairs}
        settings = found.setdefault(variant.outcome, [])
        if shown not in settings:
            settings.append(shown)
    yield from found.items()
