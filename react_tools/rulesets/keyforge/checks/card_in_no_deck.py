"""KF112: a card that nobody plays with."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library


@check("KF112", Level.NOTE, Card)
def card_in_no_deck(card: Card, library: Library) -> Iterator[Hit]:
    """No deck has a copy of the card.

    Why it matters: whole games and random runs are played with decks, so nothing but scenarios
    ever tries this card. Where there are no decks at all, nobody asks for them.

    Wrong:
        cards:
          - {id: gnat, name: {en: Gnat, ru: Мошка}, type: creature, power: 1}

    Right:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
    """
    if library.decks and not any(
        card.id in copies for deck in library.every_deck for copies in deck.houses.values()
    ):
        message = f"no deck has {card.id}"
        cure = f"put it into one: `houses: {{{card.house}: {{{card.id}: 1}}}}`"
        yield Hit(card.node.entries["id"].value.span, message, cure)
