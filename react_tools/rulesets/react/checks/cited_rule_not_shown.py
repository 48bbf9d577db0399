"""RA204: a scenario that cites a rule which nothing in it rests on."""

from collections.abc import Iterable

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL
from react_tools.scenario.scenario import Scenario
from react_tools.staging.checking.citing import rules_not_shown
from react_tools.staging.checking.expecting import is_empty


@check("RA204", Level.ERROR, Scenario)
def cited_rule_not_shown(scenario: Scenario, library: Library) -> Iterable[Hit]:
    """A scenario cites a rule that no event and no refusal of its trace rests on.

    Why it matters: `cites` is how a rule finds the scenarios that show it, and how the register
    knows which rules are shown at all. It must be true. A scenario that fails is not asked, nor is
    one in which nothing happens at all (RA211), nor one that shows no rule, but that promises are
    kept (`rest: sound`).

    Wrong:
        cites: [RA-COST-2, RA-MOVE-1]

    Right:
        cites: [RA-COST-2]
    """
    came = TRIAL.tried(scenario, library)
    return () if is_empty(came) else rules_not_shown(scenario, library, came)
