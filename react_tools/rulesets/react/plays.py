"""What can be played: each play, with what it says in the words of scripts."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from react_tools.game import Terms
from react_tools.replay.answers import Move
from react_tools.replay.lazily import Lazily
from react_tools.rulesets.react import chain
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.costs import Payment
from react_tools.rulesets.react.language.phrase import OneOf, Pay
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.playable import Offer, Playable
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.table import Table


class Play(Struct, frozen=True, eq=False, gc=False):
    """The step of putting a card on the chain; equal payments (they name the effect) are equal.

    Attributes:
        at, stamps: which way of paying, and which life each unit lives; what it comes to is worked
            out when somebody plays it or asks, for most plays are only looked at.
    """

    offer: Offer
    at: int
    stamps: Sequence[int]

    @property
    def playable(self) -> Playable:
        """The effect."""
        return self.offer.playable

    @property
    def payment(self) -> Payment:
        """How it is paid for, and the link that comes of it."""
        return self.offer.payment(self.at, self.stamps)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and other.payment == self.payment

    __ne__ = object.__ne__  # the contrary; msgspec's own does not ask `__eq__`

    def __hash__(self) -> int:
        return hash(self.payment)

    def __call__(self, table: Table) -> None:
        """Play it."""
        offer = self.offer
        chain.play(table, offer.playable, offer.payment(self.at, self.stamps))


def terms(names: Names, playable: Playable, payment: Payment) -> Terms:
    """The effect, its unit, and how it is paid: `play brush-spirit.B exhaust s target c2`."""
    units, link = names.units, payment.link
    told = {"play": playable.effect.id}
    if playable.ability != NOWHERE:
        told["unit"] = units[link.unit]
    if payment.units:
        told["exhaust"] = ",".join(units[unit] for unit in payment.units)
    if payment.tokens:
        holders = (names.name(it.field, it.value) for it, _, _ in payment.tokens)
        told["pay"] = ",".join(str(holder) for holder in holders)
        if kinds := _picked(playable, payment):
            told["token"] = kinds
    if payment.removed:
        told["remove"] = ",".join(units[unit] for unit in payment.removed)
    if link.target != NOWHERE:
        told["target"] = names.match.board.name(link.target)
    if link.direction != NOWHERE:
        told["direction"] = DIRECTIONS[link.direction]
    return told


def _picked(playable: Playable, payment: Payment) -> str:
    """The kinds of token that are paid, if its player picks one of a group."""
    parts = [it for it in playable.effect.paid.parts if isinstance(it, Pay)]
    if not any(isinstance(it.token, OneOf) for it in parts):
        return ""
    tokens = playable.meaning.things.tokens
    return ",".join(tokens[token].id for _, token, _ in payment.tokens)


class Moves(Lazily[Move]):
    """All that can be played in a position, *count* ways, and one *other* thing behind them."""

    __slots__ = ("_names", "_offers", "_other", "_place", "_stamps")

    def __init__(
        self, names: Names, state: State, offers: Sequence[Offer], count: int, other: Move
    ) -> None:
        self._names = names
        self._other = other
        self._stamps = state.stamp
        self._place = len(state.chain) + 1
        self._offers = offers
        self._size = count + 1

    def __iter__(self) -> Iterator[Move]:
        said, place, stamps = self._terms, self._place, self._stamps
        for offer in self._offers:
            for at in range(offer.count):
                yield Move(said, place, Play(offer, at, stamps))
        yield self._other

    def _made(self, at: int) -> Move:
        if at == self._size - 1:
            return self._other
        for offer in self._offers:
            if at < offer.count:
                return Move(self._terms, self._place, Play(offer, at, self._stamps))
            at -= offer.count
        raise IndexError(at)

    def _terms(self, move: Move) -> Terms:
        assert isinstance(move.step, Play)  # noqa: S101 -- made above
        return terms(self._names, move.step.playable, move.step.payment)
