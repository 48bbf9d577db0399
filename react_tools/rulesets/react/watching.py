"""What of a position of Re;ACT cannot be: the one place that reads a state in order to doubt it.

Only what has changed since the latest look is looked at again.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from react_tools.game import Game
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.hearing import Hearing
from react_tools.rulesets.react.state import UNKNOWN, Phase, State
from react_tools.rulesets.react.things import PLAYERS
from react_tools.soundness import Breach

_BOTH = 2


class Watch:
    """Looks at one duel (react_tools.soundness.Watch)."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Duel)  # noqa: S101 -- `start` gives no other
        self._duel = game
        self._match = match = game.match
        self._hearing = Hearing(game.teller)
        state = game.state
        self._supplies = [it.supply for it in match.tokens]
        self._cards = [Counter(_cards(state, it)) for it in PLAYERS]
        self._known = [UNKNOWN not in state.deck[it] for it in PLAYERS]
        self._before: State | None = None

    def look(self) -> Sequence[Breach]:
        """What of the position cannot be, as far as it has changed."""
        before, now = self._before, self._duel.state
        found = list[Breach]()
        if before is None or before.where != now.where:
            found += (*self._zones(now), *self._tokens(now))
        elif _tokens(before) != _tokens(now):
            found += self._tokens(now)
        if before is None or _piles(before) != _piles(now):
            found += self._piles(now)
        if before is None or before.row != now.row or before.lost != now.lost:
            found += self._masterpiece(now)
        if before is not None and (before.damage != now.damage or before.turn != now.turn):
            found += self._never_back(before, now)
        if not now.chain or now.passes > _BOTH:
            found += self._pending(now)
        self._before = now.copy()
        return found

    def listen(self) -> Iterable[Breach]:
        """What of the record cannot be."""
        return self._hearing.heard(self._duel.recorder)

    def _zones(self, now: State) -> Iterator[Breach]:
        match, names, table = self._match, self._duel.teller.units, self._duel.table(now)
        standing = [zone for zone in now.where if zone != NOWHERE]
        for zone, times in Counter(standing).items():
            if zone not in match.board.zones:
                yield Breach("zones", f"a unit stands in zone {zone}, which the field has not")
            elif times > 1:
                there = [names[it] for it, at in enumerate(now.where) if at == zone]
                told = f"{' and '.join(there)} stand in {match.board.name(zone)}"
                yield Breach("zones", told)
        for unit, zone in enumerate(now.where):
            if zone in match.board.zones and table.standing(zone) != unit:
                told = f"{names[unit]} is not who is found in {match.board.name(zone)}"
                yield Breach("occupancy", told)
        for unit in match.creators:
            if now.where[unit] == NOWHERE:
                yield Breach("summons", f"{names[unit]} has left the field")

    def _tokens(self, now: State) -> Iterator[Breach]:
        kinds = len(self._supplies)
        held = (*now.riding, *now.lying, *now.supply)
        if any(count < 0 for count in held):
            yield Breach("tokens", "of some token there are fewer than none")
        for at, supply in enumerate(self._supplies):
            total = now.supply[at] + sum(now.riding[at::kinds]) + sum(now.lying[at::kinds])
            if total != supply:
                told = f"there are {total} {self._match.tokens[at].id}, not {supply}"
                yield Breach("tokens", told)
        for zone in self._match.board.zones:
            base = zone * kinds
            if sum(now.lying[base + it] for it in self._match.areas) > 1:
                told = f"{self._match.board.name(zone)} holds several area tokens"
                yield Breach("tokens", told)
        for unit, zone in enumerate(now.where):
            rides = any(now.riding[unit * kinds : (unit + 1) * kinds])
            if zone == NOWHERE and (rides or now.exhausted[unit]):
                name = self._duel.teller.units[unit]
                yield Breach("summons", f"{name} is off the field, and exhausted or with tokens")

    def _piles(self, now: State) -> Iterator[Breach]:
        numbers, players = self._match.numbers, self._duel.players
        for player, name in enumerate(players):
            if len(now.hand[player]) > numbers.hand:
                told = f"{name} holds {len(now.hand[player])} cards, {numbers.hand} at most"
                yield Breach("limits", told)
            if self._known[player] and Counter(_cards(now, player)) != self._cards[player]:
                yield Breach("cards", f"{name} has other cards than at the beginning")
        if len(now.chain) > numbers.slots:
            told = f"the chain holds {len(now.chain)} cards, {numbers.slots} at most"
            yield Breach("limits", told)

    def _masterpiece(self, now: State) -> Iterator[Breach]:
        laid = [it for it in now.row if it != NOWHERE]
        every = [*laid, *now.lost]
        if len({*every}) != len(every) or len(now.row) != self._match.numbers.cells:
            yield Breach("cards", "a masterpiece card is in two places")

    def _never_back(self, before: State, now: State) -> Iterator[Breach]:
        for player, name in enumerate(self._duel.players):
            if now.damage[player] < before.damage[player]:
                old, new = before.damage[player], now.damage[player]
                yield Breach("damage", f"the damage of {name} falls from {old} to {new}")
        if now.turn < before.turn:
            yield Breach("damage", f"the turn goes back from {before.turn} to {now.turn}")

    def _pending(self, now: State) -> Iterator[Breach]:
        if now.passes > _BOTH:
            yield Breach("limits", f"there are {now.passes} passes in a row")
        if now.chain or now.result != NOWHERE or not self._duel.at_rest():
            return
        if now.resolving or now.passes or now.chooser != now.active or now.phase != Phase.MAIN:
            yield Breach("pending", "between two chains something of a chain is left")


def _tokens(state: State) -> tuple[object, ...]:
    return state.riding, state.lying, state.supply, state.exhausted


def _piles(state: State) -> tuple[object, ...]:
    return state.hand, state.deck, state.discard, state.chain


def _cards(state: State, player: int) -> Sequence[int]:
    """All of a player's action cards, wherever they are."""
    laid = [it.card for it in state.chain if it.player == player and it.card != NOWHERE]
    return (*state.hand[player], *state.deck[player], *state.discard[player], *laid)
