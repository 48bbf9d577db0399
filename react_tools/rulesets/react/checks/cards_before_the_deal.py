"""RA141: a setup that draws or returns cards, which have not been dealt yet."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import SETUP, all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library

_OF_CARDS = frozenset({"draw", "return"})


@check("RA141", Level.ERROR, Creator)
def cards_before_the_deal(creator: Creator, _: Library) -> Iterator[Hit]:
    """The setup of a sheet draws cards, or returns some.

    Why it matters: players follow their sheets before the decks are shuffled and the first hands
    are dealt, so there is nothing to draw, and no discard pile. A creator that shall
    begin with more cards can draw them at the start of its first turn, by a passive.

    Wrong:
        setup:
          - draw: 1

    Right:
        setup:
          - place: {token: stamp, at: creator}
    """
    for program in all_programs(creator):
        if program.name == SETUP:
            for clause in program.clauses:
                if clause.verb in _OF_CARDS:
                    message = f"the setup has a {clause.verb!r}, and no cards are dealt before it"
                    cure = "let a passive do it: when: turn-start"
                    yield Hit(clause.place.span, message, cure)
