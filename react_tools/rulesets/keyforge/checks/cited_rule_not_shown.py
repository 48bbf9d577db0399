"""KF204: a scenario that cites a rule which nothing in it rests on."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.hints import listed
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario


@check("KF204", Level.ERROR, Scenario)
def cited_rule_not_shown(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """A scenario cites a rule that no event and no refusal of its trace rests on.

    Why it matters: `cites` is how a rule finds the scenarios that show it, and how the register
    knows which rules are shown at all. It must be true. A scenario that fails is not asked.

    Wrong:
        cites: [KF-REAP-2, KF-FIGHT-5]

    Right:
        cites: [KF-REAP-2]
    """
    came = TRIAL.tried(scenario, library)
    if not isinstance(came, Run) or not came.ok:
        return
    for rule, span in scenario.cites:
        if rule in library.rules and rule not in came.cited:
            chapter = rule.rpartition("-")[0]
            near = sorted(it for it in came.cited if it.rpartition("-")[0] == chapter)
            message = f"{rule} is cited, but nothing that happens rests on it"
            yield Hit(span, message, f"rules of {chapter} that it shows: {listed(near)}")
