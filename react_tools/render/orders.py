"""The words to us with which somebody at the table asks for something, in both languages."""

from enum import Enum
from typing import NamedTuple


class Order(Enum):
    """What is asked for; each with the words that ask for it."""

    HELP = ("help", "?", "помощь")
    LIST = ("list", "l", "список")
    RULES = ("rules", "why", "правила")
    UNDO = ("undo", "u", "отменить")
    SAVE = ("save", "сохранить")
    QUIT = ("quit", "q", "выход")


class Wish(NamedTuple):
    """An order with what stands behind it."""

    order: Order
    rest: str


def wish(typed: str) -> Wish | None:
    """The order that was typed; None if it is none of them."""
    first, _, rest = typed.strip().partition(" ")
    for order in Order:
        if first.lower() in order.value:
            takes = order in {Order.SAVE, Order.UNDO}
            return Wish(order, rest.strip()) if takes or not rest.strip() else None
    return None
