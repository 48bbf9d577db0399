"""KF103: two cards, or two decks, with one id."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library

if TYPE_CHECKING:
    from react_tools.source.span import Span


@check("KF103", Level.ERROR, Library)
def id_used_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two cards have the same id, or two decks have.

    Why it matters: decks, phrases and scenarios name cards by id alone, whatever house they are
    of. A card that has moved to another house, a maverick, is no second card: the deck has it
    under that house.

    Wrong:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
          - {id: imp, name: {en: Old Imp, ru: Старый бес}, type: creature, power: 3}

    Right:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
          - {id: old-imp, name: {en: Old Imp, ru: Старый бес}, type: creature, power: 3}
    """
    seen: dict[tuple[str, str], tuple[Span, int]] = {}
    places = [
        *(("card", it.id, it.node.entries["id"].value.span, it.layer) for it in library.every_card),
        *(("deck", it.id, it.node.entries["deck"].value.span, 0) for it in library.every_deck),
    ]
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for kind, name, span, layer in reversed(places):
        first, beneath = seen.setdefault((kind, name), (span, layer))
        if first is not span and beneath == layer:
            message = f"the {kind} id {name!r} is used at {first} too"
            others = ((first, "the other one"),)
            yield Hit(span, message, "give one of them another id", others)
