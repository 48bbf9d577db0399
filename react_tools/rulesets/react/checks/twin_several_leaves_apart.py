"""RA216: twins that differ in more than one leaf, or in none."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.twins import leaves_apart


@check("RA216", Level.WARNING, Scenario)
def twin_several_leaves_apart(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """Setting and script differ from the twin's in more than one leaf, or in nothing.

    Why it matters: what comes out differently is to depend on one thing, and where two differ
    nobody sees on which. A leaf is a value, a key, an item of a list, or a line of the drawing.

    Wrong:
        twin: desk/struck
        script:
          - clerk: {play: desk.A, target: a1}
          - clerk: pass

    Right:
        twin: desk/struck
        script:
          - clerk: {play: desk.A, target: a1}
          - notary: pass
          - clerk: pass
    """
    return leaves_apart(scenario, library)
