"""A turn ends: by the default everybody has recovered, tokens of the turn still lie.

    when: turn-end
    player: you

It wakes in the turn of the player that `player` names: at the end of your own turn, of the
opponent's, or of each.

Filters: player (you, opponent or any; it must be written).
Words: none of its own.
"""

from react_tools.rulesets.react.trigger import Trigger

TURN_END = Trigger(
    name="turn-end",
    filters=("player",),
    words=(),
    page=__doc__,
)
