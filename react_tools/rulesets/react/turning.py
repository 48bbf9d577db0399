"""A state turned round: beside react.watching the only place that takes a whole state apart.

What is compared is plain tuples; in the twin's match the units, tokens, cards and effects of either
player stand behind those of the other.
"""

from collections.abc import Sequence
from typing import TypeVar

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.match import Match
from react_tools.rulesets.react.state import Link, State
from react_tools.rulesets.react.things import PLAYERS

ItemT = TypeVar("ItemT")
_OPPOSITE = (1, 0, 3, 2)
"""Of each direction the opposite one, by index."""


class Turning:
    """Turns states of one match into those of its twin.

    The field is turned by half a turn, or left as it is.
    """

    def __init__(self, here: Match, there: Match, *, turns: bool) -> None:
        self._here = here
        self._there = there
        self._units = sum(it.owner == 0 for it in here.units)
        self._tokens = here.token_owner.count(0)
        self._kinds = len(here.tokens)
        self._own_ends = here.rulings["picture-side"] == "own"
        mine = sum(owner == 0 for owner, _ in here.cards)
        self._card = {at: at - mine for at in range(mine, len(here.cards))}
        self._card |= {at: at + len(here.cards) - mine for at in range(mine)}
        units = range(len(here.units))
        self._unit = {old: new for new, old in enumerate(_rotated(units, self._units))}
        zones = here.board.zones
        self._zones = [zones[-1] - it for it in zones] if turns else list(zones)
        self._ways = _OPPOSITE if turns else tuple(range(len(_OPPOSITE)))

    def turned(self, state: State) -> object:
        """A state of here as it has to be there."""
        kinds, units = self._kinds, self._units
        riding = _rotated(state.riding, units * kinds)
        lying = [
            count
            for zone in self._zones
            for count in _rotated(state.lying[zone * kinds : (zone + 1) * kinds], self._tokens)
        ]
        return (
            [self._zone(it) for it in _rotated(state.where, units)],
            _rotated(state.exhausted, units),
            _rotated(state.stamp, units),
            [
                count
                for at in range(0, len(riding), kinds or 1)
                for count in _rotated(riding[at : at + kinds], self._tokens)
            ],
            lying,
            _rotated(state.supply, self._tokens),
            state.damage[::-1],
            state.ascended[::-1],
            *self._piles(state),
            [self._piece(it) for it in (state.row[::-1] if self._own_ends else state.row)],
            sorted(self._piece(it) for it in state.lost),
            [self._link(self._here, it, turned=True) for it in state.chain],
            *self._turns(state, turned=True),
        )

    def plain(self, state: State) -> object:
        """A state of there, to be compared with that."""
        return (
            state.where,
            state.exhausted,
            state.stamp,
            state.riding,
            state.lying,
            state.supply,
            state.damage,
            state.ascended,
            *([*map(list, piles)] for piles in (state.hand, state.deck, state.discard)),
            state.row,
            sorted(state.lost),
            [self._link(self._there, it, turned=False) for it in state.chain],
            *self._turns(state, turned=False),
        )

    def _piles(self, state: State) -> list[list[list[int]]]:
        card = self._card
        return [
            [[card.get(it, it) for it in piles[player]] for player in reversed(PLAYERS)]
            for piles in (state.hand, state.deck, state.discard)
        ]

    def _turns(self, state: State, *, turned: bool) -> tuple[int, ...]:
        players = (state.chooser, state.active, state.result)
        if turned:
            players = tuple(1 - it if it in PLAYERS else it for it in players)  # type: ignore[assignment]
        return (*players, state.resolving, state.passes, state.phase, state.turn)

    def _link(self, match: Match, link: Link, *, turned: bool) -> tuple[object, ...]:
        """A link without indexes of effects, which are counted otherwise there."""
        id_, lives = match.playables[link.effect].id, (link.stamp, link.payer_stamp, link.astray)
        if not turned:
            where = (link.unit, link.payer, link.target, link.direction)
            return (link.player, link.card, *where, id_, *lives)
        way = link.direction if link.direction == NOWHERE else self._ways[link.direction]
        units = (self._unit.get(it, it) for it in (link.unit, link.payer))
        card = self._card.get(link.card, link.card)
        return (1 - link.player, card, *units, self._zone(link.target), way, id_, *lives)

    def _zone(self, zone: int) -> int:
        return zone if zone == NOWHERE else self._zones[zone]

    def _piece(self, piece: int) -> int:
        if piece == NOWHERE:
            return piece
        owner, at = divmod(piece, self._here.numbers.pieces)
        return (1 - owner) * self._here.numbers.pieces + at


def _rotated(values: Sequence[ItemT], count: int) -> list[ItemT]:
    """The first *count* values behind all others."""
    return [*values[count:], *values[:count]]
