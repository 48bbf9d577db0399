"""RA401: two decks of one box that are the same."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.box import DECK, Box, Part
from react_tools.rulesets.react.checking.packed import Deck, alike
from react_tools.rulesets.react.library import Library
from react_tools.source.span import Span

_DECK = Part(DECK, "")


@check("RA401", Level.ERROR, Box)
def decks_alike(box: Box, library: Library) -> Iterator[Hit]:
    """Two creators in one box get the same deck: the same cards, as many copies of each.

    Why it matters: who opens the box finds one deck twice and another one nowhere, and cannot
    play. Publishers have had to send decks after boxes that were packed so. Cards are compared by
    what is printed on them, their names and kinds, so that a deck that was copied under new ids is
    found too.

    Wrong:
        boxes:
          office:
            creators:
              clerk: all
              notary: {deck: {filing: 10, hiring: 10, stamping: 10}}

    Right:
        boxes:
          office:
            creators:
              clerk: all
              notary: {deck: {objection: 30}, abilities: [lectern], masterpiece: 3}
    """
    for first, second in alike(box, library):
        whose, other = second.creator.id, first.creator.id
        message = f"in the box {box.id} {whose} gets the same deck as {other}"
        yield Hit(_place(second), message, _cure(second), ((_place(first), f"{other}'s deck"),))


def _cure(deck: Deck) -> str:
    if deck.own:
        return f"give {deck.creator.id} cards of its own, in {deck.creator.node.path}"
    told = ", ".join(f"{it.id}: {it.copies}" for it in deck.creator.deck)
    return f"{deck.creator.id}'s own deck is {{{told}}}"


def _place(deck: Deck) -> Span:
    return deck.packed.place(_DECK)
