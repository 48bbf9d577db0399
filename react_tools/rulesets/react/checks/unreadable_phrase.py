"""RA105: a phrase that is not of the card language."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.staging.checking.hints import instead


@check("RA105", Level.ERROR, Creator)
def unreadable_phrase(creator: Creator, _: Library) -> Iterator[Hit]:
    """A cost, a selector or a condition does not follow the grammar of the card language.

    Why it matters: phrases are what cards do, so nothing in them is guessed or passed over. The
    finding stands at the first word that cannot stand where it does, and says what could.

    Wrong:
        deck:
          - {id: hiring, cost: target free zones within 2 of this}

    Right:
        deck:
          - {id: hiring, cost: target free zone within 2 of this}
    """
    for written in creator.written:
        fault = written.fault
        if fault is not None:
            span, word = written.part(fault.first, fault.last), written.text
            fix = instead(span, word[fault.first : fault.last], fault.meant)
            yield Hit(span, fault.message, fault.hint, fix=fix)
