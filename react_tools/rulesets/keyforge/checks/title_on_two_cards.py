"""KF120: one title, two cards with the same print."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.prints import difference
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.reading import child
from react_tools.source.span import Span


@check("KF120", Level.WARNING, Library)
def title_on_two_cards(library: Library, _: Library) -> Iterator[Hit]:
    """Two cards of one edition have the same title and the same numbers, and two ids.

    Why it matters: a title is a card, and rules count by titles: copies of both would be counted
    apart. One is a copy that was not changed, or a maverick, which is no card of its own: a deck
    has the one card under another house. In one language alone, a translation is used twice; of two
    cards in one file TX117 says that.

    Wrong:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
          - {id: imp-2, name: {en: Imp, ru: Бес}, type: creature, power: 2}

    Right:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}, type: creature, power: 2}
          - {id: red-imp, name: {en: Red Imp, ru: Красный бес}, type: creature, power: 2}
    """
    own = library.numbers.edition if library.numbers else ""
    seen: dict[tuple[str, str, str], Card] = {}
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for card in reversed(library.every_card):
        for lang in ("en", "ru"):
            key = (card.edition or own, lang, card.label[lang])
            first = seen.setdefault(key, card)
            if first.id == card.id or first.layer != card.layer or difference(card, first):
                continue
            if not _is_of_texts(card, first):
                message = f"{card.id} is called {card.label[lang]!r}, and so is {first.id}"
                others = ((_place(first, lang), f"{first.id}'s"),)
                cure = "strike one of them out, or give it its own title"
                yield Hit(_place(card, lang), message, cure, others)
                break


def _is_of_texts(card: Card, first: Card) -> bool:
    """Whether TX117 says it: names in one list that are the same in one language alone."""
    return card.node.path == first.node.path and card.label != first.label


def _place(card: Card, lang: str) -> Span:
    """Where the title stands in one language."""
    name = child(child(card.node, "name"), lang)
    return name.span if name else card.span
