"""Æmber: from the supply into pools, between pools, onto cards."""

from react_tools.rulesets.keyforge.events.aember import (
    AemberCaptured,
    AemberGained,
    AemberLost,
    AemberStolen,
)
from react_tools.rulesets.keyforge.state import changed
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules


def gain(table: Table, player: int, amount: int, rules: Rules) -> None:
    """Æmber comes from the supply, of which there is always enough."""
    now = table.state.pool[player] + amount
    if table.recorder is not None:
        table.record(AemberGained(player, amount, now, rules))
    table.state.pool = changed(table.state.pool, player, now)


def lose(table: Table, player: int, amount: int) -> int:
    """A player loses æmber, as much as there is; how much it was."""
    lost = min(amount, table.state.pool[player])
    if lost:
        now = table.state.pool[player] - lost
        if table.recorder is not None:
            table.record(AemberLost(player, lost, now))
        table.state.pool = changed(table.state.pool, player, now)
    return lost


def steal(table: Table, thief: int, amount: int) -> int:
    """A player takes æmber out of the opponent's pool, as much as there is; how much it was."""
    state = table.state
    stolen = min(amount, state.pool[1 - thief])
    if stolen:
        if table.recorder is not None:
            rules = ("KFX-19c",) if stolen == amount else ("KFX-19c", "KFX-19d")
            table.record(AemberStolen(thief, 1 - thief, stolen, rules))
        pool = changed(state.pool, 1 - thief, state.pool[1 - thief] - stolen)
        state.pool = changed(pool, thief, pool[thief] + stolen)
    return stolen


def capture(table: Table, card: int, amount: int) -> int:
    """A card takes æmber out of its controller's opponent's pool, as much as there is."""
    state = table.state
    victim = 1 - state.controller[card]
    taken = min(amount, state.pool[victim])
    if taken:
        now = state.aember[card] + taken
        if table.recorder is not None:
            table.record(AemberCaptured(card, victim, taken, now))
        state.pool = changed(state.pool, victim, state.pool[victim] - taken)
        state.aember = changed(state.aember, card, now)
    return taken
