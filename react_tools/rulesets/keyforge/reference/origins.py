"""Which facts of cards, decks and the game are published, by whom, and which are ours.

A fact is a key that `sources:` may name (a test compares the lists with the schemas). Its source is
the one that names it most closely, else the file's `source:`.
"""

from collections.abc import Iterator
from pathlib import Path

from react_tools.reference.label import Label, both
from react_tools.reference.origin import Origins, Thing
from react_tools.rulesets.keyforge.definitions import Card, Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.reading import child, text
from react_tools.source.tree import Mapping, Node

_NAME = ("name.en", "name.ru")
FACTS: dict[str, tuple[str, ...]] = {
    "card": (
        *_NAME,
        "house",
        "type",
        "power",
        "armor",
        "aember",
        "traits",
        "keywords",
        "text.en",
        "text.ru",
        "abilities",
        "gives",
    ),
    "deck": (*_NAME, "houses"),
    "game": (
        "edition",
        "keys",
        "key_cost",
        "hand",
        "deck",
        "houses_per_deck",
        "cards_per_house",
        "first_turn",
        "opening_hands",
        "houses",
    ),
}
"""The facts of each thing, in the order in which they are shown."""
_OF_THE_FILE = "house"
"""What a file of cards says once, for all of them."""


def origins(library: Library) -> list[Origins]:
    """The files of cards, the decks, then the numbers of the game."""
    files: dict[str, list[Card]] = {}
    for card in library.cards.values():
        files.setdefault(card.node.path, []).append(card)
    found = [_of_file(path, cards, library) for path, cards in files.items()]
    found += (Origins(it.id, both(it.label), (_of_deck(it),)) for it in library.decks.values())
    return [*found, *_of_game(library)]


def of_card(card: Card) -> Thing:
    """The facts of a card, with their sources."""
    facts = dict(_facts(card.node, "card", card.source))
    return Thing("card", card.id, facts)


def _of_file(path: str, cards: list[Card], library: Library) -> Origins:
    house, numbers = cards[0].house, library.numbers
    label = (numbers.houses if numbers else {}).get(house, Label(house, house))
    return Origins(Path(path).stem, both(label), tuple(map(of_card, cards)))


def _of_deck(deck: Deck) -> Thing:
    root = deck.node
    return Thing("deck", deck.id, dict(_facts(root, "deck", text(root, "source"))))


def _of_game(library: Library) -> Iterator[Origins]:
    if library.game is not None:
        facts = dict(_facts(library.game, "game", text(library.game, "source")))
        title = both(Label("The numbers of the game", "Числа игры"))
        yield Origins("game", title, (Thing("game", "game", facts),))


def _facts(node: Mapping, kind: str, default: str) -> Iterator[tuple[str, str]]:
    """Each fact that is there, or whose source is stated all the same, with its source."""
    for name in FACTS[kind]:
        stated = _stated(node, name)
        if stated or _at(node, name) is not None or (kind, name) == ("card", _OF_THE_FILE):
            yield name, stated or default


def _stated(node: Mapping, name: str) -> str:
    sources = node.get("sources")
    return text(sources, name) or text(sources, name.partition(".")[0])


def _at(node: Node | None, name: str) -> Node | None:
    """What stands under a dotted name."""
    first, _, rest = name.partition(".")
    found = child(node, first)
    return _at(found, rest) if rest else found
