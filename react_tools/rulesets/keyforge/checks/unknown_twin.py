"""KF208: a scenario whose twin is not there."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.twins import unknown_twins


@check("KF208", Level.ERROR, Scenario)
def unknown_twin(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A scenario names as its boundary twin one that does not exist, or itself.

    Why it matters: the twin differs in one leaf and in its outcome; only the two together show
    what a rule depends on. An id is the folder and the file's name: `fight/the-terror`.

    Wrong:
        twin: reap/no-such-scenario

    Right:
        twin: reap/gains
    """
    return unknown_twins(scenario, library)
