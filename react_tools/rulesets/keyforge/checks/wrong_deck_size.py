"""KF101: a house of a deck with too few or too many cards."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.definitions import Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.reading import child, entries


@check("KF101", Level.ERROR, Deck)
def wrong_deck_size(deck: Deck, library: Library) -> Iterator[Hit]:
    """A house of a deck has too few or too many cards.

    Why it matters: a deck is three houses of twelve cards each, so that whichever house is chosen,
    a third of the deck answers; nobody can play against another number. It stands in `game.yaml`.
    A card of another house, a maverick, counts for the house under which the deck has it.

    Wrong:
        houses:
          dis: {imp: 11}

    Right:
        houses:
          dis: {imp: 12}
    """
    if library.numbers is None:
        return
    wanted = library.numbers.cards_per_house
    for house, entry in entries(child(deck.node, "houses")):
        held = sum(deck.houses[house].values())
        if held != wanted:
            told = f"{held} card{'' if held == 1 else 's'}"
            message = f"{deck.id} has {told} of {house}, not {wanted}"
            yield Hit(entry.key.span, message, f"change copies by {wanted - held:+d}")
