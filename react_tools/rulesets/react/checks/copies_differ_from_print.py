"""RA102: a footer that says something else than the deck list."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Card, Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.span import Span
from react_tools.source.tree import Scalar, follow
from react_tools.staging.checking.hints import instead


@check("RA102", Level.ERROR, Creator)
def copies_differ_from_print(creator: Creator, library: Library) -> Iterator[Hit]:
    """A card's footer says another number of copies, or of cards in the deck, than there are.

    Why it matters: players count an opponent's cards by the footer, and a printed card cannot be
    mended any more. `printed` is typed from the card, `copies` from the deck list; one of them is
    wrong.

    Wrong:
        deck:
          - {id: filing, copies: 10, printed: 9/30}

    Right:
        deck:
          - {id: filing, copies: 10, printed: 10/30}
    """
    for card in creator.deck:
        copies, _, deck = card.printed.partition("/")
        if copies.lstrip("0") != str(card.copies):
            place = _place(card, 0, len(copies))
            yield Hit(
                place,
                f"{card.id}'s footer says {copies} copies, but the deck holds {card.copies}",
                f"write {card.copies}/{deck}, or change copies",
                ((follow(card.node, ("copies",)).span, "the copies in the deck"),),
                instead(place, copies, str(card.copies)),
            )
        if library.numbers is not None and deck.lstrip("0") != str(library.numbers.deck):
            size = library.numbers.deck
            place = _place(card, len(copies) + 1, len(card.printed))
            yield Hit(
                place,
                f"{card.id}'s footer says that a deck is {deck} cards; it is {size}",
                f"write {copies}/{size}",
                fix=instead(place, deck, str(size)),
            )


def _place(card: Card, first: int, last: int) -> Span:
    footer = follow(card.node, ("printed",))
    return footer.part(first, last) if isinstance(footer, Scalar) else footer.span
