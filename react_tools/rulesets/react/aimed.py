"""Play with an eye on the enemy (react_tools.tournament.Style).

    aims      a target is laid on an enemy in six of ten plays that could
    answers   reacts twice as often when the latest card aims at one of its own
    saves     with a short deck it plays ability cards, and lets action cards be

It looks no turn ahead, and knows no card: what it does is told by costs and by where units stand.
"""

from collections.abc import Sequence

from react_tools.game import Choice, Game
from react_tools.replay.answers import Move
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.plays import Play
from react_tools.staging.at_random import PASSES
from react_tools.tournament import Chance

AIMS = 0.6
"""How often a target is laid on an enemy, where that can be."""
AIMED_AT = 0.2
"""How often it passes when the latest card aims at one of its own."""
SHORT = 8
"""A deck with fewer cards is short: two turns' worth of drawing, and a margin."""
SAVES = 0.75
"""How often an action card is let be when the deck is short."""


def aimed(game: Game, legal: Sequence[Choice], chance: Chance) -> Choice:
    """One of the choices."""
    duel = game
    assert isinstance(duel, Duel)  # noqa: S101 -- this habit is that of one game
    asked = duel.decision()
    if asked is None or asked.kind not in PASSES or len(legal) == 1:
        return legal[int(chance() * len(legal))]
    me = duel.players.index(asked.who)
    if chance() < _share(duel, me, asked.kind):
        return legal[-1]
    at = int(chance() * (len(legal) - 1))
    play = _play(legal[at])
    if play is None:
        return legal[at]
    if _saved(duel, me, play) and chance() < SAVES:
        return legal[-1]
    aims = play.playable.price.aim is not None and chance() < AIMS
    if aims and (found := _on_enemies(duel, me, play)):
        return legal[at - play.at + found[int(chance() * len(found))]]
    return legal[at]


def _play(choice: Choice) -> Play | None:
    step = choice.step if isinstance(choice, Move) else None
    return step if isinstance(step, Play) else None


def _share(duel: Duel, me: int, kind: str) -> float:
    """How often it stops."""
    state = duel.state
    if kind == "reaction" and state.chain[-1].player != me:
        target = state.chain[-1].target
        if target != NOWHERE and target in _zones(duel, me):
            return AIMED_AT
    return PASSES[kind]


def _saved(duel: Duel, me: int, play: Play) -> bool:
    """Whether it is an action card, and the deck is short: a hand that is full draws nothing."""
    short = not duel.match.sheets[me].deckless and len(duel.state.deck[me]) < SHORT
    return short and play.playable.card != NOWHERE


def _on_enemies(duel: Duel, me: int, play: Play) -> list[int]:
    """Which ways of paying lay the target where an enemy stands."""
    enemies = _zones(duel, 1 - me)
    offer, stamps = play.offer, play.stamps
    ways = range(offer.count)
    return [it for it in ways if offer.payment(it, stamps).link.target in enemies]


def _zones(duel: Duel, player: int) -> frozenset[int]:
    """Where a player's units stand."""
    pairs = zip(duel.match.units, duel.state.where, strict=True)
    return frozenset(zone for unit, zone in pairs if unit.owner == player and zone != NOWHERE)
