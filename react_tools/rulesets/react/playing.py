"""A scenario played once, for everybody who wants to know what came of it."""

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.casting import cast
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.player import Player
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.staging import once


def attempt(scenario: Scenario, library: Library, playing: Playing = Player) -> Run:
    """What comes of a scenario, played anew by whoever takes its steps.

    Raises:
        SettingError: the setting makes no position, and the scenario does not expect that.
    """
    return once.attempt(scenario, lambda it: start(it, library), _players, playing)


def played(scenario: Scenario, library: Library) -> Run | SettingError:
    """What came of a scenario, or why its setting makes no position; each is played once."""
    return once.played(scenario, library.played, lambda it: attempt(it, library))


def _players(scenario: Scenario) -> tuple[str, ...]:
    return tuple(cast(scenario))
