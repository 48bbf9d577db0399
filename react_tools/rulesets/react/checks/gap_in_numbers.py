"""RA115: a deck whose cards are not numbered from 1 without a gap."""

from collections.abc import Iterator

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import follow


@check("RA115", Level.WARNING, Creator)
def gap_in_numbers(creator: Creator, _: Library) -> Iterator[Hit]:
    """The numbers of a deck's cards leave one out.

    Why it matters: the footers of a deck count its different cards from 1. Who finds no number 3
    looks for a card that is missing; most often a number is mistyped, or a card was dropped. A
    creator who extends another keeps that one's numbers, so nothing is said of such a deck.

    Wrong:
        deck:
          - {id: filing, number: 1}
          - {id: hiring, number: 2}
          - {id: stamping, number: 4}

    Right:
        deck:
          - {id: filing, number: 1}
          - {id: hiring, number: 2}
          - {id: stamping, number: 3}
    """
    given = {card.number for card in creator.deck}
    if creator.extends or len(given) < len(creator.deck):
        return
    free = [it for it in range(1, len(given) + 1) if it not in given]
    above = [card for card in creator.deck if card.number > len(given)]
    for card, number in zip(sorted(above, key=lambda it: it.number), free, strict=True):
        message = f"{card.id} has the number {card.number}, but no card has {number}"
        span = follow(card.node, ("number",)).span
        cure = f"write {number}, or add the card that is missing"
        yield Hit(span, message, cure, fix=Fix((Edit(span, str(number)),)))
