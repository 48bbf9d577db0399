"""The doors of the language: one function per kind of phrase, memoised by text.

Each raises PhraseFaultError, which knows the place in the text and what was expected there.
"""

from collections.abc import Callable
from typing import Literal

from react_tools.phrases.parse import whole
from react_tools.phrases.reader import Reader
from react_tools.rulesets.react.language import conditions, costs, nouns, selectors
from react_tools.rulesets.react.language.phrase import (
    Amount,
    Cost,
    Kind,
    Phrase,
    Player,
    Quantity,
    Toward,
)
from react_tools.rulesets.react.language.statement import Condition
from react_tools.rulesets.react.language.words import RESERVED

Tree = Cost | Condition | Phrase | Amount | Toward | Kind | Quantity | Player
PhraseKind = Literal[
    "cost",
    "condition",
    "units",
    "zones",
    "holder",
    "amount",
    "toward",
    "token",
    "kind",
    "summon",
    "cards",
    "player",
]


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


def _token(reader: Reader) -> Kind:
    """`ink`; `a tool`: one of a group, of which the chooser picks the kind."""
    return nouns.one_of(reader) or reader.name("a token")


_RULES: dict[PhraseKind, Callable[[Reader], Tree]] = {
    "cost": costs.cost,
    "condition": conditions.condition,
    "units": selectors.units,
    "zones": selectors.zones,
    "holder": selectors.either,
    "amount": _amount,
    "toward": selectors.toward,
    "token": _token,
    "kind": lambda reader: reader.name("a token"),
    "summon": lambda reader: reader.name("a summon"),
    "cards": _cards,
    "player": _player,
}

PARSERS: dict[PhraseKind, Callable[[str], Tree]] = {
    kind: whole(rule, RESERVED) for kind, rule in _RULES.items()
}
"""The parser of each kind of phrase."""
