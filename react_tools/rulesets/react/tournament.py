"""Many duels of Re;ACT: who plays them, and how they end (react_tools.tournament.Tournament)."""

from collections.abc import Mapping, Sequence

from react_tools.game import Game
from react_tools.rulesets.react.aimed import aimed
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.staging.at_random import at_random
from react_tools.staging.untold import Untold
from react_tools.tournament import Ending, Style
from react_tools.trace.event import Lang


class Tournament(Untold):
    """Duels between creators."""

    @property
    def styles(self) -> Mapping[str, Style]:
        """By chance, or with an eye on the enemy."""
        return {"random": at_random, "aimed": aimed}

    @property
    def endings(self) -> Mapping[str, Mapping[Lang, str]]:
        """A creator's last damage (RA-END-1), or a deck with no card to draw (RA-DRAW-3)."""
        return {
            "damage": {"en": "damage", "ru": "урон"},
            "deck": {"en": "deck", "ru": "колода"},
        }

    def turn(self, game: Game) -> int:
        """Turns of both players are counted together."""
        return _duel(game).state.turn

    def ending(self, game: Game) -> Ending:
        """By damage if a creator has taken all it can."""
        duel = _duel(game)
        state, players = duel.state, duel.players
        winner = players[state.result] if state.result < len(players) else ""
        hurt = max(state.damage) >= duel.match.numbers.damage
        return Ending(winner, "damage" if hurt else "deck")

    def playable(self, side: str, library: Library) -> Sequence[str]:
        """Every effect of every card."""
        return [f"{side} {effect.id}" for effect in library.creators[side].effects()]


def _duel(game: Game) -> Duel:
    assert isinstance(game, Duel)  # noqa: S101 -- of one game all are
    return game


TOURNAMENT = Tournament()
