"""From trees to cards and decks."""

from react_tools.document import Document
from react_tools.reference.label import Label
from react_tools.rulesets.dusk.definitions import Card, Deck
from react_tools.source.reading import child, number, text, words
from react_tools.source.tree import Mapping


def card(root: Mapping) -> Card:
    """The card that an item of a file holds."""
    return Card(text(root, "id"), _label(root), number(root, "number"), text(root, "catches"), root)


def deck(document: Document) -> Deck:
    """The deck that a file holds."""
    root = document.tree
    cards = words(root.get("cards"))
    return Deck(text(root, "deck"), _label(root), cards, document.path, root)


def _label(root: Mapping) -> Label:
    name = child(root, "name")
    return Label(text(name, "en"), text(name, "ru"))
