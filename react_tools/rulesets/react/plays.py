"""What can be chosen: a play, with what it says in the words of scripts, and what asks for it."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import NamedTuple, overload

from msgspec import Struct

from react_tools.game import Terms
from react_tools.rulesets.react import chain
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.costs import Payment
from react_tools.rulesets.react.lazily import Lazily
from react_tools.rulesets.react.legal import offers
from react_tools.rulesets.react.match import Offer, Playable
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.table import Option, Table
from react_tools.trace.event import Rules

LAST = -1


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


class Moves(Lazily[Move]):
    """All that can be played in a position, and one *other* thing behind it.

    What can be played is looked for when somebody asks; the other thing is there without.
    """

    __slots__ = ("_names", "_offers", "_other", "_size", "_state")

    def __init__(self, names: Names, state: State, other: Move) -> None:
        self._names = names
        self._state = state
        self._other = other
        self._offers: Sequence[Offer] | None = None
        self._size = 0

    def __len__(self) -> int:
        if self._offers is None:
            self._offers = offers(Table(self._names.match, self._state, None))
            self._size = 1
            for offer in self._offers:
                self._size += offer.count
        return self._size

    @overload
    def __getitem__(self, at: int) -> Move: ...
    @overload
    def __getitem__(self, at: slice) -> list[Move]: ...
    def __getitem__(self, at: int | slice) -> Move | list[Move]:
        return self._other if at == LAST else super().__getitem__(at)

    def _made(self, at: int) -> Move:
        for offer in self._offers or ():
            if at < offer.count:
                playable, payment = offer.playable, offer.payment(at, self._state.stamp)
                said = partial(terms, self._names, playable, payment)
                return Move(said, len(self._state.chain) + 1, Play(playable, payment))
            at -= offer.count
        return self._other


class Answers(Lazily[Move]):
    """The answers to a question; *word* says what kind of answers they are in scripts."""

    __slots__ = ("_names", "_options", "_word")

    def __init__(self, names: Names, word: str, options: Sequence[Option]) -> None:
        self._names = names
        self._word = word
        self._options = options

    def __len__(self) -> int:
        return len(self._options)

    def _made(self, at: int) -> Move:
        return Move(partial(self._terms, self._options[at]), answer=at)

    def _terms(self, option: Option) -> Terms:
        return {self._word: str(self._names.name(option.field, option.value))}
