"""Everything that was loaded for Dusk."""

from collections.abc import Container, Iterable, Iterator, Mapping

from msgspec import field

from react_tools.document import Document
from react_tools.rulesets.dusk import build as make
from react_tools.rulesets.dusk.definitions import Card, Deck
from react_tools.source.reading import mappings, number
from react_tools.staging.shelf import Shelf, fill, put


class Library(Shelf):
    """What the files define; *drawn* cards make a hand, 0 if no `game.yaml` was loaded."""

    drawn: int = 0
    cards: dict[str, Card] = field(default_factory=dict)
    every_card: list[Card] = field(default_factory=list)
    decks: dict[str, Deck] = field(default_factory=dict)
    every_deck: list[Deck] = field(default_factory=list)

    def subjects(self, paths: Container[str]) -> Iterator[object]:
        """Decks beside what every game has."""
        yield from (it for it in self.every_deck if it.path in paths)
        yield from super().subjects(paths)

    def counts(self, paths: Container[str]) -> dict[str, int]:
        """How many cards and decks beside what every game has."""
        cards = sum(it.root.span.path in paths for it in self.every_card)
        decks = sum(it.path in paths for it in self.every_deck)
        return {"cards": cards, "decks": decks, **super().counts(paths)}


def build(documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
    """The library that the documents make."""
    builders = {"game": _game, "cards": _cards, "deck": _deck}
    return fill(Library(broken=broken), documents, builders)


def _game(library: Library, document: Document) -> None:
    library.drawn = library.drawn or number(document.tree, "drawn")


def _cards(library: Library, document: Document) -> None:
    for it in mappings(document.tree.get("cards")):
        put(make.card(it), document, library.every_card, library.cards)


def _deck(library: Library, document: Document) -> None:
    put(make.deck(document), document, library.every_deck, library.decks)
