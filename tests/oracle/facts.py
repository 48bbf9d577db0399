"""A position in the words of scenarios, and as a value to be compared."""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import fields

from react_tools.game import Fact
from tests.oracle import field
from tests.oracle.table import CREATOR, Being, Table, Unit


def told(table: Table) -> dict[str, dict[str, Fact]]:
    """Everything that can be said of a position, by unit, creator, zone, board."""
    found = {unit.name: _unit(table, unit) for unit in table.units.values()}
    zones = [token.id for _, token in table.world.tokens() if token.lies_on("zone")]
    for zone in field.every(table.world):
        found[field.named(zone)] = _tokens(table.lying(zone), zones)
    cells: dict[str, Fact] = {f"cell-{at}": _card(it) for at, it in enumerate(table.cells, 1)}
    found["masterpiece"] = {**cells, "lost": tuple(_card(it) for it in table.lost)}
    found["duel"] = {"turn": table.turn, "active": table.active}
    return found


def _card(card: tuple[str, int] | None) -> str:
    return f"{card[0]} {card[1]}" if card else "empty"


def _tokens(lying: Counter[str], kinds: list[str]) -> dict[str, Fact]:
    return {f"tokens.{it}": lying[it] for it in kinds}


def _unit(table: Table, unit: Unit) -> dict[str, Fact]:
    if unit.zone is None:
        return {"zone": "gone"}
    kinds = [token.id for _, token in table.world.tokens() if token.lies_on("unit")]
    found = {
        "zone": field.named(unit.zone),
        "exhausted": unit.exhausted,
        **_tokens(unit.tokens, kinds),
    }
    return {**found, **_side(table, unit.owner)} if unit.kind == CREATOR else found


def _side(table: Table, player: str) -> dict[str, Fact]:
    side, sheet = table.sides[player], table.world.sheets[player]
    waiting = Counter(it.kind for it in table.units.values() if it.zone is None)
    return {
        "damage": side.damage,
        "ascended": side.ascended,
        "hand": tuple(card.id for card in sheet.deck for _ in range(side.hand[card.id])),
        "deck": tuple(side.deck or ()),
        "discard": tuple(side.discard),
        **{f"supply.{it.id}": side.supply[it.id] for it in sheet.tokens},
        **{f"supply.{it.id}": waiting[it.id] for it in sheet.summons},
    }


_NOTHING: tuple[Hashable, ...] = (0, frozenset())
"""Tokens of which none is there, and a zone without tokens."""


def frozen(value: object) -> Hashable:
    """A value that is equal for equal positions: nothing counts that is not there.

    How often a unit has come does not count either, for only a card in mid-air remembers it.
    """
    match value:
        case Mapping():
            pairs = ((key, frozen(it)) for key, it in value.items())
            return frozenset(it for it in pairs if it[1] not in _NOTHING)
        case Being(name=name):
            return name
        case list():
            return tuple(frozen(it) for it in value)
        case tuple() | str() | int() | None:
            return value
        case _:
            return tuple(frozen(getattr(value, name)) for name in _compared(value))


_UNCOUNTED = frozenset({"world", "settled", "depth", "came"})


def _compared(value: object) -> list[str]:
    """The fields of a thing on the table that are part of the position."""
    names = [it.name for it in fields(value)]  # type: ignore[arg-type]
    return [it for it in names if it not in _UNCOUNTED]
