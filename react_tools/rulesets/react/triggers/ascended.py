"""A creator ascended, for its masterpiece is complete.

    when: ascended
    player: you

The ascended face is up by then.

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
