"""Cards that are turned sideways and upright, and creatures that are stunned."""

from react_tools.rulesets.keyforge.events.fighting import (
    CardExhausted,
    CardReadied,
    Stunned,
    StunRemoved,
)
from react_tools.rulesets.keyforge.state import changed
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules


def exhaust(table: Table, card: int, rules: Rules) -> None:
    """Turn a card sideways."""
    if table.recorder is not None:
        table.record(CardExhausted(card, rules))
    table.state.exhausted = changed(table.state.exhausted, card, 1)


def ready(table: Table, card: int, rules: Rules) -> None:
    """Turn a card upright."""
    if table.recorder is not None:
        table.record(CardReadied(card, rules))
    table.state.exhausted = changed(table.state.exhausted, card, 0)


def stun(table: Table, card: int) -> None:
    """Put a stun counter on a creature."""
    if table.recorder is not None:
        table.record(Stunned(card))
    table.state.stunned = changed(table.state.stunned, card, 1)


def unstun(table: Table, card: int, rules: Rules) -> None:
    """Take the stun counter off a creature."""
    if table.recorder is not None:
        table.record(StunRemoved(card, rules))
    table.state.stunned = changed(table.state.stunned, card, 0)
