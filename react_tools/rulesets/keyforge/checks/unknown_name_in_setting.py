"""KF201: a scenario's setting with a name that nobody knows."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.trial import TRIAL
from react_tools.scenario.scenario import Scenario


@check("KF201", Level.ERROR, Scenario)
def unknown_name_in_setting(scenario: Scenario, library: Library) -> Iterator[Hit]:
    """The setting names a card, a house, a player, a ruling or a setting of it that nobody knows.

    Why it matters: without the thing there is no position, and the scenario shows nothing.

    Wrong:
        players:
          tom: {hand: [impp]}

    Right:
        players:
          tom: {hand: [imp]}
    """
    yield from TRIAL.setting_faults(scenario, library, "KF201")
