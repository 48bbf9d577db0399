"""Cards from hand: played, or discarded (KFX-10f)."""

from react_tools.rulesets.keyforge.aember import gain
from react_tools.rulesets.keyforge.destroying import settle, settle_lent
from react_tools.rulesets.keyforge.events.cards import (
    ActionDone,
    CardDiscarded,
    CardEntered,
    CardPlayed,
    CreatureEntered,
    UpgradeAttached,
)
from react_tools.rulesets.keyforge.events.turns import AbilitySkipped
from react_tools.rulesets.keyforge.piles import discard as put_on_pile
from react_tools.rulesets.keyforge.resolving import abilities, resolve
from react_tools.rulesets.keyforge.state import NOWHERE, changed
from react_tools.rulesets.keyforge.table import Table
from react_tools.rulesets.keyforge.using import Bar
from react_tools.trace.event import Rules

FLANKS = ("left", "right")
_BONUS: Rules = ("KFX-16",)
_PLAY: Rules = ("KFX-26",)
_LEFT: Rules = ("KFX-24",)


def bar(table: Table, card: int, *, on: str = "play") -> Bar | None:
    """What is in the way of the active player playing a card in hand, or discarding it."""
    match, state = table.match, table.state
    if state.turn == 1 and state.acted >= match.numbers.first_turn:
        told = (
            f"in the first turn of the game only {match.numbers.first_turn} is played or discarded"
        )
        return Bar(told, ("KFX-10j",))
    if table.house_of(card) != state.house:
        house = match.houses[table.house_of(card)]
        return Bar(f"it is of the house {house}, which is not active", ("KFX-10l",))
    if on == "play" and match.cards[card].type == "upgrade" and not any(state.line):
        return Bar("there is no creature to put it on", ("KFX-18c",))
    return None


def discard(table: Table, card: int) -> None:
    """Discard a card from hand."""
    player = table.state.active
    if table.recorder is not None:
        table.record(CardDiscarded(player, card))
    _leave_hand(table, card)
    put_on_pile(table, table.match.owner[card], card)


def play(table: Table, card: int, flank: str = "", host: int = NOWHERE) -> None:
    """Play a card from hand: it comes into play or is carried out, after its bonus icons."""
    match, player = table.match, table.state.active
    printed = match.cards[card]
    if table.recorder is not None:
        table.record(CardPlayed(player, card))
    _leave_hand(table, card)
    with table.beneath():
        if printed.type == "action":
            table.state.playing = card
        else:
            _enter(table, card, flank, host)
        for _ in range(printed.aember):
            gain(table, player, 1, _BONUS)
        if printed.type != "action":
            settle(table)  # a creature of power 0 does not stay to be seen (KFX-6b)
        _resolve_play(table, card)
        if printed.type == "action":
            _carried_out(table, card)


def _resolve_play(table: Table, card: int) -> None:
    """The Play: abilities of a card, unless it has left play before it came to them (KFX-24)."""
    if not abilities(table, card, "play"):
        return
    if table.in_play(card) or table.state.playing == card:
        resolve(table, card, "play", _PLAY)
        settle_lent(table)
    elif table.recorder is not None:
        table.record(AbilitySkipped(card, "play", "fallen", _LEFT))


def _carried_out(table: Table, card: int) -> None:
    owner = table.match.owner[card]
    if table.recorder is not None:
        table.record(ActionDone(card, owner))
    table.state.playing = NOWHERE
    put_on_pile(table, owner, card)


def _leave_hand(table: Table, card: int) -> None:
    state = table.state
    hand = tuple(it for it in state.hand[state.active] if it != card)
    state.hand = changed(state.hand, state.active, hand)
    state.acted += 1


def _attached(table: Table, card: int, host: int) -> Rules:
    """The rules of putting an upgrade on a creature: that it gives armor, and undoes nothing."""
    if not table.match.cards[card].gives.armor:
        return ("KFX-18a",)
    rules = ("KFX-18a", "KFX-1a")
    return (*rules, "KFX-1b") if table.state.damage[host] else rules


def _enter(table: Table, card: int, flank: str, host: int) -> None:
    state, kind = table.state, table.match.cards[card].type
    player = state.active
    if kind == "creature":
        if table.recorder is not None:
            table.record(CreatureEntered(card, flank or FLANKS[1]))
        line = state.line[player]
        line = (card, *line) if flank == FLANKS[0] else (*line, card)
        state.line = changed(state.line, player, line)
    elif kind == "artifact":
        if table.recorder is not None:
            table.record(CardEntered(card))
        state.artifacts = changed(state.artifacts, player, (*state.artifacts[player], card))
    else:
        if table.recorder is not None:
            table.record(UpgradeAttached(card, host, _attached(table, card, host)))
        state.host = changed(state.host, card, host)
    state.controller = changed(state.controller, card, player)
    if kind != "upgrade":
        state.exhausted = changed(state.exhausted, card, 1)
