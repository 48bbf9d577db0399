"""The figure of an entry: a card, a deck, a house."""

from react_tools.reference.entry import Entry
from react_tools.reference.figure import Figure
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.reference.cards import card_figure
from react_tools.rulesets.keyforge.reference.sheets import deck_sheet, house_sheet
from react_tools.trace.event import Lang


def figure(entry: Entry, library: Library, lang: Lang) -> Figure:
    """What *entry*, one of this library's, looks like."""
    match entry.kind:
        case "card":
            return card_figure(library.cards[entry.id], library, lang)
        case "deck":
            return deck_sheet(library.decks[entry.id], library, lang)
        case _:
            return house_sheet(entry.id, library, lang)
