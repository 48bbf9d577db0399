"""What can be chosen: a play, with what it says in the words of scripts, and what asks for it."""

from typing import NamedTuple

from msgspec import Struct

from react_tools.game import Terms
from react_tools.rulesets.react import chain
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.costs import Payment
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
