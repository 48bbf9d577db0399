"""RA110: a letter of another alphabet that looks like the one it should be."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.source.kept import kept
from react_tools.source.tree import Node, Scalar
from react_tools.staging.checking.letters import mixed, told


@check("RA110", Level.ERROR, Library)
def lookalike_letter(library: Library, _: Library) -> Iterator[Hit]:
    """A word mixes two alphabets, or a piece is drawn with a letter that is not Latin.

    Why it matters: the Cyrillic «о» and the Latin "o" look the same and are not. A name with the
    wrong one is not found by a search and sorts elsewhere; a phrase with one does not parse, and
    nobody can see why.

    Wrong:
        name: {en: Cl\u0435rk, ru: Клерк}

    Right:
        name: {en: Clerk, ru: Клерк}
    """
    for creator in library.every_creator:
        yield from _in_creator(creator)
    for scenario in library.every_scenario:
        yield from _in_scenario(scenario)


@kept
def _in_creator(creator: Creator) -> tuple[Hit, ...]:
    return tuple(mixed(creator.node))


@kept
def _in_scenario(scenario: Scenario) -> tuple[Hit, ...]:
    drawing = scenario.root.get("field")
    return (*mixed(scenario.root), *_drawn(drawing))


def _drawn(drawing: Node | None) -> Iterator[Hit]:
    if not isinstance(drawing, Scalar) or drawing.text.isascii():
        return
    for at, letter in enumerate(drawing.text):
        if letter.isalpha() and not letter.isascii():
            message = f"{told(letter)} stands in the drawing; pieces have Latin letters"
            yield Hit(drawing.part(at, at + 1), message, "type it anew with Latin letters")
