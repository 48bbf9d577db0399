"""How games by chance begin: game number i of a seed is the same always, whoever plays it when.

Most begin as whole games do, between any two sides, some of these nearer to their ends; the others
at a scenario's setting, where what may be drawn is dealt. Most pin the rulings as they stand, some
pin them by chance: always several games in a row the same, for these share what is compiled.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random  # noqa: TID251 -- seeded: the same number is the same game
from typing import Any, NamedTuple

from react_tools.errors import DraftError, MissingPathError
from react_tools.game import Game
from react_tools.promises.ground import Ground, data, laid, setting_of
from react_tools.ruleset import SettingError
from react_tools.scenario.scenario import Scenario
from react_tools.soundness import Data

_FROM_SCENARIO = 0.35
_LATER = 0.8
_OTHER_RULINGS = 0.3
_SAME_RULINGS = 16
_TRIES = 50


class Begun(NamedTuple):
    """The beginning of a game: its setting, the recorded game there, chance, which goes on."""

    ground: Ground
    setting: Data
    game: Game
    random: Random


class Chance:
    """Begins games by turns on each *ground*, as *seed* settles it."""

    def __init__(self, grounds: Sequence[Ground], seed: int) -> None:
        self._grounds = grounds
        self._seed = seed
        self._sides = [sides(it) for it in grounds]
        self._scenarios = [list(it.library.scenarios.values()) for it in grounds]

    def begun(self, number: int) -> Begun:
        """The game with that number.

        Raises:
            MissingPathError: a game begins none by itself, and has no scenario.
        """
        turn, which = divmod(number, len(self._grounds))
        ground, random = self._grounds[which], Random(f"game {number} of {self._seed}")  # noqa: S311
        for _ in range(_TRIES):
            setting = self._setting(which, random)
            if setting is None:
                continue
            rulings = self._rulings(ground, turn // _SAME_RULINGS)
            if rulings:
                setting = {**setting, "rulings": rulings}
            with suppress(SettingError):  # it makes no position: another one
                return Begun(ground, setting, ground.start(laid(setting)), random)
        name = ground.ruleset.name
        raise MissingPathError(f"{name} begins no game by itself, and has no scenario to begin at")

    def _setting(self, which: int, random: Random) -> Data | None:
        ground, sides = self._grounds[which], self._sides[which]
        scenarios = self._scenarios[which]
        if scenarios and (not sides or random.random() < _FROM_SCENARIO):
            return _from(ground, scenarios, random)
        whole = _whole(ground, sides, random) if sides else None
        if whole is None:
            return _from(ground, scenarios, random) if scenarios else None
        later = random.random() < _LATER
        return ground.ruleset.soundness.later(whole, random) if later else whole

    def _rulings(self, ground: Ground, row: int) -> Mapping[str, str]:
        """What games of a row pin besides what their settings do; nothing in most rows."""
        random = Random(f"rulings {row} of {self._seed}")  # noqa: S311 -- as above
        if random.random() >= _OTHER_RULINGS:
            return {}
        known = ground.library.rulings.values()
        return {it.id: random.choice((it.default, *it.settings)) for it in known}


def sides(ground: Ground) -> list[str]:
    """What a player can play with, by its id."""
    ruleset, library = ground
    return [it.id for it in ruleset.entries(library) if it.kind == ruleset.wording.side]


def _whole(ground: Ground, sides: Sequence[str], random: Random) -> dict[str, Any] | None:
    """The setting of a whole game; one side against itself if the game allows it."""
    pair = [random.choice(sides), random.choice(sides)]
    found = _opening(ground, pair, random)
    return found or _opening(ground, random.sample(sides, min(len(sides), 2)), random)


def _opening(ground: Ground, pair: Sequence[str], random: Random) -> dict[str, Any] | None:
    ruleset, library = ground
    words = {"active": random.choice(pair), "lang": "en"}
    words |= {name: random.choice(values) for name, values in ruleset.openings.items()}
    with suppress(DraftError):
        return data(ruleset.opening(pair, words, random.shuffle, library))
    return None


def _from(ground: Ground, scenarios: Sequence[Scenario], random: Random) -> Data | None:
    """A scenario's setting, with what may be drawn; none of one that the rules refuse."""
    scenario = random.choice(scenarios)
    if scenario.expect.refused:
        return None
    setting = setting_of(scenario.root)
    return ground.ruleset.soundness.dealt(setting, random, ground.library)
