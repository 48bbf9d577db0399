"""RA213: two scenarios with one title."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.pieces import names
from react_tools.rulesets.react.library import Library
from react_tools.staging.checking.copies import titles_twice


@check("RA213", Level.WARNING, Library)
def title_used_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two scenarios of one pack that show different things have the same title.

    Why it matters: the title is the sentence that a scenario shows to be true; of two different
    ones at least one is called wrongly. Reports, lists and answers name scenarios by it.

    Wrong:
        title: Who stands in the zone aimed at is struck
        script:
          - clerk: {play: desk.A, target: a1}

    Right:
        title: Who stands aside is not struck
        script:
          - clerk: {play: desk.A, target: a1}
    """
    return titles_twice(library, names)
