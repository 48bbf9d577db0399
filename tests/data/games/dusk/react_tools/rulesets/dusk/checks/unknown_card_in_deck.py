"""DU101: a deck with a card that nobody knows."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.dusk.definitions import Deck
from react_tools.rulesets.dusk.library import Library
from react_tools.source.reading import items, text
from react_tools.staging.checking.hints import meant


@check("DU101", Level.ERROR, Deck)
def unknown_card_in_deck(deck: Deck, library: Library) -> Iterator[Hit]:
    """A deck has a card that no file defines.

    Why it matters: nobody can say what it does when it is drawn.

    Wrong:
        cards: [owl, foxx]

    Right:
        cards: [owl, fox]
    """
    for card in items(deck.root.get("cards")):
        if text(card) not in library.cards:
            hint = meant(text(card), library.cards)
            yield Hit(card.span, f"no card is called {text(card)!r}", hint)
