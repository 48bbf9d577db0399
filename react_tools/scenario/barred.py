"""Settings that the rules forbid, as a scenario may expect it: `expect: {refused: RA-SETUP-1}`.

What comes of such a scenario is a run like any other: nothing has happened in it, and its one
refusal is that of the setting.
"""

from collections.abc import Mapping, Sequence

from react_tools.findings import Finding
from react_tools.scenario.faults import fault
from react_tools.scenario.player import Refused
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.sightless import NoPosition
from react_tools.trace.event import Lang, Rules

_TOLD: Mapping[Lang, str] = {
    "en": "There can be no such setting",
    "ru": "Такой расстановки быть не может",
}


def barred(
    scenario: Scenario,
    findings: Sequence[Finding],
    rules: Sequence[Rules],
    players: Sequence[str],
) -> Run | None:
    """What comes of a scenario that expects to be refused: its setting, by the rule that it names.

    None if it does not expect that, or if anything in *findings*, each with the *rules* that
    forbid it, is wrong for another reason.
    """
    if scenario.expect.refused is None:
        return None
    rule, _ = scenario.expect.refused
    if not all(rule in each for each in rules):
        return None
    message = "; ".join(it.message for it in findings)
    cited = tuple(dict.fromkeys((rule, *(it for each in rules for it in each))))
    refused = Refused(0, "", "the setting", _TOLD, message, cited)
    run = Run(scenario, NoPosition(players), refusals=[refused], cited=set(cited))
    for step in scenario.script[:1]:
        run.findings.append(fault("RT208", step.span, "the setting is refused; nothing is played"))
    return run
