"""KF102: one title, two cards that are not alike."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.prints import difference
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.span import Span


@check("KF102", Level.ERROR, Library)
def title_with_two_prints(library: Library, _: Library) -> Iterator[Hit]:
    """Two cards of one edition have the same title and different numbers.

    Why it matters: a title is a card. Rules count by titles, and a maverick differs from its
    fellows in its house alone; one of the two was typed wrongly, or needs a title of its own.

    Wrong:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
          - {id: red-imp, name: {en: Imp, ru: Бес}, type: creature, power: 3}

    Right:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
          - {id: red-imp, name: {en: Red Imp, ru: Красный бес}, type: creature, power: 3}
    """
    own = library.numbers.edition if library.numbers else ""
    seen: dict[tuple[str, str, str], Card] = {}
    for card in reversed(library.every_card):
        for lang in ("en", "ru"):
            key = (card.edition or own, lang, card.label[lang])
            first = seen.setdefault(key, card)
            if first.id != card.id and (fact := difference(card, first)):
                message = (
                    f"{card.id} is called {card.label[lang]!r} as {first.id} is, "
                    f"but its {fact} is another"
                )
                others = ((_place(first, fact), f"{first.id}'s"),)
                yield Hit(_place(card, fact), message, "mend one, or give it its own title", others)
                break


def _place(card: Card, fact: str) -> Span:
    """Where the fact stands, or the card if it is left out."""
    entry = card.node.entries.get(fact)
    return entry.value.span if entry else card.node.entries["id"].value.span
