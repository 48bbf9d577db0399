"""Many games of KeyForge: how they end (react_tools.tournament.Tournament)."""

from collections.abc import Mapping, Sequence

from react_tools.game import Game
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.untold import Untold
from react_tools.tournament import Ending
from react_tools.trace.event import Lang


class Tournament(Untold):
    """Games between decks, played by chance."""

    @property
    def endings(self) -> Mapping[str, Mapping[Lang, str]]:
        """There is one way: the last key is forged (KFX-10d)."""
        return {"keys": {"en": "keys", "ru": "ключи"}}

    def turn(self, game: Game) -> int:
        """Turns of both players are counted together."""
        return _contest(game).state.turn

    def ending(self, game: Game) -> Ending:
        """Who has forged the last key."""
        contest = _contest(game)
        return Ending(contest.players[contest.state.result], "keys")

    def playable(self, side: str, library: Library) -> Sequence[str]:
        """Every card of the deck."""
        cards = dict.fromkeys(card for card, _ in library.decks[side].cards())
        return [f"{side} {card}" for card in cards]


def _contest(game: Game) -> Contest:
    assert isinstance(game, Contest)  # noqa: S101 -- of one game all are
    return game


TOURNAMENT = Tournament()
