"""The list of what can be done: numbered, and where it is long, in groups of what is alike."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from typing import NamedTuple

from react_tools.game import Choice, Game
from react_tools.records.notation import Choices
from react_tools.scenario.asking import Offer
from react_tools.scenario.replies import Order, Unclear, fits, understood
from react_tools.trace.event import Lang

_LONG = 12
"""A list with more lines than this is shown in groups."""
_GROUP = 3
"""Fewer than so many are not worth a group."""


class Group(NamedTuple):
    """Choices that begin alike: the plays of one card.

    Attributes:
        label: what is typed to see them; each of theirs begins with it: `2.1`, `2.2` …
    """

    label: str
    written: str
    told: str
    offers: tuple[Offer, ...]


class Offers:
    """Everything that can be done now.

    Attributes:
        rows: the list, in the order in which the game gives it.
    """

    def __init__(self, game: Game, lang: Lang) -> None:
        self._aliases = game.aliases
        legal = list(game.legal())
        self._choices = Choices(legal)
        found = [Offer("", self._choices.written(it), game.told(it, lang), it) for it in legal]
        self.rows = list(_rows(found))

    @property
    def all(self) -> Iterator[Offer]:
        """Each of them, those in groups too."""
        for row in self.rows:
            yield from row.offers if isinstance(row, Group) else (row,)

    def meant(self, typed: str) -> Offer | Group | Unclear:
        """What was meant: a number, words as a record or a script has them, or as they are told.

        Words that fit one group, but none of its members alone, mean the group.
        """
        typed = typed.strip()
        for row in self.rows:
            if typed == row.label:
                return row
        words = [self._aliases.get(it, it) for it in typed.strip("()").split()]
        found = self._choices.meant(words) if words else []
        if len(found) == 1:
            return next(it for it in self.all if it.choice is found[0])
        meant = understood(typed, list(self.all), self._aliases)
        if isinstance(meant, Offer):
            return meant
        rows = [it for it in self.rows if fits(typed, it.written, it.told)]
        if len(rows) == 1 and isinstance(rows[0], Group):
            return rows[0]
        return Unclear(()) if isinstance(meant, Order) else meant


def _rows(offers: Sequence[Offer]) -> Iterator[Offer | Group]:
    """Offers with their numbers; where there are many, those that begin alike together."""
    if all(it.written.isdecimal() for it in offers):
        yield from (it._replace(label=it.written) for it in offers)
        return
    heaps = [list(it) for _, it in groupby(offers, lambda it: _head(it.choice))]
    long, number = len(offers) > _LONG and len(heaps) > 1, 0
    for members in heaps:
        if long and len(members) >= _GROUP:
            number += 1
            yield _group(str(number), members)
        else:
            for one in members:
                number += 1
                yield one._replace(label=str(number))


def _head(choice: Choice) -> tuple[str, str]:
    """What a choice says first: the card that is played, or all but its last word."""
    word, value = next(iter(choice.terms.items()))
    return word, value if choice.place else value.rpartition(" ")[0]


def _group(label: str, members: Sequence[Offer]) -> Group:
    offers = tuple(it._replace(label=f"{label}.{at}") for at, it in enumerate(members, 1))
    told = _common([it.told for it in members])
    written = _common([it.written for it in members])
    return Group(label, written, told or written, offers)


def _common(texts: Sequence[str]) -> str:
    """The words with which all of them begin, up to the last colon or comma if there is one."""
    each = zip(*(it.split() for it in texts), strict=False)
    words = [it[0] for it in takewhile(lambda it: len(set(it)) == 1, each)]
    ends = [at for at, word in enumerate(words, 1) if word[-1] in ":,"]
    return " ".join(words[: ends[-1]] if ends else words).rstrip(":,")
