"""The index: which entries are about these words, the best first.

Ranking is BM25F (Robertson and Zaragoza, 2009), with three fields: what an entry is called counts
most, then what it says, then further words. What a player calls a thing stands for what the book
calls it (synonyms), at a discount; and an entry that knows more of the words asked for comes
before one that knows fewer of them better.
"""

import difflib
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from react_tools.manual.stems import stem, telling, words
from react_tools.reference.entry import Entry

_WEIGHTS = (3.0, 1.0, 0.5)
"""Of a word in the title or the id; in the page; among its examples and further words."""
_SATURATION = 1.2
_LENGTH = 0.6
_SYNONYM = 0.6
_KINDS = {
    "rule": 1.0,
    **dict.fromkeys(("verb", "trigger"), 0.8),
    "ruling": 0.72,
    **dict.fromkeys(("check", "fault"), 0.6),
    "scenario": 0.5,
    "key": 0.4,
}
_DEFINED = 0.9
"""Of what designers define, whatever a game calls it."""
"""Who asks in words asks about the game: rules come first. Other pages use the words of the game
too, rulings those of the rules that they doubt, and those of findings are long."""
_POINTS = 0.55
"""Of an entry that only points at others (`Entry.points`)."""
_NEAR = 0.75
_WORTH = 0.25
"""How good a hit has to be beside the best to be told."""
_EXAMPLE = re.compile(r"^ {4}.*$", re.MULTILINE)


class Hit(NamedTuple):
    """An entry and how well it answers; `whole` if it knows every word asked for."""

    score: float
    entry: Entry
    whole: bool


class Found(NamedTuple):
    """What a search gives.

    Attributes:
        hits: the best first.
        meant: a word that is nowhere in the index, and the nearest that is.
    """

    hits: Sequence[Hit]
    meant: Mapping[str, str]


class Index:
    """An index of entries, made anew for each run: there are some hundreds."""

    def __init__(self, entries: Sequence[Entry], synonyms: Iterable[Sequence[str]]) -> None:
        self._entries = entries
        self._words = {word for entry in entries for field in _fields(entry) for word in field}
        self._synonyms = _groups(synonyms)
        self._weights = self._postings()

    def search(self, text: str) -> Found:
        """What is about the words of *text*; those that no entry knows are passed over."""
        asked = list(dict.fromkeys(telling(text)))
        meant = {word: near for word in asked if (near := self._meant(word))}
        known = [meant.get(word, word) for word in asked if self._knows(meant.get(word, word))]
        total = sum(self._telling(word) for word in known)
        scores: defaultdict[int, float] = defaultdict(float)
        covered: defaultdict[int, float] = defaultdict(float)
        count: Counter[int] = Counter()
        for word in known:
            for at, score in self._scores(word).items():
                scores[at] += score
                covered[at] += self._telling(word)
                count[at] += 1
        hits = [
            Hit(
                self._worth(at, score * covered[at] / total),
                self._entries[at],
                count[at] == len(asked),
            )
            for at, score in scores.items()
        ]
        best = max((it.score for it in hits), default=0.0)
        worth = [it for it in hits if it.score >= _WORTH * best]
        return Found(sorted(worth, key=lambda it: -it.score), meant)

    def _worth(self, at: int, score: float) -> float:
        entry = self._entries[at]
        return score * _KINDS.get(entry.kind, _DEFINED) * (_POINTS if entry.points else 1.0)

    def nearest(self, word: str) -> str:
        """The word of the index that is spelt most like this one; empty if none is."""
        near = difflib.get_close_matches(word, sorted(self._words), cutoff=_NEAR)
        # Of words that are equally near, the one that begins alike for longest is meant.
        return max(near, key=lambda it: (_likeness(word, it), _same_start(word, it)), default="")

    def _meant(self, word: str) -> str:
        """The word of the index that a misspelt one stands for; empty if it is not misspelt.

        A slip leaves the first letter, and most of the stem: a word whose stem is another one is
        not misspelt but unknown, however alike the endings are.
        """
        near = "" if self._knows(word) or not word.isalpha() else self.nearest(word)
        return near if near and near[0] == word[0] and _alike(stem(word), stem(near)) else ""

    def _knows(self, word: str) -> bool:
        return any(variant in self._weights for variant in self._variants(word))

    def _variants(self, word: str) -> Mapping[str, float]:
        """The stems that stand for a word, each with what it counts."""
        own = stem(word)
        return {**dict.fromkeys(self._synonyms.get(own, ()), _SYNONYM), own: 1.0}

    def _telling(self, word: str) -> float:
        """How much a word tells: the fewer entries know it, or what stands for it, the more."""
        return max(self._rare(it) for it in self._variants(word) if it in self._weights)

    def _rare(self, stem: str) -> float:
        held, count = len(self._weights.get(stem, ())), len(self._entries)
        return math.log(1 + (count - held + 0.5) / (held + 0.5))

    def _scores(self, word: str) -> Mapping[int, float]:
        """How well each entry knows one word, by whichever of its variants it knows best."""
        scores: dict[int, float] = {}
        for variant, discount in self._variants(word).items():
            for at, weight in self._weights.get(variant, {}).items():
                score = discount * self._rare(variant) * weight / (_SATURATION + weight)
                scores[at] = max(score, scores.get(at, 0.0))
        return scores

    def _postings(self) -> Mapping[str, Mapping[int, float]]:
        """For each stem the entries that hold it, with its weight there."""
        counts = [[Counter(map(stem, field)) for field in _fields(it)] for it in self._entries]
        means = [
            sum(it[field].total() for it in counts) / max(len(counts), 1) or 1
            for field in range(len(_WEIGHTS))
        ]
        postings: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for at, fields in enumerate(counts):
            for field, count in enumerate(fields):
                long = 1 - _LENGTH + _LENGTH * count.total() / means[field]
                for each, times in count.items():
                    weight = _WEIGHTS[field] * times / long
                    postings[each][at] = postings[each].get(at, 0.0) + weight
        return postings


def _likeness(word: str, other: str) -> float:
    """How much of two words is the same, from 0 to 1."""
    return difflib.SequenceMatcher(None, other, word).ratio()


def _same_start(word: str, other: str) -> int:
    """With how many equal letters two words begin."""
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(word, other, strict=False))
    return sum(1 for _ in alike)


def _alike(one: str, other: str) -> bool:
    return difflib.SequenceMatcher(None, one, other).ratio() >= _NEAR


def _fields(entry: Entry) -> Iterator[list[str]]:
    """The telling words of an entry: what it is called, what it says, further words."""
    yield [*words(entry.id), *(it for text in set(entry.title.values()) for it in telling(text))]
    pages = set(entry.page.values())
    yield [word for page in pages for word in telling(_EXAMPLE.sub("", page))]
    examples = [example for page in pages for example in _EXAMPLE.findall(page)]
    yield [word for text in (*entry.words, *examples) for word in telling(text)]


def _groups(synonyms: Iterable[Sequence[str]]) -> Mapping[str, frozenset[str]]:
    """For each stem those that mean the same."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for group in synonyms:
        stems = {stem(word) for text in group for word in words(text)}
        for each in stems:
            found[each] |= stems - {each}
    return {each: frozenset(others) for each, others in found.items()}
