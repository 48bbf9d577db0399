"""Which outcomes an effect may have left in a record: one for each clause that was carried out.

What is heard of an effect is words in order, one an outcome (a verb, `may` for steps that were
declined), and for each member of a set that was treated the words of its own. A game builds from
an effect's steps the ways in which it may be heard, and asks whether a record fits one of them. An
effect that was broken off, by the end of the game or by a question, is heard up to there.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

BROKEN_OFF = -1

Word = str | tuple["Word", ...]


class Heard(NamedTuple):
    """The words of one effect; `cut`: more might have followed."""

    words: Sequence[Word]
    cut: bool = False


Way = Callable[[Heard, int], frozenset[int]]
"""Where something may end that begins at the word with that index; none if it is not there."""

_NOWHERE = frozenset[int]()


def fits(way: Way, heard: Heard) -> bool:
    """Whether all that is heard, and no more, may be this."""
    return not way(heard, 0).isdisjoint({len(heard.words), BROKEN_OFF})


def one(word: str) -> Way:
    """One outcome."""

    def way(heard: Heard, at: int) -> frozenset[int]:
        if at == len(heard.words):
            return frozenset({BROKEN_OFF}) if heard.cut else _NOWHERE
        return frozenset({at + 1}) if heard.words[at] == word else _NOWHERE

    return way


def row(ways: Sequence[Way]) -> Way:
    """One after the other."""

    def way(heard: Heard, at: int) -> frozenset[int]:
        ends = frozenset({at})
        for each in ways:
            ends = frozenset(it for end in ends for it in _from(each, heard, end))
        return ends

    return way


def either(ways: Sequence[Way]) -> Way:
    """One of them."""
    return lambda heard, at: frozenset(it for each in ways for it in each(heard, at))


def some(ways: Sequence[Way], counts: Sequence[int]) -> Way:
    """So many of them, in their order."""
    return either([row(it) for count in counts for it in combinations(ways, count)])


def members(way: Way) -> Way:
    """Any number of members, each treated that way."""

    def ways(heard: Heard, at: int) -> frozenset[int]:
        return frozenset(_members(way, heard, at))

    return ways


def _members(way: Way, heard: Heard, at: int) -> Iterator[int]:
    yield at
    while at < len(heard.words) and isinstance(inner := heard.words[at], tuple):
        at += 1
        if not fits(way, Heard(inner, heard.cut and at == len(heard.words))):
            return
        yield at
    if heard.cut and at == len(heard.words):
        yield BROKEN_OFF


def _from(way: Way, heard: Heard, at: int) -> frozenset[int]:
    return frozenset({at}) if at == BROKEN_OFF else way(heard, at)
