"""KF105: a phrase that is not of the card language."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.checking.hints import instead


@check("KF105", Level.ERROR, Card)
def unreadable_phrase(card: Card, _: Library) -> Iterator[Hit]:
    """A phrase for cards, or a condition, does not follow the grammar of the card language.

    Why it matters: phrases are what cards do, so nothing in them is guessed or passed over. The
    finding stands at the first word that cannot stand where it does, and says what could.

    Wrong:
        cards:
          - {id: zap, abilities: {play: [{destroy: a enemy artifact}]}}

    Right:
        cards:
          - {id: zap, abilities: {play: [{destroy: each enemy artifact}]}}
    """
    for written in card.written:
        fault = written.fault
        if fault is not None:
            span, word = written.part(fault.first, fault.last), written.text
            fix = instead(span, word[fault.first : fault.last], fault.meant)
            yield Hit(span, fault.message, fault.hint, fix=fix)
