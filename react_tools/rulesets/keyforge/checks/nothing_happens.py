"""KF211: a scenario in which nothing happens."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.expecting import cannot_fail


@check("KF211", Level.ERROR, Scenario)
def nothing_happens(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """Nothing is done in a scenario, nothing is refused, and nothing goes on by itself.

    Why it matters: whatever it expects is what the setting says already, so it cannot fail, and
    shows nothing. Where the rules go on by themselves, as at the start of a turn, `script: []`
    is enough.

    Wrong:
        script: []

    Right:
        script:
          - tom: {reap: I}
    """
    return cannot_fail(scenario, TRIAL.tried(scenario, library))
