"""A unit no longer stands in a zone.

    when: left
    who: creator
    how: [move, jump, swap]

Filters: who (units), where (zones), how (move, jump, swap, put, remove, destroyed).
Words: subject is the unit, place and origin are the zone it left.
"""

from react_tools.rulesets.react.trigger import Trigger

LEFT = Trigger(
    name="left",
    filters=("who", "where", "how"),
    words=("subject", "place", "origin"),
    page=__doc__,
    ways=("move", "jump", "swap", "put", "remove", "destroyed"),
)
