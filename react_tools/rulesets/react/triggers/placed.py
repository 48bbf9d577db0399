"""A token came to lie on a unit or on a zone.

    when: placed
    token: scale
    if: place has 3 scale

Filters: token, where (zones).
Words: place is the zone, subject the unit if the token lies on one.
"""

from react_tools.rulesets.react.trigger import Trigger

PLACED = Trigger(
    name="placed", filters=("token", "where"), words=("subject", "place"), page=__doc__
)
