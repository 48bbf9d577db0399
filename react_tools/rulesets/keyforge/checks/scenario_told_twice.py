"""KF212: a scenario that is there twice."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.pieces import names
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.checking.copies import told_twice


@check("KF212", Level.WARNING, Library)
def scenario_told_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two scenarios of one pack have the same setting, script and expectation.

    Why it matters: the second shows nothing that the first does not. Most often a file was
    copied to be changed, and was not. Two that have different twins, each its own, are passed
    over: they lie at two boundaries. Titles, cited rules, comments, the order of keys and the
    names of players and cards in play make no other scenario.

    Wrong:
        title: What was copied and not changed

    Right:
        title: An exhausted creature does not reap
        players:
          tom: {battleline: {I: {card: imp, exhausted: true}}}
    """
    return told_twice(library, names)
