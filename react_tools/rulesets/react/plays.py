"""What a play says, in the words of scripts: `play brush-spirit.B exhaust s target c2`."""

from react_tools.game import Terms
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.costs import Payment
from react_tools.rulesets.react.match import Playable
from react_tools.rulesets.react.names import Names


def terms(names: Names, playable: Playable, payment: Payment) -> Terms:
    """The effect, its unit, and how it is paid."""
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
