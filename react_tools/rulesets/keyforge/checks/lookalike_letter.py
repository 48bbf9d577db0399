"""KF110: a letter of another alphabet that looks like the one it should be."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.checking.letters import mixed


@check("KF110", Level.ERROR, Library)
def lookalike_letter(library: Library, _: Library) -> Iterator[Hit]:
    """A word mixes letters of two alphabets.

    Why it matters: the Cyrillic «о» and the Latin "o" look the same and are not. A name with the
    wrong one is not found by a search and sorts elsewhere; a phrase with one does not parse, and
    nobody can see why.

    Wrong:
        cards:
          - {id: imp, name: {en: Imp, ru: Бe\u0441}}

    Right:
        cards:
          - {id: imp, name: {en: Imp, ru: Бес}}
    """
    for root in (
        *(it.node for it in library.every_card),
        *(it.node for it in library.every_deck),
        *(it.root for it in library.every_scenario),
    ):
        yield from mixed(root)
