"""KF111: an id that cannot be told from a word of the language."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.language.words import RESERVED
from react_tools.rulesets.keyforge.library import Library


@check("KF111", Level.ERROR, Card)
def id_is_a_word(card: Card, _: Library) -> Iterator[Hit]:
    """A card's id is a word of the card language.

    Why it matters: in a phrase nobody could tell the one from the other: with a card called
    `flank`, `each creature called flank` reads as half of `on a flank`.

    Wrong:
        cards:
          - {id: flank, name: {en: Flank, ru: Фланг}, type: creature, power: 2}

    Right:
        cards:
          - {id: left-flank, name: {en: Flank, ru: Фланг}, type: creature, power: 2}
    """
    if card.id in RESERVED:
        span = card.node.entries["id"].value.span
        message = f"the id {card.id!r} is a word of the card language"
        yield Hit(span, message, "choose another id; two words with a hyphen never clash")
