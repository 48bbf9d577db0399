"""KF215: a twin that does not name the scenario in turn."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.twins import unreturned


@check("KF215", Level.WARNING, Scenario)
def twin_not_returned(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A scenario names a twin that does not name it in turn.

    Why it matters: only two that name each other are held against each other, and show together
    what a rule depends on. A third one may name as its twin one of a pair: several scenarios
    can lie at one boundary.

    Wrong:
        twin: reap/gains

    Right:
        cites: [KF-REAP-2]
    """
    return unreturned(scenario, library)
