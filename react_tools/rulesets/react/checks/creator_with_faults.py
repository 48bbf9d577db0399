"""RA209: a scenario whose creators cannot be played."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checks.trial import setting_faults
from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario


@check("RA209", Level.ERROR, Scenario)
def creator_with_faults(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A creator of the scenario has a phrase that does not parse, or a name that nobody knows.

    Why it matters: cards are compiled before anything is played, so the scenario cannot be tried.
    The faults themselves are findings on the creator's file; mend them there.

    Wrong:
        abilities:
          - {id: desk, effects: {A: {cost: exhuast this + target adjacent zone}}}

    Right:
        abilities:
          - {id: desk, effects: {A: {cost: exhaust this + target adjacent zone}}}
    """
    yield from setting_faults(scenario, library, "RA209")
