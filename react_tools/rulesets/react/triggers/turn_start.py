"""A turn starts, before its masterpiece phase.

    when: turn-start
    player: you

It wakes in the turn of the player that `player` names: at the start of your own turn, of the
opponent's, or of each.

Filters: player (you, opponent or any; it must be written).
Words: none of its own.
"""

from react_tools.rulesets.react.trigger import Trigger

TURN_START = Trigger(
    name="turn-start",
    filters=("player",),
    words=(),
    page=__doc__,
)
