"""Cards that leave play: what becomes of what lay on them, and of those they stood among."""

from collections.abc import Callable

from react_tools.rulesets.keyforge.events.aember import AemberReleased, AemberRemoved
from react_tools.rulesets.keyforge.events.cards import CardLeft, CardReturned
from react_tools.rulesets.keyforge.events.turns import ArmorLost
from react_tools.rulesets.keyforge.piles import discard, take
from react_tools.rulesets.keyforge.state import NOWHERE, changed
from react_tools.rulesets.keyforge.strength import armor
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules

_KEPT_IN_PLAY = ("exhausted", "damage", "aember", "stunned", "shielded", "used", "dodged")


def put_away(table: Table, card: int, player: int, rules: Rules) -> None:
    """A card leaves for the top of a discard pile; then what lay on it is dealt with."""
    if table.recorder is not None:
        table.record(CardLeft(card, player, (*rules, *_gap(table, card))))
    _go(table, card, player, discard)


def take_back(table: Table, card: int) -> None:
    """A card goes to its owner's hand; then what lay on it is dealt with."""
    owner = table.match.owner[card]
    if table.recorder is not None:
        rules = ("KFX-4c", *_shed(table, card), *_gap(table, card))
        table.record(CardReturned(card, owner, rules))
    _go(table, card, owner, take)


def _go(table: Table, card: int, player: int, put: Callable[[Table, int, int], None]) -> None:
    """A card goes to where it is *put*; its æmber goes to the opponent, its upgrades go along."""
    controller, aember = table.state.controller[card], table.state.aember[card]
    upgrades = table.upgrades(card)
    _leave(table, card)
    put(table, player, card)
    with table.beneath():
        if aember:
            _release(table, card, controller, aember)
        for upgrade in upgrades:
            put_away(table, upgrade, table.match.owner[upgrade], ("KFX-4b", "KFX-4c"))


def _shed(table: Table, card: int) -> Rules:
    """The rule by which what lies on a card that leaves is removed, where something does."""
    state = table.state
    return ("KFX-4a",) if state.damage[card] or state.stunned[card] else ()


def _gap(table: Table, card: int) -> Rules:
    """The rule by which a line closes, where a creature leaves from between two others."""
    line = table.state.line[table.state.controller[card]]
    return ("KFX-4d",) if card in line[1:-1] else ()


def _leave(table: Table, card: int) -> None:
    """A card is no longer in play, and no longer has anything of what it had there (KFX-4a)."""
    state = table.state
    worn = _worn(table)
    controller = state.controller[card]
    if card in state.line[controller]:
        line = tuple(it for it in state.line[controller] if it != card)
        state.line = changed(state.line, controller, line)
    elif card in state.artifacts[controller]:
        row = tuple(it for it in state.artifacts[controller] if it != card)
        state.artifacts = changed(state.artifacts, controller, row)
    state.controller = changed(state.controller, card, NOWHERE)
    state.host = changed(state.host, card, NOWHERE)
    for name in _KEPT_IN_PLAY:
        values: list[int] = getattr(state, name)
        if values[card]:
            setattr(state, name, changed(values, card, 0))
    for limit in table.match.limits(card):
        state.tally = changed(state.tally, limit, 0)
    _lose_armor(table, worn)


def _worn(table: Table) -> dict[int, int]:
    """The armor of each creature that has used some, where cards can lend or give any."""
    if not table.match.lends:
        return {}
    return {card: armor(table, card) for card, used in enumerate(table.state.shielded) if used}


def _lose_armor(table: Table, worn: dict[int, int]) -> None:
    """Of armor that is lost the part that was used goes first (KFX-1c)."""
    for card, before in worn.items():
        lost = before - armor(table, card) if table.in_play(card) else 0
        if lost > 0:
            left = max(table.state.shielded[card] - lost, 0)
            if table.recorder is not None:
                table.record(ArmorLost(card, lost, armor(table, card) - left))
            table.state.shielded = changed(table.state.shielded, card, left)


def _release(table: Table, card: int, controller: int, aember: int) -> None:
    creature = table.match.cards[card].type == "creature"
    if not creature and table.ruling("aember-on-artifact") == "supply":
        table.record(AemberRemoved(card, aember))
        return
    rules: Rules = ("KF-DMG-6",) if creature else ("KF-DMG-6", "aember-on-artifact")
    taker = 1 - controller
    table.record(AemberReleased(card, taker, aember, rules))
    table.state.pool = changed(table.state.pool, taker, table.state.pool[taker] + aember)
