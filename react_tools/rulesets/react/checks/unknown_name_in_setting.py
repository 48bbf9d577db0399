"""RA201: a scenario's setting with a name that nobody knows."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checks.trial import setting_faults
from react_tools.rulesets.react.library import Library
from react_tools.scenario.scenario import Scenario


@check("RA201", Level.ERROR, Scenario)
def unknown_name_in_setting(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The setting names a creator, summon, card, token, zone or ruling that does not exist.

    Why it matters: without the thing there is no position, and the scenario shows nothing.

    Wrong:
        pieces:
          C: {creator: clerk, hand: [fileing]}

    Right:
        pieces:
          C: {creator: clerk, hand: [filing]}
    """
    yield from setting_faults(scenario, library, "RA201")
