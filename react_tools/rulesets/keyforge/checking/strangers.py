"""Names in files of cards and decks that nothing answers to."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from react_tools.rulesets.keyforge.definitions import Card, Deck
from react_tools.rulesets.keyforge.language.phrase import Called, OfHouse
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.reading import entries
from react_tools.source.span import Span

Sort = Literal["card", "house"]


class Stranger(NamedTuple):
    """A name that nobody knows, and the words that could stand there."""

    sort: Sort
    text: str
    span: Span
    known: tuple[str, ...]


def strangers(library: Library) -> Iterator[Stranger]:
    """Every unknown card and house in phrases, and every unknown card of a deck.

    Houses are not asked for where no `game.yaml` says which there are. Those of decks and files of
    cards the schema knows.
    """
    for card in library.every_card:
        yield from _of_card(card, library)
    for deck in library.every_deck:
        yield from _of_deck(deck, library)


def _of_card(card: Card, library: Library) -> Iterator[Stranger]:
    """Those in the phrases of a card."""
    for written in card.written:
        for part in written.walk():
            match part:
                case Called(card=name):
                    sort: Sort = "card"
                case OfHouse(house=name):
                    sort = "house"
                case _:
                    continue
            span = written.part(name.first, name.last)
            yield from _unknown(sort, name.id, span, library)


def _of_deck(deck: Deck, library: Library) -> Iterator[Stranger]:
    for _, entry in entries(deck.node.get("houses")):
        for card, copies in entries(entry.value):
            yield from _unknown("card", card, copies.key.span, library)


def _unknown(sort: Sort, name: str, span: Span, library: Library) -> Iterator[Stranger]:
    if sort == "card":
        known = tuple(library.cards)
        if name not in known and not library.may_be_broken(name):
            yield Stranger(sort, name, span, known)
    elif library.numbers is not None and name not in library.numbers.houses:
        yield Stranger(sort, name, span, tuple(library.numbers.houses))
