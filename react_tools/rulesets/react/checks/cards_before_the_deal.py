"""RA141: a setup that draws cards, which have not been dealt yet."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import SETUP, all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library


@check("RA141", Level.ERROR, Creator)
def cards_before_the_deal(creator: Creator, _: Library) -> Iterator[Hit]:
    """The setup of a sheet draws cards.

    Why it matters: players follow their sheets before the decks are shuffled and the first hands
    are dealt, so there is nothing to draw. A creator that shall begin with more cards can
    draw them at the start of a turn, by a passive.

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
                if clause.verb == "draw":
                    message = "the setup draws, and no cards are dealt before it"
                    cure = "let a passive do it: when: turn-start"
                    yield Hit(clause.place.span, message, cure)
