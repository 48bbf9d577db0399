"""A creator ascended: its masterpiece is complete, its ability card turned over.

    when: ascended
    player: you

The new face is up by then.

Filters: player (you, opponent or any; it must be written).
Words: none of its own.
"""

from react_tools.rulesets.react.trigger import Trigger

ASCENDED = Trigger(
    name="ascended",
    filters=("player",),
    words=(),
    page=__doc__,
)
