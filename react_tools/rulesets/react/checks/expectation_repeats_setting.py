"""RA206: an expected change that is none."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.expecting import repeats_setting


@check("RA206", Level.ERROR, Scenario)
def expectation_repeats_setting(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A fact under `changed` is what the setting says already.

    Why it matters: it looks like something that the scenario shows, and shows nothing: it would
    hold if nobody did anything. What stays as it was is the business of `rest: same`.

    Wrong:
        expect:
          changed:
            C: {zone: b1, exhausted: true}

    Right:
        expect:
          changed:
            C: {exhausted: true}
    """
    came = TRIAL.tried(scenario, library)
    return repeats_setting(scenario, came, lambda: TRIAL.start(scenario, library))
