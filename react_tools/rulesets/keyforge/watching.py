"""What of a position of KeyForge cannot be: the one place that reads a state to doubt it.

Only what has changed since the latest look is looked at again.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from react_tools.game import Game
from react_tools.rulesets.keyforge.game import Contest
from react_tools.rulesets.keyforge.hearing import Hearing
from react_tools.rulesets.keyforge.match import PLAYERS
from react_tools.rulesets.keyforge.state import NOWHERE, Phase, State
from react_tools.rulesets.keyforge.strength import is_beaten
from react_tools.soundness import Breach

_LYING = ("exhausted", "damage", "aember", "stunned", "shielded", "used", "dodged")


class Watch:
    """Looks at one game (react_tools.soundness.Watch)."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Contest)  # noqa: S101 -- `start` gives no other
        self._game = game
        self._match = game.match
        self._hearing = Hearing(game.teller)
        self._every = list(range(len(self._match.names)))
        self._before: State | None = None
        self._rested = False

    def look(self) -> Sequence[Breach]:
        """What of the position cannot be, as far as it has changed."""
        before, now = self._before, self._game.state
        found = list[Breach]()
        moved = before is None or _places(before) != _places(now)
        laid = before is None or _lying(before) != _lying(now)
        if moved:
            found += self._cards(now)
        if moved or laid:
            found += self._lying(before, now)
        if before is None or _counts(before) != _counts(now):
            found += (*self._limits(now), *self._never_back(before or now, now))
        rests = self._game.at_rest() and now.result == NOWHERE
        if rests:
            found += self._pending(now, settled=self._rested and not (moved or laid))
        self._rested = rests
        self._before = now.copy()
        return found

    def listen(self) -> Iterable[Breach]:
        """What of the record cannot be."""
        return self._hearing.heard(self._game.recorder)

    def _cards(self, now: State) -> Iterator[Breach]:
        """Every copy is in one place, and whoever controls it is who has it in front."""
        names, everywhere = self._match.names, sorted(_everywhere(now))
        if everywhere != self._every:
            places = Counter(everywhere)
            wrong = [it for it in self._every if places[it] != 1]
            yield from (Breach("cards", f"{names[it]} is in {places[it]} places") for it in wrong)
        for player in PLAYERS:
            for card in (*now.line[player], *now.artifacts[player]):
                if now.controller[card] != player:
                    yield Breach("occupancy", f"{names[card]} lies before who does not control it")
        for card, host in enumerate(now.host):
            if host != NOWHERE and not any(host in line for line in now.line):
                yield Breach("occupancy", f"{names[card]} lies on what is no creature in play")

    def _lying(self, before: State | None, now: State) -> Iterator[Breach]:
        """What is not in play has nothing of what is had there, and nothing is below none."""
        same = before if before is not None and before.controller == now.controller else None
        for name in _LYING:
            values: list[int] = getattr(now, name)
            if not any(values) or (same is not None and values is getattr(same, name)):
                continue
            for card, value in enumerate(values):
                if value < 0:
                    yield Breach("tokens", f"{self._match.names[card]} has less than no {name}")
                elif value and now.controller[card] == NOWHERE:
                    yield Breach("tokens", f"{self._match.names[card]} is {name} out of play")

    def _never_back(self, before: State, now: State) -> Iterator[Breach]:
        for player, name in enumerate(self._game.players):
            if now.keys[player] < before.keys[player]:
                yield Breach("damage", f"{name} has a key less")
        if now.turn < before.turn:
            yield Breach("damage", f"the turn goes back from {before.turn} to {now.turn}")

    def _limits(self, now: State) -> Iterator[Breach]:
        for player, name in enumerate(self._game.players):
            if now.pool[player] < 0:
                yield Breach("tokens", f"{name} has less than no æmber")
            if now.keys[player] > self._match.numbers.keys:
                yield Breach("limits", f"{name} has {now.keys[player]} keys")
        if now.turn == 1 and now.acted > self._match.numbers.first_turn:
            yield Breach("limits", f"{now.acted} cards were played in the first turn")

    def _pending(self, now: State, *, settled: bool) -> Iterator[Breach]:
        """Nothing is half done where a player may do what he likes; *settled*: it was looked at."""
        if now.playing != NOWHERE:
            yield Breach("pending", f"{self._match.names[now.playing]} is still being played")
        if now.phase not in {Phase.HOUSE, Phase.MAIN}:
            yield Breach("pending", "a player decides where the turn goes on by itself")
        if settled:
            return
        table = self._game.table(now)
        for line in now.line:
            for card in line:
                if now.damage[card] and is_beaten(table, card):
                    yield Breach("pending", f"{self._match.names[card]} is beaten and stays")


def _places(state: State) -> tuple[object, ...]:
    piles = (state.line, state.artifacts, state.hand, state.deck, state.discard)
    return (*piles, state.host, state.controller, state.playing)


def _lying(state: State) -> tuple[object, ...]:
    return (
        state.exhausted,
        state.damage,
        state.aember,
        state.stunned,
        state.shielded,
        state.used,
        state.dodged,
    )


def _counts(state: State) -> tuple[object, ...]:
    return state.pool, state.keys, state.turn, state.acted


def _everywhere(state: State) -> list[int]:
    """Every card, once for each place in which it is."""
    piles = (*state.line, *state.artifacts, *state.hand, *state.deck, *state.discard)
    found = [card for card, host in enumerate(state.host) if host != NOWHERE]
    for pile in piles:
        found += pile
    if state.playing != NOWHERE:
        found.append(state.playing)
    return found
