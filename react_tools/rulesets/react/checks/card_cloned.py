"""RA133: two cards of a deck that are one card with two names."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.alike import clones
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import follow


@check("RA133", Level.WARNING, Creator)
def card_cloned(creator: Creator, _: Library) -> Iterator[Hit]:
    """Two cards of a deck cost and do the same.

    Why it matters: a deck says by `copies` how often it holds a card. Two cards that differ only in
    id, name and number are most often one that was copied and not yet written.

    Wrong:
        deck:
          - id: filing
            do: [{jump: {who: creator, toward: direction}}]
          - id: hiring
            kind: reaction
            cost: direction
            do: [{jump: {who: creator, toward: direction}}]

    Right:
        deck:
          - id: filing
            do: [{jump: {who: creator, toward: direction}}]
          - id: hiring
            kind: intention
            cost: direction
            do: [{move: {who: creator, by: 2, toward: direction}}]
    """
    cards = {id(card.effect): card for card in creator.deck}
    for one, other in clones(card.effect for card in creator.deck):
        first, card = cards[id(one)], cards[id(other)]
        if first.id != card.id:  # of one id RA103 tells
            message = f"{card.id} costs and does the same as {first.id}"
            there = (follow(first.node, ("id",)).span, "the same card")
            span = follow(card.node, ("id",)).span
            yield Hit(span, message, "write what it does, or raise the other's copies", (there,))
