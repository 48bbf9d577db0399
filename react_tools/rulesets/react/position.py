"""The whole position by thing and fact, in the words of scenarios (docs/writing-scenarios.md)."""

from collections.abc import Mapping

from react_tools.game import Fact
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.state import UNKNOWN, State

GONE = "gone"


def facts(names: Names, state: State) -> Mapping[str, Mapping[str, Fact]]:
    """Every unit, player and zone, the masterpiece board and the duel, with what is true of it.

    A unit off the field is only gone.
    """
    found: dict[str, dict[str, Fact]] = {}
    for unit in names.match.units:
        found[names.units[unit.index]] = _of_unit(names, state, unit.index)
    for player, name in enumerate(names.players):
        found[name] |= _of_player(names, state, player)
    found["masterpiece"] = {
        f"cell-{cell}": names.piece(piece) for cell, piece in enumerate(state.row, 1)
    }
    found["masterpiece"]["lost"] = tuple(map(names.piece, state.lost))
    found["duel"] = {"turn": state.turn, "active": names.players[state.active]}
    for zone in names.match.board.zones:
        found[names.match.board.name(zone)] = _tokens(names, state.lying, zone, "zone")
    return found


def _of_unit(names: Names, state: State, unit: int) -> dict[str, Fact]:
    zone = state.where[unit]
    if zone == NOWHERE:
        return {"zone": GONE}
    return {
        "zone": names.match.board.name(zone),
        "exhausted": bool(state.exhausted[unit]),
        **_tokens(names, state.riding, unit, "unit"),
    }


def _of_player(names: Names, state: State, player: int) -> dict[str, Fact]:
    match = names.match
    found: dict[str, Fact] = {
        "damage": state.damage[player],
        "ascended": bool(state.ascended[player]),
        "hand": _cards(names, state.hand[player]),
        "deck": _cards(names, state.deck[player][::-1]),
        "discard": _cards(names, state.discard[player][::-1]),
    }
    for at, token in enumerate(match.tokens):
        if match.token_owner[at] == player:
            found[f"supply.{token.id}"] = state.supply[at]
    for summon in match.sheets[player].summons:
        copies = [unit.index for unit in match.units if unit.kind == summon.id]
        found[f"supply.{summon.id}"] = sum(state.where[unit] == NOWHERE for unit in copies)
    return found


def _cards(names: Names, cards: tuple[int, ...]) -> tuple[str, ...]:
    known = (card for card in cards if card != UNKNOWN)
    return tuple(str(names.name("card", card)) for card in known)


def _tokens(names: Names, held: list[int], index: int, place: str) -> dict[str, Fact]:
    tokens = names.match.tokens
    return {
        f"tokens.{token.id}": held[index * len(tokens) + at]
        for at, token in enumerate(tokens)
        if token.lies_on(place)
    }
