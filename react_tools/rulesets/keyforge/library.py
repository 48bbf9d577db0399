"""Everything that was loaded for KeyForge, by id."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

from msgspec import field
from msgspec.structs import replace

from react_tools.document import Document
from react_tools.rulesets.keyforge.build import cards, deck, numbers
from react_tools.rulesets.keyforge.definitions import Card, Deck, Numbers
from react_tools.rulesets.keyforge.match import Copy, Match, Seat
from react_tools.source.tree import Mapping as MappingNode
from react_tools.staging.shelf import Shelf, fill, put


class Library(Shelf):
    """What the files define (react_tools.ruleset.Library).

    Attributes:
        every_card, every_deck: all of them, those with an id that another has included.
        numbers: the numbers of the game, None if no `game.yaml` was loaded; `game`: its tree.
    """

    every_card: list[Card] = field(default_factory=list)
    every_deck: list[Deck] = field(default_factory=list)
    cards: dict[str, Card] = field(default_factory=dict)
    decks: dict[str, Deck] = field(default_factory=dict)
    numbers: Numbers | None = None
    game: MappingNode | None = None

    @property
    def complete(self) -> bool:
        """Whether the numbers of the game are there."""
        return self.numbers is not None

    def subjects(self, paths: Container[str]) -> Iterator[object]:
        """Cards, decks and scenarios of *paths*, and the library itself for what crosses files."""
        yield from (it for it in self.every_card if it.node.path in paths)
        yield from (it for it in self.every_deck if it.node.path in paths)
        yield from super().subjects(paths)

    def counts(self, paths: Container[str]) -> dict[str, int]:
        """How many of each kind of thing *paths* hold."""
        return {
            "cards": sum(it.node.path in paths for it in self.every_card),
            "decks": sum(it.node.path in paths for it in self.every_deck),
            **super().counts(paths),
        }

    def may_be_broken(self, _: str) -> bool:
        """Whether a card that is not known may stand in a file that has errors."""
        return bool(self.broken)

    def match(
        self, copies: Sequence[Copy], seats: tuple[Seat, Seat], pinned: Mapping[str, str]
    ) -> Match:
        """The cards of a setting; compiled once for equal ones."""
        settings = self.settings(pinned)

        def made() -> Match:
            assert self.numbers is not None  # noqa: S101 -- settings are read only when it is there
            return Match(copies, seats, self.numbers, settings)

        told = tuple((it.card.id, it.owner, it.house, it.name) for it in copies)
        return self.compiled((told, seats, tuple(sorted(settings.items()))), made)


def build(documents: Iterable[Document], broken: Mapping[str, str]) -> Library:
    """The library that the documents make; of two things with one id the first counts."""
    return fill(Library(broken=broken), documents, {"cards": _cards, "deck": _deck, "game": _game})


def _cards(library: Library, document: Document) -> None:
    for card in document.once(_made_cards):
        put(card, document, library.every_card, library.cards)


def _made_cards(document: Document) -> tuple[Card, ...]:
    return tuple(replace(card, layer=document.layer) for card in cards(document.tree))


def _deck(library: Library, document: Document) -> None:
    put(document.once(_made_deck), document, library.every_deck, library.decks)


def _made_deck(document: Document) -> Deck:
    return deck(document.tree)


def _game(library: Library, document: Document) -> None:
    library.game = library.game or document.tree
    library.numbers = library.numbers or numbers(document.tree)
