"""Misspelt words in the shipped phrases: how many are caught, and how many at the word itself.

Each word of each phrase is spelt wrong in every way that loses a letter or swaps two neighbours.
A misspelling is caught if the phrase does not parse, or if it names a thing that its creator does
not have, or a ruling or a setting that no file has.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.parse import PARSERS, PhraseKind
from react_tools.rulesets.react.language.statement import RulingIs
from react_tools.rulesets.react.library import Library, unanswered
from react_tools.rulesets.react.steps import walk

_WORD = re.compile(r"[a-z][a-z-]*")


class Misspelt(NamedTuple):
    """A phrase with one word spelt wrong, the word's place, and the ids that its creator has."""

    kind: PhraseKind
    text: str
    first: int
    last: int
    known: frozenset[str]


def _wrong(word: str) -> Iterator[str]:
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]
    for at in range(len(word) - 1):
        if word[at] != word[at + 1]:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _misspelt(creator: Creator) -> Iterator[Misspelt]:
    known = frozenset([it.id for it in creator.tokens] + [it.id for it in creator.summons])
    for kind, text in sorted({(it.kind, it.text) for it in creator.written}):
        for word in _WORD.finditer(text):
            for wrong in dict.fromkeys(_wrong(word.group())):
                if wrong:
                    spoilt = text[: word.start()] + wrong + text[word.end() :]
                    yield Misspelt(kind, spoilt, word.start(), word.start() + len(wrong), known)


def _marks(it: Misspelt, library: Library) -> list[tuple[int, int]]:
    """The places that are found fault with; none if the misspelling slips through."""
    try:
        tree = PARSERS[it.kind](it.text)
    except PhraseFaultError as fault:
        return [(fault.first, fault.last)]
    parts = list(walk(tree))
    names = [part for part in parts if isinstance(part, Name) and part.id not in it.known]
    asked = [part for part in parts if isinstance(part, RulingIs)]
    terms = [term for part in asked if (term := unanswered(part, library.rulings))]
    return [(it.first, it.last) for it in names] + [(term.first, term.last) for term in terms]


@pytest.fixture(scope="module")
def misspelt(library: Library) -> list[Misspelt]:
    return [it for creator in library.every_creator for it in _misspelt(creator)]


def test_there_are_many_ways_to_misspell(misspelt: list[Misspelt]) -> None:
    assert len(misspelt) > 1000


def test_ninety_nine_in_a_hundred_misspellings_are_caught(
    misspelt: list[Misspelt], library: Library
) -> None:
    missed = [it for it in misspelt if not _marks(it, library)]

    assert len(missed) <= len(misspelt) / 100, missed


def test_ninety_five_in_a_hundred_misspellings_are_marked_at_the_word(
    misspelt: list[Misspelt], library: Library
) -> None:
    elsewhere = [
        it
        for it in misspelt
        if not any(first < it.last and last > it.first for first, last in _marks(it, library))
    ]

    assert len(elsewhere) <= len(misspelt) / 20, elsewhere
