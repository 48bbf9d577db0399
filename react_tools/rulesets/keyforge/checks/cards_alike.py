"""KF121: two titles, one card."""

import json
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.tree import plain

_CALLED = frozenset({"id", "name", "cases", "sources"})
"""What is another on a copy that was not changed."""


@check("KF121", Level.NOTE, Library)
def cards_alike(library: Library, _: Library) -> Iterator[Hit]:
    """Two cards of one house with abilities are the same but for id and title.

    Why it matters: most often a card was copied to be changed, and its new text was not written.
    Creatures without abilities, of which there are not many kinds, are not asked about.

    Wrong:
        cards:
          - {id: zap, type: action, abilities: {play: [{draw: 1}]}}
          - id: flash
            name: {en: Flash, ru: Вспышка}
            type: action
            abilities: {play: [{draw: 1}]}

    Right:
        cards:
          - {id: zap, type: action, abilities: {play: [{draw: 1}]}}
          - id: flash
            name: {en: Flash, ru: Вспышка}
            type: action
            abilities: {play: [{draw: 2}]}
    """
    seen: dict[tuple[str, int, str], Card] = {}
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for card in reversed(library.every_card):
        if not (card.abilities or card.constants or card.gives.abilities):
            continue
        first = seen.setdefault((card.house, card.layer, _told(card)), card)
        if first.id != card.id and first.label != card.label:
            message = f"{card.id} is {first.id} under another title"
            others = ((first.node.entries["id"].value.span, first.id),)
            span = card.node.entries["id"].value.span
            yield Hit(span, message, "write down what makes it another card", others)


def _told(card: Card) -> str:
    """All that its file says of it, whatever it is called, and in whatever order."""
    entries = card.node.entries.items()
    said = {key: plain(entry.value) for key, entry in entries if key not in _CALLED}
    return json.dumps(said, sort_keys=True, ensure_ascii=False)
