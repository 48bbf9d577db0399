"""What KeyForge knows of its positions, so that it can be held to its promises."""

from random import Random  # noqa: TID251 -- seeded by who asks

from react_tools.game import Game
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.mirror import Reflection, mirrored
from react_tools.rulesets.keyforge.watching import Watch
from react_tools.soundness import Data
from react_tools.staging.unwatched import Unwatched

_KEYS = 3
_MOST = 8


class Soundness(Unwatched):
    """Watched and mirrored games (react_tools.soundness.Soundness)."""

    def watch(self, game: Game) -> Watch:
        """Somebody who looks at a game."""
        return Watch(game)

    def mirrored(self, setting: Data, library: Library) -> Data:  # noqa: ARG002 -- names are enough
        """A setting with its players exchanged, and left with right."""
        return mirrored(setting)

    def reflection(self, game: Game, twin: Game) -> Reflection:
        """How a game is told in words of its twin."""
        return Reflection(game, twin)

    def later(self, setting: Data, random: Random) -> Data:
        """Players who have keys, and æmber."""
        players = {
            name: {
                **seat,
                "keys": random.randrange(_KEYS),
                "aember": random.randrange(_MOST),
            }
            for name, seat in setting["players"].items()
        }
        return {**setting, "players": players, "turn": random.choice((1, 2))}


SOUNDNESS = Soundness()
