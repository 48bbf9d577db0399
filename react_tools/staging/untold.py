"""A game that does not tell how its duels go (react_tools.tournament.Tournament)."""

from collections.abc import Mapping, Sequence
from typing import Any

from react_tools.game import Choice, Game
from react_tools.staging.at_random import at_random
from react_tools.tournament import Ending, Style
from react_tools.trace.event import Lang


class Untold:
    """Played by chance; of how a duel has ended nothing is known but that it has."""

    @property
    def styles(self) -> Mapping[str, Style]:
        """By chance."""
        return {"random": at_random}

    @property
    def endings(self) -> Mapping[str, Mapping[Lang, str]]:
        """Its end."""
        return {"end": {"en": "its end", "ru": "конец"}}

    def turn(self, game: Game) -> int:  # noqa: ARG002 -- heirs look
        """Turns are not counted."""
        return 1

    def ending(self, game: Game) -> Ending:  # noqa: ARG002 -- as above
        """Nobody knows who has won."""
        return Ending("", "end")

    def played(self, game: Game, choice: Choice) -> str:
        """What the choice says it plays, and who."""
        asked, name = game.decision(), choice.terms.get("play", "")
        return f"{asked.who} {name}" if asked is not None and name else ""

    def playable(self, side: str, library: Any) -> Sequence[str]:  # noqa: ARG002 -- as above
        """Nothing is known of what it has."""
        return ()
