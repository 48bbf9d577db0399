"""A scenario played once, for everybody who wants to know what came of it."""

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.casting import cast
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.barred import barred
from react_tools.scenario.player import Player
from react_tools.scenario.runner import Playing, Run, run
from react_tools.scenario.scenario import Scenario


def attempt(scenario: Scenario, library: Library, playing: Playing = Player) -> Run:
    """What comes of a scenario, played anew by whoever takes its steps.

    Raises:
        SettingError: the setting makes no position, and the scenario does not expect that.
    """
    try:
        return run(scenario, start(scenario, library), playing=playing)
    except SettingError as error:
        refused = barred(scenario, error.findings, error.rules, tuple(cast(scenario)))
        if refused is None:
            raise
        return refused


def played(scenario: Scenario, library: Library) -> Run | SettingError:
    """What came of a scenario, or why its setting makes no position; each is played once."""
    known = library.played.get(scenario.path)
    if known is None:
        try:
            known = attempt(scenario, library)
        except SettingError as error:
            known = error
        library.played[scenario.path] = known
    return known
