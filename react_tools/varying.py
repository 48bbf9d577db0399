"""Plays what was loaded with one setting of its rulings after another."""

import difflib
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from react_tools.errors import UnknownNameError
from react_tools.rulebook import Ruling
from react_tools.ruleset import SettingError
from react_tools.scenario.endings import Endings, Script
from react_tools.scenario.outcome import NoPosition
from react_tools.scenario.runner import Playing, Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.variants import Varied, varied

Replay = Callable[[Scenario, Playing], Run]
"""Plays a scenario anew; raises SettingError if its setting makes no position.

Who takes the steps of its script is made by the second; a record of a duel has no use for it.
"""


def asked(told: str, rulings: Mapping[str, Ruling]) -> dict[str, Ruling]:
    """The rulings that are meant: `all`, or ids with commas between them.

    Raises:
        UnknownNameError: there is no such ruling.
    """
    names = [it.strip() for it in told.split(",")]
    if "all" in names:
        return dict(rulings)
    for name in names:
        if name not in rulings:
            near = difflib.get_close_matches(name, [*rulings, "all"], n=1)
            hint = f"did you mean {near[0]}?" if near else "react-tools list rulings lists them"
            raise UnknownNameError(f"--rulings: no ruling is called {name!r}; {hint}")
    return {name: it for name, it in rulings.items() if name in names}


def vary(
    scenario: Scenario,
    replay: Replay,
    rulings: Mapping[str, Ruling],
    without: Sequence[str] = (),
) -> Varied:
    """Play a scenario with every combination of settings of *rulings* that can matter.

    Those *without* are left as they are. Nothing is remembered of what comes of it.
    """
    wanted = {name: it for name, it in rulings.items() if name not in without}

    own = {name: scenario.rulings.get(name, it.default) for name, it in wanted.items()}

    def attempt(scenario: Scenario, playing: Playing) -> Run | NoPosition:
        try:
            return replay(scenario, playing)
        except SettingError as error:
            return NoPosition(error.findings, error.rulings)

    script = Script(scenario, attempt, frozenset(own))

    def play(settings: Mapping[str, str]) -> Endings:
        if settings == own:
            return script.own(scenario)
        pinned = {
            name: it
            for name, it in settings.items()
            if name in scenario.rulings or it != wanted[name].default
        }
        return script.other(replace(scenario, rulings={**scenario.rulings, **pinned}))

    return varied(play, {name: tuple(it.settings) for name, it in wanted.items()}, own)
