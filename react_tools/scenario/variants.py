"""Whether the outcome of a scenario depends on a ruling: it is played with setting after setting.

A run rests on the rulings that it touches and on no other (tests/conformance/test_rulings.py holds
the engine to it). So it stands for every combination that sets those alike, and only rulings that
some run touches are varied: breadth first, from the scenario's own settings on.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping

from msgspec import Struct

from react_tools.scenario.endings import Ending, Endings
from react_tools.scenario.pairs import Pair, Rulings, Settings, Variant, pairs, ways
from react_tools.scenario.runner import Run

MOST = 256
"""How many combinations of settings are played."""

Play = Callable[[Settings], Endings]
"""Plays with these settings; the scenario's own come first."""


class Varied(Struct, frozen=True):
    """A scenario, played with one setting after another.

    Attributes:
        own: the settings that it has, of all rulings that were to be varied.
        variants: what came, that of its own settings first.
        pairs: for each ruling on which the outcome depends the two shortest traces that show it; if
            there is a choice, those nearest to the scenario's own settings.
        ways: the rulings on which only the way to the outcome rests: expected events.
        whole: whether all was played; else the most that is played was reached.
        answered: whether every answer was tried to what is asked anew; else there were too many.
    """

    own: Settings
    variants: tuple[Variant, ...]
    pairs: Mapping[str, Pair]
    ways: tuple[str, ...]
    whole: bool
    answered: bool

    @property
    def came(self) -> Run | None:
        """The scenario's own run; None if its own settings make no position."""
        came = self.variants[0].endings[0].came
        return came if isinstance(came, Run) else None

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
    course = _Course(play, rulings, own)
    whole = course.run(most)
    variants = course.variants
    matter, rest = pairs(rulings, own, variants), ways(variants)
    shown = tuple(name for name in rulings if name in rest and name not in matter)
    return Varied(own, tuple(variants), matter, shown, whole, course.answered)


class _Course:
    """Plays combination after combination, breadth first.

    Attributes:
        answered: whether every answer was tried to what is asked anew.
    """

    def __init__(self, play: Play, rulings: Rulings, own: Settings) -> None:
        self._play = play
        self._rulings = rulings
        self._own = own
        self.variants: list[Variant] = []
        self.answered = True

    def run(self, most: int) -> bool:
        """Play; whether there are no more than *most*."""
        own = self._own
        ahead, met = deque([(own, "", frozenset[str]())]), {tuple(own.values())}
        while ahead:
            settings, turned, before = ahead.popleft()
            if any(it.stands_for(settings) for it in self.variants):
                continue
            if len(self.variants) == most:
                return False
            rests = self._played(settings, turned, before)
            for name in rests:
                for setting in self._rulings[name]:
                    neighbour = {**settings, name: setting}
                    if (key := tuple(neighbour.values())) not in met:
                        met.add(key)
                        ahead.append((neighbour, name, frozenset(rests)))
        return True

    def _played(self, settings: Settings, turned: str, before: frozenset[str]) -> Settings:
        """Play with these; on which of them it rests."""
        came = self._play(settings)
        self.answered = self.answered and came.whole
        touched = {turned, *_touched(came.each, before)}
        rests = {name: it for name, it in settings.items() if name in touched}
        far = sum(settings[name] != self._own[name] for name in self._own)
        self.variants.append(Variant(rests, came.each, came.outcome, far))
        return rests


def _touched(endings: Iterable[Ending], before: frozenset[str]) -> Iterator[str]:
    """On what endings rest; what one without a position rests on, who knows: on what led to it."""
    for it in endings:
        yield from it.came.cited if isinstance(it.came, Run) else it.came.rulings | before


def combined(varied: Varied) -> Iterator[tuple[Hashable, list[Settings]]]:
    """What comes of it, with the settings from which it comes, of those on which it depends."""
    found: dict[Hashable, list[Settings]] = {}
    for variant in varied.variants:
        shown = {name: it for name, it in variant.settings.items() if name in varied.pairs}
        settings = found.setdefault(variant.outcome, [])
        if shown not in settings:
            settings.append(shown)
    yield from found.items()
