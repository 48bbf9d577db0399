"""What designers define: cards and decks."""

from msgspec import Struct

from react_tools.reference.label import Label
from react_tools.source.tree import Mapping


class Card(Struct, frozen=True):
    """A card; it takes the trick from the one that it *catches*, if any, whatever their numbers."""

    id: str
    name: Label
    number: int
    catches: str
    root: Mapping


class Deck(Struct, frozen=True):
    """What a player draws from before the game."""

    id: str
    name: Label
    cards: tuple[str, ...]
    path: str
    root: Mapping
