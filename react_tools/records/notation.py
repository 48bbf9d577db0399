"""How a record writes a choice: the fewest of its words that mean no other that is open.

A choice says words, each with a value (react_tools.game.Terms). One that starts a play is written
by its values, any other by its words: `brush-spirit.B c2`, `improve card 1 in cell 3`. Who reads
it takes it with fewer words and with more, as long as it means one choice. Of words that fit
several plays of a card, those are meant of which the card's plays differ in nothing else: who pays
with himself what only he can exhaust is `respite calligrapher`, not all three.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from react_tools.game import Choice, Terms
from react_tools.scenario.replies import has_in_order

BARE = "-"
"""The only choice that is open and says no more than a word, such as a pass."""

Parts = list[list[str]]


class Open(NamedTuple):
    """An open choice and what it says: all of it, and without the words that lead its values."""

    choice: Choice
    terms: Terms
    words: list[str]
    values: list[str]


class Choices:
    """Everything that is open now.

    Attributes:
        legal: the choices themselves.
    """

    def __init__(self, legal: Sequence[Choice]) -> None:
        self.legal = legal
        self._differing: dict[tuple[str, str], list[str]] = {}

    @cached_property
    def _open(self) -> Sequence[Open]:
        told = ((it, it.terms) for it in self.legal)
        return [Open(it, terms, _flat(_named(terms)), _flat(_bare(terms))) for it, terms in told]

    @cached_property
    def _bare(self) -> Terms | None:
        """The only choice that says no more than a word."""
        bare = [it.terms for it in self._open if not it.values]
        return bare[0] if len(bare) == 1 else None

    def written(self, choice: Choice) -> str:
        """How a choice is written."""
        terms = choice.terms
        if "pick" in terms:
            return terms["pick"]
        if terms == self._bare:
            return BARE
        named = _named(terms)
        parts = [named[0][:1], named[0][1:], *named[1:]]
        forms = [self._telling(terms), _bare(terms)] if choice.place else [parts]
        kept = next((it for it in forms if self._means(it, terms)), named)
        for part in kept[1:]:
            rest = [it for it in kept if it is not part]
            if self._means(rest, terms):
                kept = rest
        return " ".join(_flat(kept))

    def meant(self, words: Sequence[str]) -> list[Choice]:
        """The choices that words may mean; one if they are clear."""
        return [it.choice for it in self._meant(list(words))]

    def _meant(self, wanted: list[str]) -> Sequence[Open]:
        if wanted == [BARE] and self._bare is not None:
            return [it for it in self._open if it.terms == self._bare]
        found = [it for it in self._open if has_in_order(it.words, wanted)]
        whole = [it for it in found if wanted in (it.values, it.words)]
        if len(found) == 1 or len(whole) == 1:
            return whole or found
        plays = [] if whole else [it for it in found if it.choice.place]
        told = [it for it in plays if wanted == _flat(self._telling(it.terms))]
        return told if len(told) == 1 else found

    def _telling(self, terms: Terms) -> Parts:
        """The values of a play in which it may differ from the other plays of its card."""
        first, *_ = terms.items()
        if first not in self._differing:
            self._differing[first] = _differing([it.terms for it in self._open], first)
        return [terms[name].split() for name in self._differing[first] if name in terms]

    def _means(self, parts: Parts, terms: Terms) -> bool:
        """Whether these words mean one choice, and the one that says *terms*."""
        found = self._meant(_flat(parts))
        return len(found) == 1 and found[0].terms == terms


def _differing(every: Sequence[Terms], first: tuple[str, str]) -> list[str]:
    """The fewest words by whose values all that begin with *first* are told apart, the last ones.

    What is left out has only one value, or the same as another word, given the rest.
    """
    alike = [it for it in every if first in it.items()]
    names = list(dict.fromkeys(name for terms in alike for name in terms))
    for name in names[1:]:
        rest = [it for it in names if it != name]
        if len({tuple(map(terms.get, rest)) for terms in alike}) == len(alike):
            names = rest
    return names


def _named(terms: Terms) -> Parts:
    return [[name, *value.split()] for name, value in terms.items()]


def _bare(terms: Terms) -> Parts:
    return [value.split() for value in terms.values()]


def _flat(parts: Parts) -> list[str]:
    return [word for part in parts for word in part]
