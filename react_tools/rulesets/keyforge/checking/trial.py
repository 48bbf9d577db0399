"""Scenarios played for checks. Each is played once, whoever asks (react_tools.staging.once)."""

from collections.abc import Iterator

from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.setting import players, start
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.staging.once import attempt, played


def tried(scenario: Scenario, library: Library) -> Run | SettingError | None:
    """What came of a scenario; None if nobody has loaded the numbers of the game."""
    if library.numbers is None:
        return None
    return played(scenario, library.played, lambda it: _attempt(it, library))


def _attempt(scenario: Scenario, library: Library) -> Run:
    return attempt(scenario, lambda it: start(it, library), players)


def setting_faults(scenario: Scenario, library: Library, code: str) -> Iterator[Hit]:
    """What is wrong with the setting, as far as it has this code."""
    came = tried(scenario, library)
    for it in came.findings if isinstance(came, SettingError) else ():
        if it.code == code:
            yield Hit(it.span, it.message, it.hint, it.others)
