"""RA104: two cards of a deck with one number."""

from collections.abc import Iterator
from itertools import count

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Card, Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import follow


@check("RA104", Level.ERROR, Creator)
def number_used_twice(creator: Creator, _: Library) -> Iterator[Hit]:
    """Two action cards of one deck have the same number.

    Why it matters: the footer's number is how a card is found in a deck list or in an errata
    sheet. Two cards with one number are most often one that was copied and not changed.

    Wrong:
        deck:
          - {id: filing, number: 1}
          - {id: hiring, number: 1}

    Right:
        deck:
          - {id: filing, number: 1}
          - {id: hiring, number: 2}
    """
    seen: dict[int, Card] = {}
    given = {card.number for card in creator.deck}
    free = next(it for it in count(1) if it not in given)
    for card in creator.deck:
        other = seen.setdefault(card.number, card)
        if other is not card:
            yield Hit(
                follow(card.node, ("number",)).span,
                f"{card.id} has the number {card.number}, and so has {other.id}",
                f"{free} is free",
                ((follow(other.node, ("number",)).span, f"the number of {other.id}"),),
            )
