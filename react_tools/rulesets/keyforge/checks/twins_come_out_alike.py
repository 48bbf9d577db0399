"""KF217: twins of which the same comes."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.twins import come_out_alike


@check("KF217", Level.WARNING, Scenario)
def twins_come_out_alike(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The same comes of a scenario and of its twin.

    Why it matters: the twin is to show what the outcome depends on, and it does not depend on
    what the two differ in. What comes counts as changes, events, refusals and the question that
    is open in the end. Who fails is not asked.

    Wrong:
        twin: reap/gains
        players:
          opp: {battleline: {B: {card: brute}, C: {card: bot}}}

    Right:
        twin: reap/gains
        players:
          tom:
            battleline: {I: {card: imp, stunned: true}}
    """
    return come_out_alike(scenario, library, lambda it: TRIAL.tried(it, library))
