"""A file as the checks of its texts look at it: what several of them ask is answered once."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate
from operator import attrgetter

from msgspec import Struct

from react_tools.document import Document
from react_tools.source.span import Span
from react_tools.source.tree import Mapping, Node, Scalar, Sequence, scalars
from react_tools.texts.characters import BLANKS, RARE

LANGUAGES = {"en": "English", "ru": "Russian"}
_TEXT_KEYS = ("title", "publisher")
"""Keys with a text in one language only."""
_TO_BLANKS = dict.fromkeys(map(ord, BLANKS), " ")


class Prose(Struct, gc=False):
    """A text for people. Its language is a key of LANGUAGES, or empty where no key tells it."""

    lang: str
    scalar: Scalar
    text: str

    @property
    def span(self) -> Span:
        """Where the whole of it stands."""
        return self.scalar.span

    def part(self, first: int, last: int) -> Span:
        """The place of `text[first:last]`."""
        return self.scalar.part(first, last)

    def exact(self, first: int, last: int) -> Span | None:
        """The same, for an edit; None where the file does not say it as it reads."""
        scalar = self.scalar
        start = scalar.start + len(scalar.quote)
        if not scalar.source.content.startswith(self.text[:last], start):
            return None
        return scalar.source.span(start + first, start + last)


class Pair(Struct, gc=False):
    """One text in both languages.

    Attributes:
        key: under which key of a thing it stands.
        thing: the thing.
        around: where the list or block begins in which the thing stands.
    """

    en: Prose
    ru: Prose
    key: str
    thing: Mapping
    around: int


class Writing:
    """A file and the texts in it.

    Attributes:
        kind: the schema that the file has passed: `react/creator`.
    """

    def __init__(self, document: Document, kind: str) -> None:
        self.tree = document.tree
        self.kind = kind
        self.source = document.tree.source
        self.content = self.source.content
        self._ends: dict[int, int] = {}

    @cached_property
    def rare(self) -> dict[str, list[int]]:
        """Where characters stand that few texts need: neither ASCII nor common in our languages."""
        found: dict[str, list[int]] = {}
        if not self.content.isascii():
            for it in RARE.finditer(self.content):
                found.setdefault(it[0], []).append(it.start())
        return found

    @property
    def pairs(self) -> list[Pair]:
        """The texts that stand in both languages, in the order of the file."""
        return self._walked.pairs

    @cached_property
    def prose(self) -> list[Prose]:
        """The texts for people, those of pairs first."""
        return [*(it for pair in self.pairs for it in (pair.en, pair.ru)), *self._walked.single]

    @cached_property
    def every(self) -> str:
        """Every text, a line each."""
        return "\n".join(it.text for it in self.prose)

    def with_sign(self, sign: re.Pattern[str]) -> Iterator[Prose]:
        """The texts in which something is found: all are looked at in one go."""
        before = -1
        for found in sign.finditer(self.every):
            place = bisect_right(self._starts, found.start()) - 1
            if place > before:
                before = place
                yield self.prose[place]

    def pairs_with(self, sign: re.Pattern[str]) -> Iterator[Pair]:
        """The pairs in which something is found, in either of the two."""
        before, most = -1, 2 * len(self.pairs)
        for found in sign.finditer(self.every):
            place = bisect_right(self._starts, found.start()) - 1
            if place < most and place // 2 > before:
                before = place // 2
                yield self.pairs[before]

    @cached_property
    def families(self) -> list[list[Pair]]:
        """Pairs of one sort beside each other, such as the names of the cards of a deck."""
        found: dict[tuple[int, str], list[Pair]] = {}
        for pair in self.pairs:
            found.setdefault((pair.around, pair.key), []).append(pair)
        return [it for it in found.values() if len(it) > 1]

    def at(self, index: int) -> Scalar | None:
        """The key or value in which a character stands; None for one in a comment or between."""
        place = bisect_right(self._scalars, index, key=attrgetter("start")) - 1
        if place < 0:
            return None
        found = self._scalars[place]
        end = self._ends.get(found.start)
        if end is None:
            end = self._ends[found.start] = found.end
        return found if index < end else None

    def is_prose(self, scalar: Scalar) -> bool:
        """Whether a key or value is for people, and not for a program."""
        return scalar.start in self._prose or not scalar.text.translate(_TO_BLANKS).isascii()

    def gathered(self, indexes: Iterable[int]) -> Iterator[tuple[Scalar | None, list[int]]]:
        """Characters by the value in which they stand, or by the line if they stand in none."""
        found: dict[tuple[bool, int], tuple[Scalar | None, list[int]]] = {}
        for index in sorted(indexes):
            scalar = self.at(index)
            line, _ = self.source.place(index)
            key = (True, line) if scalar is None else (False, scalar.start)
            found.setdefault(key, (scalar, []))[1].append(index)
        yield from found.values()

    @cached_property
    def _walked(self) -> "_Walk":
        walk = _Walk()
        walk.through(self.tree, -1)
        return walk

    @cached_property
    def _starts(self) -> list[int]:
        """Where each of them begins in all of them."""
        return [0, *accumulate(len(it.text) + 1 for it in self.prose)][:-1]

    @cached_property
    def _scalars(self) -> list[Scalar]:
        """Every key and value in the order of the file."""
        return sorted(scalars(self.tree), key=attrgetter("start"))

    @cached_property
    def _prose(self) -> frozenset[int]:
        return frozenset(it.scalar.start for it in self.prose)


class _Walk:
    """Finds the texts of a file: it looks at every node of every file, so it is kept plain."""

    def __init__(self) -> None:
        self.pairs: list[Pair] = []
        self.single: list[Prose] = []

    def through(self, node: Node, around: int) -> None:
        """Go through a list or block that stands in the one that begins at *around*."""
        if type(node) is Mapping:
            self._through_block(node, around)
        elif type(node) is Sequence:
            self._through_list(node)

    def _through_list(self, node: Sequence) -> None:
        for item in node.items:
            if type(item) is Mapping:
                self._through_block(item, node.start)
            elif type(item) is Sequence:
                self._through_list(item)

    def _through_block(self, node: Mapping, around: int) -> None:
        for name, entry in node.entries.items():
            value = entry.value
            if type(value) is Scalar:
                continue
            if type(value) is Mapping:
                inner = value.entries
                if "en" in inner or "ru" in inner:
                    self._told(value, name, node, around)
                self._through_block(value, node.start)
            elif type(value) is Sequence:
                self._through_list(value)
        for key in _TEXT_KEYS:
            if key in node.entries:
                self._single("", node.entries[key].value)

    def _told(self, node: Mapping, key: str, thing: Mapping, around: int) -> None:
        en, ru = node.get("en"), node.get("ru")
        if isinstance(en, Scalar) and isinstance(ru, Scalar):
            one, other = en.value, ru.value
            if isinstance(one, str) and isinstance(other, str):
                both = Prose("en", en, one), Prose("ru", ru, other)
                self.pairs.append(Pair(*both, key, thing, around))
        else:
            self._single("en", en)
            self._single("ru", ru)

    def _single(self, lang: str, node: Node | None) -> None:
        if isinstance(node, Scalar) and isinstance(node.value, str):
            self.single.append(Prose(lang, node, node.value))
