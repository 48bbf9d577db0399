"""A scenario played once, for everybody who wants to know what came of it."""

from collections.abc import Callable, MutableMapping, Sequence

from react_tools.game import Game
from react_tools.ruleset import SettingError
from react_tools.scenario.barred import barred
from react_tools.scenario.player import Player
from react_tools.scenario.runner import Playing, Run, run
from react_tools.scenario.scenario import Scenario


def attempt(
    scenario: Scenario,
    start: Callable[[Scenario], Game],
    players: Callable[[Scenario], Sequence[str]],
    playing: Playing = Player,
) -> Run:
    """What comes of a scenario, played anew by whoever takes its steps.

    *players* reads their ids from a setting, even if it makes no position.

    Raises:
        SettingError: the setting makes no position, and the scenario does not expect that.
    """
    try:
        return run(scenario, start(scenario), playing=playing)
    except SettingError as error:
        refused = barred(scenario, error.findings, error.rules, players(scenario))
        if refused is None:
            raise
        return refused


def played(
    scenario: Scenario,
    known: MutableMapping[str, Run | SettingError],
    attempt: Callable[[Scenario], Run],
) -> Run | SettingError:
    """What came of a scenario, or why its setting makes no position; *known* keeps it, by path."""
    came = known.get(scenario.path)
    if came is None:
        try:
            came = attempt(scenario)
        except SettingError as error:
            came = error
        known[scenario.path] = came
    return came
