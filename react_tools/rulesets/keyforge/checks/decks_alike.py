"""KF122: two decks with the same cards."""

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library

if TYPE_CHECKING:
    from react_tools.rulesets.keyforge.definitions import Deck


@check("KF122", Level.WARNING, Library)
def decks_alike(library: Library, _: Library) -> Iterator[Hit]:
    """Two decks have the same copies of the same cards.

    Why it matters: every deck of the game is the only one of its kind. One was copied to be
    changed, or is there under two ids; random games between the two would be mirrors.

    Wrong:
        # file: decks/iron-vault.yaml
        deck: iron-vault
        houses:
          dis: {imp: 12}
          logos: {bot: 6, lens: 2, brute: 2, zap: 2}
          sanctum: {orb: 4, flask: 4, plate: 4}

    Right:
        # file: decks/iron-vault.yaml
        deck: iron-vault
        houses:
          dis: {imp: 10, brute: 2}
          logos: {bot: 6, lens: 2, brute: 2, zap: 2}
          sanctum: {orb: 4, flask: 4, plate: 4}
    """
    seen: dict[Hashable, Deck] = {}
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for deck in reversed(library.every_deck):
        first = seen.setdefault(tuple(sorted(deck.cards())), deck)
        if first.id != deck.id:
            message = f"{deck.id} has the same cards as {first.id}"
            others = ((first.node.key_span("houses"), first.id),)
            cure = "strike one of them out, or change its cards"
            yield Hit(deck.node.key_span("houses"), message, cure, others)
