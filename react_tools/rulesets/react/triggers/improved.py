"""The masterpiece was improved once, in the masterpiece phase or by a card.

    when: improved
    player: you

Each improvement wakes it by itself.

Filters: player (you, opponent or any; it must be written).
Words: none of its own.
"""

from react_tools.rulesets.react.trigger import Trigger

IMPROVED = Trigger(
    name="improved",
    filters=("player",),
    words=(),
    page=__doc__,
)
