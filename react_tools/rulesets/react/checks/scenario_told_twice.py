"""RA212: a scenario that is there twice."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.pieces import names
from react_tools.rulesets.react.library import Library
from react_tools.staging.checking.copies import told_twice


@check("RA212", Level.WARNING, Library)
def scenario_told_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two scenarios of one pack have the same setting, script and expectation.

    Why it matters: the second shows nothing that the first does not. Most often a file was
    copied to be changed, and was not. Two that have different twins, each its own, are passed
    over: they lie at two boundaries. Titles, cited rules, comments, the order of keys and the
    letters of the pieces make no other scenario.

    Wrong:
        title: What was copied and not changed

    Right:
        title: Who stands aside is not struck
        script:
          - clerk: {play: desk.A, target: a1}
          - notary: pass
          - clerk: pass
        expect:
          changed:
            C: {exhausted: true}
    """
    return told_twice(library, names)
