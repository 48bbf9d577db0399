"""Misspelt words in the shipped phrases: how many are caught, and how many at the word itself.

Each word of each phrase is spelt wrong in every way that loses a letter or swaps two neighbours.
A misspelling is caught if the phrase does not parse, or if it names a house or a card that there
is not.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from react_tools import places
from react_tools.phrases.reader import Name
from react_tools.rulesets.keyforge.build import cards, numbers
from react_tools.rulesets.keyforge.language.parse import PARSERS, PhraseFaultError, PhraseKind
from react_tools.rulesets.keyforge.steps import walk
from react_tools.source.parse import read
from react_tools.source.tree import Mapping

_WORD = re.compile(r"[a-z][a-z-]*")


class Misspelt(NamedTuple):
    """A phrase with one word spelt wrong, and where it is found fault with."""

    text: str
    first: int
    last: int
    marks: tuple[tuple[int, int], ...]


def _tree(path: str) -> Iterator[Mapping]:
    for file in sorted((places.CARDS / "keyforge").glob(path)):
        root = read(file).tree
        assert isinstance(root, Mapping)
        yield root


def _wrong(word: str) -> Iterator[str]:
    for at in range(len(word)):
        yield word[:at] + word[at + 1 :]
    for at in range(len(word) - 1):
        if word[at] != word[at + 1]:
            yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


def _marks(kind: PhraseKind, text: str, known: set[str]) -> tuple[tuple[int, int], ...]:
    """The places that are found fault with; none if the misspelling slips through."""
    try:
        parts = walk(PARSERS[kind](text))
    except PhraseFaultError as fault:
        return ((fault.first, fault.last),)
    names = (part for part in parts if isinstance(part, Name))
    return tuple((it.first, it.last) for it in names if it.id not in known)


@pytest.fixture(scope="module")
def misspelt() -> list[Misspelt]:
    shipped = [card for root in _tree("cards/*.yaml") for card in cards(root)]
    known = {it.id for it in shipped}
    known |= {house for root in _tree("game.yaml") for house in numbers(root).houses}
    found = []
    for kind, text in sorted({(it.kind, it.text) for card in shipped for it in card.written}):
        for word in _WORD.finditer(text):
            for wrong in filter(None, dict.fromkeys(_wrong(word.group()))):
                spoilt = text[: word.start()] + wrong + text[word.end() :]
                marks = _marks(kind, spoilt, known)
                found.append(Misspelt(spoilt, word.start(), word.start() + len(wrong), marks))
    return found


def test_there_are_many_ways_to_misspell(misspelt: list[Misspelt]) -> None:
    assert len(misspelt) > 500


def test_ninety_eight_in_a_hundred_misspellings_are_caught(misspelt: list[Misspelt]) -> None:
    missed = [it for it in misspelt if not it.marks]

    assert len(missed) <= len(misspelt) / 50, missed


def test_ninety_five_in_a_hundred_misspellings_are_marked_at_the_word(
    misspelt: list[Misspelt],
) -> None:
    elsewhere = [
        it
        for it in misspelt
        if not any(first < it.last and last > it.first for first, last in it.marks)
    ]

    assert len(elsewhere) <= len(misspelt) / 20, elsewhere
