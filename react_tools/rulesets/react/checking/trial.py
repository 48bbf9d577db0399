"""Scenarios played for checks. Each is played once, whoever asks (react_tools.…react.playing)."""

from collections.abc import Iterator

from react_tools.lint.check import Hit
from react_tools.ruleset import SettingError
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.playing import played
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario


def tried(scenario: Scenario, library: Library) -> Run | SettingError | None:
    """What came of a scenario; None if nobody has loaded the numbers of the game."""
    return None if library.numbers is None else played(scenario, library)


def setting_faults(scenario: Scenario, library: Library, code: str) -> Iterator[Hit]:
    """What is wrong with the setting, as far as it has this code."""
    came = tried(scenario, library)
    for it in came.findings if isinstance(came, SettingError) else ():
        if it.code == code:
            yield Hit(it.span, it.message, it.hint, it.others)
