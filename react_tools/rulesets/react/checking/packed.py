"""What several checks ask of a packing list."""

import difflib
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from react_tools.rulesets.react.box import DECK, Box, Counts, Packed, Part, parts
from react_tools.rulesets.react.definitions import Card, Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import creator_of, held


class Deck(NamedTuple):
    """A deck in a box: whose it is to be, and what a packer sees of its cards."""

    packed: Packed
    creator: Creator
    cards: Counter[tuple[str, ...]]

    @property
    def own(self) -> bool:
        """Whether it is the deck that the creator's own file says."""
        return self.cards == _faces(self.creator, parts(self.creator))


class Alike(NamedTuple):
    """Two decks of a box that are the same; the first is the one that is right, if either is."""

    first: Deck
    second: Deck


def listed(box: Box, library: Library) -> Iterator[tuple[Packed, Creator]]:
    """The creators of a box that could be read."""
    for packed in box.packed:
        if (creator := creator_of(box, packed.creator, library)) is not None:
            yield packed, creator


def strangers(packed: Packed, creator: Creator) -> dict[Part, Part | None]:
    """The parts of a list that its creator does not have, each with the one probably meant."""
    counts, known = packed.counts or {}, parts(creator)
    free = [it for it in known if it not in counts]
    return {it: _meant(it, free) for it in counts if it not in known}


def _meant(part: Part, free: list[Part]) -> Part | None:
    names = [it.id for it in free if it.section == part.section]
    near = difflib.get_close_matches(part.id, names, n=1)
    return Part(part.section, near[0]) if near else None


def alike(box: Box, library: Library) -> Iterator[Alike]:
    """Every deck of a box that is another one's over again.

    Creators of which one extends the other share a deck on purpose, unless a list says another.
    """
    seen: dict[frozenset[object], Deck] = {}
    for packed, creator in listed(box, library):
        deck = Deck(packed, creator, _faces(creator, held(packed, creator), library))
        first = seen.setdefault(frozenset(deck.cards.items()), deck)
        if (
            first is not deck
            and deck.cards
            and not (first.own and deck.own and _related(first, deck, library))
        ):
            yield Alike(deck, first) if deck.own and not first.own else Alike(first, deck)


def _related(first: Deck, second: Deck, library: Library) -> bool:
    return library.family(first.creator) == library.family(second.creator)


def _faces(
    creator: Creator, counts: Counts, library: Library | None = None
) -> Counter[tuple[str, ...]]:
    """The action cards among some counts, by what is printed on them, not by their ids."""
    known = {it.id: it for it in creator.deck}
    faces: Counter[tuple[str, ...]] = Counter()
    for part, count in counts.items():
        if part.section == DECK:
            card = known.get(part.id) or (_anywhere(part.id, library) if library else None)
            faces[_face(card) if card else (part.id,)] += count
    return faces


def _anywhere(name: str, library: Library) -> Card | None:
    """An action card of whoever has one called so."""
    every = (card for it in library.every_creator for card in it.deck)
    return next((it for it in every if it.id == name), None)


def _face(card: Card) -> tuple[str, ...]:
    return (card.effect.label.en, card.effect.label.ru, card.effect.kind)
