"""DU201: a scenario's setting with a name that nobody knows."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.dusk.library import Library
from react_tools.rulesets.dusk.trial import TRIAL
from react_tools.scenario.scenario import Scenario


@check("DU201", Level.ERROR, Scenario)
def unknown_name_in_setting(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The setting names a player, a card, a ruling or a setting of it that nobody knows.

    Why it matters: without the thing there is no position, and the scenario shows nothing.

    Wrong:
        led: foxx

    Right:
        led: fox
    """
    return TRIAL.setting_faults(scenario, library, "DU201")
