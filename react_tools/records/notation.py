"""How a record writes a choice: the fewest of its words that mean no other that is open.

A choice says words, each with a value (react_tools.game.Terms). One that starts a play is written
by its values, any other by its words: `brush-spirit.B c2`, `improve card 1 in cell 3`. Who reads
it takes it with fewer words and with more, as long as it means one choice.
"""

from collections.abc import Sequence
from typing import NamedTuple

from react_tools.game import Choice, Terms

BARE = "-"
"""The only choice that is open and says no more than a word, such as a pass."""

Parts = list[list[str]]


class Open(NamedTuple):
    """An open choice and what it says: all of it, and without the words that lead its values."""

    choice: Choice
    words: list[str]
    values: list[str]


class Choices:
    """Everything that is open now."""

    def __init__(self, legal: Sequence[Choice]) -> None:
        self._open = [Open(it, _flat(_named(it.terms)), _flat(_bare(it.terms))) for it in legal]
        bare = [it.choice for it in self._open if not it.values]
        self._bare = bare[0].terms if len(bare) == 1 else None

    def written(self, choice: Choice) -> str:
        """How a choice is written."""
        terms = choice.terms
        if "pick" in terms:
            return terms["pick"]
        if terms == self._bare:
            return BARE
        named = _named(terms)
        parts = _bare(terms) if choice.place else [named[0][:1], named[0][1:], *named[1:]]
        kept = parts if self._means(parts, terms) else named
        for part in kept[1:]:
            rest = [it for it in kept if it is not part]
            if self._means(rest, terms):
                kept = rest
        return " ".join(_flat(kept))

    def meant(self, words: Sequence[str]) -> list[Choice]:
        """The choices that words may mean; one if they are clear."""
        wanted = list(words)
        if wanted == [BARE] and self._bare is not None:
            return [it.choice for it in self._open if it.choice.terms == self._bare]
        found = [it for it in self._open if _among(wanted, it.words)]
        whole = [it for it in found if wanted in (it.values, it.words)]
        return [it.choice for it in (whole if len(whole) == 1 else found)]

    def _means(self, parts: Parts, terms: Terms) -> bool:
        """Whether these words mean one choice, and the one that says *terms*."""
        found = self.meant(_flat(parts))
        return len(found) == 1 and found[0].terms == terms


def _named(terms: Terms) -> Parts:
    return [[name, *value.split()] for name, value in terms.items()]


def _bare(terms: Terms) -> Parts:
    return [value.split() for value in terms.values()]


def _flat(parts: Parts) -> list[str]:
    return [word for part in parts for word in part]


def _among(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether all that is wanted stands among the words, in the same order."""
    rest = iter(words)
    return all(word in rest for word in wanted)
