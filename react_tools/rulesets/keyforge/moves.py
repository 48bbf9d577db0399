"""What can be chosen in a turn, and what is in the way of what cannot."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from react_tools.game import Terms
from react_tools.replay.answers import Move
from react_tools.replay.lazily import Lazily
from react_tools.rulesets.keyforge import playing, turn, using
from react_tools.rulesets.keyforge.match import Match
from react_tools.rulesets.keyforge.state import NOWHERE, Phase, State
from react_tools.rulesets.keyforge.table import Table

PLAYED = 1
"""The place of whatever is under way: one play or use at a time (react_tools.game)."""


_BY_ABILITY = frozenset({"action", "omni"})
"""Uses that only a card with such an ability has …"""
_EVERY = _BY_ABILITY
"""… of its own, or by an upgrade that lies on it."""


class Use(Struct, frozen=True):
    """A use of a card in play."""

    card: int
    way: str

    def __call__(self, table: Table) -> None:
        """Use it."""
        using.use(table, self.card, self.way)

    def terms(self, match: Match) -> Terms:
        """`reap T`."""
        return {self.way: match.names[self.card]}


class Play(Struct, frozen=True):
    """A card played from hand: a creature at a flank, an upgrade on a creature."""

    card: int
    flank: str = ""
    host: int = NOWHERE

    def __call__(self, table: Table) -> None:
        """Play it."""
        playing.play(table, self.card, self.flank, self.host)

    def terms(self, match: Match) -> Terms:
        """`play imp flank left`."""
        told = {"play": match.called[self.card]}
        if self.flank:
            told["flank"] = self.flank
        if self.host != NOWHERE:
            told["on"] = match.names[self.host]
        return told


class Discard(Struct, frozen=True):
    """A card discarded from hand."""

    card: int

    def __call__(self, table: Table) -> None:
        """Discard it."""
        playing.discard(table, self.card)

    def terms(self, match: Match) -> Terms:
        """`discard imp`."""
        return {"discard": match.called[self.card]}


class ChooseHouse(Struct, frozen=True):
    """The choice of a house."""

    house: int

    def __call__(self, table: Table) -> None:
        """Choose it."""
        turn.choose_house(table, self.house)

    def terms(self, match: Match) -> Terms:
        """`house dis`."""
        return {"house": match.houses[self.house]}


class End(Struct, frozen=True):
    """The end of the turn."""

    def __call__(self, table: Table) -> None:
        """End it."""
        turn.end_main(table)

    def terms(self, _: Match) -> Terms:
        """`end turn`."""
        return {"end": "turn"}


Action = Use | Play | Discard | ChooseHouse | End


class Moves(Lazily[Move]):
    """What can be done, as open choices; cards may ask something while one is played or used."""

    __slots__ = ("_match", "_steps")

    def __init__(self, match: Match, steps: Sequence[Action]) -> None:
        self._match = match
        self._steps = steps
        self._size = len(steps)

    def _made(self, at: int) -> Move:
        step = self._steps[at]
        return Move(self._terms, PLAYED if isinstance(step, Use | Play) else 0, step)

    def _terms(self, move: Move) -> Terms:
        assert isinstance(move.step, Action)  # noqa: S101 -- made above
        return move.step.terms(self._match)


def actions(table: Table) -> list[Action]:
    """All that the active player may do now, in a fixed order."""
    state = table.state
    if state.phase == Phase.HOUSE:
        return [ChooseHouse(it) for it in houses(table.match, state)]
    return [*_from_hand(table), *_uses(table), End()]


def houses(match: Match, state: State) -> list[int]:
    """The houses among which the active player chooses: all, where no deck is known.

    They are the three of the deck (KFX-10e), then those of other cards that the player controls
    (KFX-10q).
    """
    own = [match.houses.index(it) for it in match.seats[state.active].houses or match.houses]
    held = {match.house_of[at] for at, who in enumerate(state.controller) if who == state.active}
    return [*own, *sorted(held.difference(own))]


def _from_hand(table: Table) -> Iterator[Action]:
    """One of equal cards: each that can be played, and each that can be discarded.

    Only what is of the active house can be either (KFX-10l).
    """
    match, state = table.match, table.state
    house, house_of, names = state.house, match.house_of, match.called
    held = (it for it in reversed(state.hand[state.active]) if house_of[it] == house)
    hand = sorted({names[it]: it for it in held}.values())
    for card in hand:
        if playing.bar(table, card) is None:
            yield from _plays(table, card)
    for card in hand:
        if playing.bar(table, card, on="discard") is None:
            yield Discard(card)


def _plays(table: Table, card: int) -> Iterator[Play]:
    state, kind = table.state, table.match.cards[card].type
    if kind == "creature" and state.line[state.active]:
        yield from (Play(card, it) for it in playing.FLANKS)
    elif kind == "upgrade":
        for player in (state.active, 1 - state.active):
            yield from (Play(card, host=it) for it in state.line[player])
    else:
        yield Play(card)


def _uses(table: Table) -> Iterator[Use]:
    match, state = table.match, table.state
    for card in (*state.line[state.active], *state.artifacts[state.active]):
        if state.exhausted[card]:
            continue
        ways = using.WAYS if match.house_of[card] == state.house else using.ANY_HOUSE
        bare = match.kinds[card] if card not in state.host else _EVERY
        yield from (
            Use(card, it)
            for it in ways
            if it not in _BY_ABILITY or it in bare
            if using.bar(table, card, it) is None
        )
