"""What happened before, as the record tells it: for rules that rest on more than the position.

A record that begins in mid-turn does not tell what lies before, and then nothing of it is cited.
"""

from collections.abc import Iterator

from react_tools.rulesets.react.events.phases import TurnBegan
from react_tools.rulesets.react.events.turns import PassiveWoke
from react_tools.rulesets.react.table import Table
from react_tools.trace.event import Event


def has_answered(table: Table, player: int) -> bool:
    """Whether one of a player's effects has answered that this turn starts."""
    woken = (it for it in _this_turn(table) if isinstance(it, PassiveWoke))
    return any(it.player == player and "RA-START-1" in it.rules for it in woken)


def _this_turn(table: Table) -> Iterator[Event]:
    """The events of this turn, the latest first."""
    if table.recorder is None:
        return
    for entry in reversed(table.recorder.entries):
        event = entry.event
        if type(event) is TurnBegan:
            return
        yield event
