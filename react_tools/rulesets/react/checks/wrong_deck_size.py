"""RA101: a deck that holds too few or too many cards."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import Mapping


@check("RA101", Level.ERROR, Creator)
def wrong_deck_size(creator: Creator, library: Library) -> Iterator[Hit]:
    """A creator's deck does not hold as many cards as a deck must.

    Why it matters: who has to draw from an empty deck loses, so the size of the deck is the
    length of the duel, the same for both players. The number stands in the game's `board.yaml`.

    Wrong:
        deck:
          - {id: filing, copies: 9, printed: 9/30}

    Right:
        deck:
          - {id: filing, copies: 9, printed: 9/30}
          - {id: hiring, copies: 11, printed: 11/30}
    """
    held = sum(card.copies for card in creator.deck)
    if creator.deck and library.numbers is not None and held != library.numbers.deck:
        assert isinstance(creator.node, Mapping)  # noqa: S101 -- a creator is made of nothing else
        wanted = library.numbers.deck
        yield Hit(
            creator.node.key_span("deck"),
            f"{creator.id}'s deck holds {held} cards, not {wanted}",
            f"change copies by {wanted - held:+d}",
        )
