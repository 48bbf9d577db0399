"""What came of many duels, added up: wins with intervals, endings, what was played."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from msgspec import Struct, field

from react_tools.trace.event import Lang

Pair = tuple[str, str]
_SURE = 1.959964
"""Standard deviations on both sides of a normal mean within which 95 of 100 lie."""


class Duelled(NamedTuple):
    """One duel.

    Attributes:
        winner: empty if nobody has won.
        how: empty if it was broken off; if it went on without end, `endless` says what did.
        turns: how many there were.
        played: how often each thing was.
    """

    pair: Pair
    winner: str
    how: str
    turns: int
    played: Counter[str]
    endless: str = ""


class Tally(Struct):
    """What came of the duels of a pair.

    Attributes:
        wins: of each of the two; `draws` and duels that were broken off are neither's.
        ends: how duels have ended, with how often.
        turns: of all of them together; longest: of one.
        played: how often each thing was.
        endless: what goes on without end in the first duel of which that is true.
    """

    pair: Pair
    duels: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    draws: int = 0
    broken_off: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    longest: int = 0
    played: Counter[str] = field(default_factory=Counter)
    endless: str = ""

    @property
    def mean(self) -> float:
        """How many turns a duel has taken."""
        return self.turns / self.duels if self.duels else 0.0

    def join(self, other: "Tally") -> None:
        """Add what came of other duels."""
        self.duels += other.duels
        self.wins += other.wins
        self.draws += other.draws
        self.broken_off += other.broken_off
        self.ends += other.ends
        self.turns += other.turns
        self.longest = max(self.longest, other.longest)
        self.played += other.played
        self.endless = self.endless or other.endless


class Tallied(Struct):
    """What came of all duels, pair by pair.

    Attributes:
        endings: how duels may end, by the game's words.
        playable: what a side could play in some duel, as `played` has it.
    """

    pairs: dict[Pair, Tally]
    endings: Mapping[str, Mapping[Lang, str]]
    playable: Sequence[str] = ()

    @property
    def sides(self) -> list[str]:
        """Everybody who took part."""
        return list(dict.fromkeys(name for pair in self.pairs for name in pair))

    @property
    def whole(self) -> Tally:
        """What came of all of them together."""
        return _sum(self.pairs.values())

    @property
    def unplayed(self) -> list[str]:
        """What was never played."""
        played = self.whole.played
        return [it for it in self.playable if not played[it]]

    def of(self, side: str) -> Tally:
        """What came of all duels of a side."""
        return _sum(tally for pair, tally in self.pairs.items() if side in pair)

    def add(self, duel: Duelled) -> None:
        """Count one more duel."""
        tally = self.pairs[duel.pair]
        tally.duels += 1
        tally.turns += duel.turns
        tally.longest = max(tally.longest, duel.turns)
        tally.played += duel.played
        if not duel.how:
            tally.broken_off += 1
            tally.endless = tally.endless or duel.endless
            return
        tally.ends[duel.how] += 1
        tally.draws += not duel.winner
        if duel.winner:
            tally.wins[duel.winner] += 1


def _sum(every: Iterable[Tally]) -> Tally:
    whole = Tally(("", ""))
    for tally in every:
        whole.join(tally)
    return whole


class Share(NamedTuple):
    """A share, from 0 to 1, and between which two the true one lies in 95 of 100 cases."""

    value: float
    low: float
    high: float


def share(count: int, of: int) -> Share:
    """A share with Wilson's score interval (E. B. Wilson, JASA 22, 1927, 209-212)."""
    if not of:
        return Share(0.0, 0.0, 1.0)
    value, square = count / of, _SURE**2
    middle = (value + square / (2 * of)) / (1 + square / of)
    half = _SURE / (1 + square / of) * sqrt(value * (1 - value) / of + square / (4 * of**2))
    return Share(value, max(0.0, middle - half), min(1.0, middle + half))
