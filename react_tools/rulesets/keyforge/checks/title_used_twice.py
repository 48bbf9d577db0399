"""KF213: two scenarios with one title."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.pieces import names
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.checking.copies import titles_twice


@check("KF213", Level.WARNING, Library)
def title_used_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two scenarios of one pack that show different things have the same title.

    Why it matters: the title is the sentence that a scenario shows to be true; of two different
    ones at least one is called wrongly. Reports, lists and answers name scenarios by it.

    Wrong:
        title: A creature that reaps gains an æmber
        players:
          tom: {battleline: {I: {card: imp, exhausted: true}}}

    Right:
        title: An exhausted creature does not reap
        players:
          tom: {battleline: {I: {card: imp, exhausted: true}}}
    """
    return titles_twice(library, names)
