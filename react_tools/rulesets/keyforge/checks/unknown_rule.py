"""KF205: a scenario that cites a rule which is not in the rulebook."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.citing import unknown_rules


@check("KF205", Level.ERROR, Scenario)
def unknown_rule(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A scenario names a rule that the rulebook does not have, in `cites` or behind `refused`.

    Why it matters: a reader who looks it up finds nothing. Rules have ids such as KF-FIGHT-3; the
    register of them is `rulebook.yaml`. Behind `refused` may also stand a ruling (`rulings.yaml`).

    Wrong:
        cites: [KF-REEP-2]

    Right:
        cites: [KF-REAP-2]
    """
    return unknown_rules(scenario, library)
