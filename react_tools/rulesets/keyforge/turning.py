"""A state turned round: beside keyforge.watching the only place that takes a whole state apart."""

from collections.abc import Mapping, Sequence

from react_tools.rulesets.keyforge.match import PLAYERS, Match
from react_tools.rulesets.keyforge.state import NOWHERE, State

_OF_CARDS = ("exhausted", "damage", "aember", "stunned", "shielded", "used", "dodged")


class Turning:
    """Turns states of one match into those of its twin, by the *pairs* of their copies."""

    def __init__(self, here: Match, there: Match, pairs: Mapping[int, int]) -> None:
        self._there = pairs
        self._order = [one for one, _ in sorted(pairs.items(), key=lambda it: it[1])]
        limits = [at for card in self._order for at in here.limits(card)]
        self._limits = limits
        self._same = [at for card in range(len(there.cards)) for at in there.limits(card)]

    def turned(self, state: State) -> object:
        """A state of here as it has to be there."""
        order, there = self._order, self._there
        lines = [tuple(there[it] for it in state.line[player][::-1]) for player in (1, 0)]
        host = [state.host[it] for it in order]
        return (
            lines,
            *(self._pile(piles) for piles in (state.artifacts, state.deck, state.discard)),
            [sorted(there.get(it, it) for it in state.hand[player]) for player in (1, 0)],
            [there.get(it, it) for it in host],
            [_other(state.controller[it]) for it in order],
            *(self._of_cards(getattr(state, name)) for name in _OF_CARDS),
            [state.tally[it] for it in self._limits],
            *(values[::-1] for values in (state.pool, state.keys, state.shuffled)),
            there.get(state.playing, state.playing),
            (_other(state.active), _other(state.result)),
            (state.house, state.acted, state.phase, state.turn),
        )

    def plain(self, state: State) -> object:
        """A state of there, to be compared with that."""
        return (
            state.line,
            *(list(map(list, it)) for it in (state.artifacts, state.deck, state.discard)),
            [sorted(it) for it in state.hand],
            state.host,
            state.controller,
            *(getattr(state, name) if any(getattr(state, name)) else 0 for name in _OF_CARDS),
            [state.tally[it] for it in self._same],
            *(state.pool, state.keys, state.shuffled),
            state.playing,
            (state.active, state.result),
            (state.house, state.acted, state.phase, state.turn),
        )

    def _pile(self, piles: Sequence[Sequence[int]]) -> list[list[int]]:
        there = self._there
        return [[there.get(it, it) for it in piles[player]] for player in reversed(PLAYERS)]

    def _of_cards(self, values: Sequence[int]) -> object:
        return [values[it] for it in self._order] if any(values) else 0


def _other(player: int) -> int:
    return player if player == NOWHERE else 1 - player
