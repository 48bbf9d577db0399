"""The doors of the language: one function per kind of phrase, memoised by text.

Each raises PhraseFaultError, which knows the place in the text and what was expected there.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeVar

from react_tools.rulesets.react.language import conditions, costs, selectors
from react_tools.rulesets.react.language.phrase import (
    Amount,
    Cost,
    Name,
    Phrase,
    Player,
    Quantity,
    Toward,
)
from react_tools.rulesets.react.language.reader import PhraseFaultError, Reader
from react_tools.rulesets.react.language.statement import Condition

__all__ = ["PARSERS", "PhraseFaultError", "PhraseKind", "Tree"]

Tree = Cost | Condition | Phrase | Amount | Toward | Name | Quantity | Player
TreeT = TypeVar("TreeT")
PhraseKind = Literal[
    "cost",
    "condition",
    "units",
    "zones",
    "holder",
    "amount",
    "toward",
    "token",
    "summon",
    "cards",
    "player",
]


def _whole(rule: Callable[[Reader], TreeT]) -> Callable[[str], TreeT]:
    """The parser of a phrase that is nothing but *rule*."""

    @lru_cache(maxsize=4096)
    def parse(text: str) -> TreeT:
        reader = Reader(text)
        tree = rule(reader)
        reader.end()
        return tree

    return parse


def _amount(reader: Reader) -> Amount:
    up_to = bool(reader.take("up"))
    if up_to:
        reader.need("to")
    number = reader.number()
    return Amount(number if number is not None else reader.fail(), up_to)


def _player(reader: Reader) -> Player:
    """`you`, `opponent`, `owner of subject`."""
    match reader.need("you", "opponent", "owner"):
        case "you":
            return Player("you")
        case "opponent":
            return Player("opponent")
        case _:
            reader.need("of")
            return Player("owner", selectors.units(reader))


def _cards(reader: Reader) -> Quantity:
    """`a discarded card`, `2 discarded cards`, `up to 2 discarded cards`."""
    up_to = bool(reader.take("up"))
    if up_to:
        reader.need("to")
    count = 1 if not up_to and reader.take("a") else reader.number()
    if count is None:
        reader.fail()
    reader.need("discarded")
    reader.need("card" if count == 1 else "cards")
    return Quantity("up to" if up_to else "count", count)


PARSERS: dict[PhraseKind, Callable[[str], Tree]] = {
    "cost": _whole(costs.cost),
    "condition": _whole(conditions.condition),
    "units": _whole(selectors.units),
    "zones": _whole(selectors.zones),
    "holder": _whole(selectors.either),
    "amount": _whole(_amount),
    "toward": _whole(selectors.toward),
    "token": _whole(lambda reader: reader.name("a token")),
    "summon": _whole(lambda reader: reader.name("a summon")),
    "cards": _whole(_cards),
    "player": _whole(_player),
}
"""The parser of each kind of phrase."""
