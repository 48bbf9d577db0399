"""Many duels of Re;ACT: who plays them, and how they end (react_tools.tournament.Tournament)."""

from collections.abc import Mapping, Sequence

from react_tools.game import Choice, Game
from react_tools.replay.answers import Move
from react_tools.rulesets.react.aimed import aimed
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.plays import Play
from react_tools.staging.at_random import at_random
from react_tools.staging.untold import Untold
from react_tools.tournament import Ending, Style
from react_tools.trace.event import Lang

_ASCENDED = 1
"""The face of an ability card that is up while its creator is ascended."""
_OTHER_FACE = " (ascended)"


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

    def played(self, game: Game, choice: Choice) -> str:
        """The effect, of which face, and whose."""
        told = super().played(game, choice)
        step = choice.step if isinstance(choice, Move) else None
        ascended = isinstance(step, Play) and step.playable.face == _ASCENDED
        return told + _OTHER_FACE * ascended

    def playable(self, side: str, library: Library) -> Sequence[str]:
        """Every effect of every card, of a card with two faces those of both."""
        creator, found = library.creators[side], list[str]()
        for ability in creator.abilities:
            for at, face in enumerate(ability.faces):
                found += (f"{side} {it.id}{_OTHER_FACE * (at == _ASCENDED)}" for it in face.effects)
        return [*found, *(f"{side} {card.effect.id}" for card in creator.deck)]


def _duel(game: Game) -> Duel:
    assert isinstance(game, Duel)  # noqa: S101 -- of one game all are
    return game


TOURNAMENT = Tournament()
