"""The whole position by thing and fact, in the words of scenarios (docs/writing-scenarios.md)."""

from collections.abc import Iterator, Mapping

from react_tools.game import Fact
from react_tools.rulesets.keyforge.state import NOWHERE, UNKNOWN
from react_tools.rulesets.keyforge.strength import armor
from react_tools.rulesets.keyforge.table import Table

NO_HOUSE = "none"


def facts(table: Table) -> Mapping[str, Mapping[str, Fact]]:
    """Every card, player and the game itself, with what is true of it.

    A card out of play is only somewhere.
    """
    match, state = table.match, table.state
    found: dict[str, dict[str, Fact]] = {}
    where = dict(_where(table))
    for card, name in enumerate(match.names):
        if table.in_play(card):
            found[name] = _in_play(table, card)
        elif card in where:
            found[name] = {"in": where[card]}
    for player, name in enumerate(match.players):
        found[name] = {
            "aember": state.pool[player],
            "keys": state.keys[player],
            "battleline": _names(table, state.line[player]),
            "artifacts": _names(table, state.artifacts[player]),
            "hand": _ids(table, state.hand[player]),
            "deck": _ids(table, state.deck[player][::-1]),
            "discard": _ids(table, state.discard[player][::-1]),
        }
    house = NO_HOUSE if state.house == NOWHERE else match.houses[state.house]
    found["game"] = {"turn": state.turn, "active": match.players[state.active], "house": house}
    return found


def _in_play(table: Table, card: int) -> dict[str, Fact]:
    match, state = table.match, table.state
    found: dict[str, Fact] = {"in": "play", "controller": match.players[state.controller[card]]}
    if match.cards[card].type == "upgrade":
        return {**found, "on": match.names[state.host[card]]}
    found |= {
        "exhausted": bool(state.exhausted[card]),
        "aember": state.aember[card],
        "used": state.used[card],
    }
    if match.cards[card].type == "creature":
        found |= {
            "damage": state.damage[card],
            "stunned": bool(state.stunned[card]),
            "upgrades": _names(table, tuple(table.upgrades(card))),
        }
        if whole := armor(table, card):
            found["armor-left"] = max(whole - state.shielded[card], 0)
    return found


def _where(table: Table) -> Iterator[tuple[int, str]]:
    """Where each card is that is not in play."""
    state = table.state
    if state.playing != NOWHERE:
        yield state.playing, "being played"
    for player, name in enumerate(table.match.players):
        for pile, cards in (
            ("hand", state.hand[player]),
            ("deck", state.deck[player]),
            ("discard", state.discard[player]),
        ):
            yield from ((card, f"{name}.{pile}") for card in cards)


def _names(table: Table, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(table.match.names[it] for it in cards)


def _ids(table: Table, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(table.match.cards[it].id for it in cards if it != UNKNOWN)
