"""Cards and decks as entries of the manual."""

from collections.abc import Iterator

from react_tools.reference.entry import Entry, Text, same
from react_tools.reference.label import Label
from react_tools.reference.listing import Listing
from react_tools.rulesets.dusk.definitions import Card
from react_tools.rulesets.dusk.library import Library

LISTINGS = {
    "cards": Listing(
        "card",
        {"en": "card", "ru": "карта"},
        {"en": "Cards", "ru": "Карты"},
        {"en": "what is laid in tricks", "ru": "что кладут во взятки"},
        defined=True,
    ),
    "decks": Listing(
        "deck",
        {"en": "deck", "ru": "колода"},
        {"en": "Decks", "ru": "Колоды"},
        {"en": "what hands are drawn from", "ru": "откуда берут карты на руку"},
        defined=True,
    ),
}


def entries(library: Library) -> Iterator[Entry]:
    """What designers have defined."""
    for card in library.every_card:
        yield Entry(
            card.id, "card", _both(card.name), _page(card), {"number": same(str(card.number))}
        )
    for deck in library.every_deck:
        yield Entry(deck.id, "deck", _both(deck.name), same(", ".join(deck.cards)))


def _page(card: Card) -> Text:
    prey = card.catches
    return {
        "en": f"{card.name.en}, number {card.number}" + (f"\ncatches: {prey}" if prey else ""),
        "ru": f"{card.name.ru}, число {card.number}" + (f"\nловит: {prey}" if prey else ""),
    }


def _both(name: Label) -> Text:
    return {"en": name.en, "ru": name.ru}
