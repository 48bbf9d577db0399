"""What can be chosen: a play, with what it says in the words of scripts, and what asks for it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple, overload

from msgspec import Struct

from react_tools.game import Terms
from react_tools.rulesets.react import chain
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.costs import Payment
from react_tools.rulesets.react.legal import Offer
from react_tools.rulesets.react.match import Playable
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.table import Table
from react_tools.trace.event import Rules


class Asked(NamedTuple):
    """The open decision (react_tools.game.Decision)."""

    who: str
    kind: str
    cause: str
    place: int
    rules: Rules


class Play(Struct, frozen=True, eq=False):
    """The step of putting a card on the chain; equal payments (they name the effect) are equal."""

    playable: Playable
    payment: Payment

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Play) and other.payment == self.payment

    def __hash__(self) -> int:
        return hash(self.payment)

    def __call__(self, table: Table) -> None:
        """Play it."""
        chain.play(table, self.playable, self.payment)


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
    if link.target != NOWHERE:
        told["target"] = names.match.board.name(link.target)
    if link.direction != NOWHERE:
        told["direction"] = DIRECTIONS[link.direction]
    return told


class Move(Struct, frozen=True, dict=True):
    """An open choice (react_tools.game.Choice).

    Attributes:
        said: gives what it says.
        step: what happens when it is made; None for an answer to a question.
        answer: which option of the question it is.
    """

    said: Callable[[], Terms]
    place: int = 0
    step: Callable[[Table], None] | None = None
    answer: int = 0

    @cached_property
    def terms(self) -> Terms:
        """What it says, by word."""
        return self.said()

    @property
    def name(self) -> str:
        """The terms in one line."""
        return " ".join(f"{word} {value}".strip() for word, value in self.terms.items())


class Moves(Sequence[Move]):
    """All that can be played, and one *other* thing; each is made when it is asked for."""

    def __init__(self, names: Names, slot: int, offers: Sequence[Offer], other: Move) -> None:
        self._names = names
        self._slot = slot
        self._offers = offers
        self._other = other
        self._count = sum([len(it.ways) for it in offers]) + 1

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        if isinstance(at, slice):
            return [self[it] for it in range(self._count)[at]]
        rest = range(self._count)[at]
        for offer in self._offers:
            count = len(offer.ways)
            if rest < count:
                return self._play(Play(offer.playable, offer.payment(rest)))
            rest -= count
        return self._other

    def _play(self, play: Play) -> Move:
        return Move(lambda: terms(self._names, play.playable, play.payment), self._slot, play)
