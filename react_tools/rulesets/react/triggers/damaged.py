"""A creator took damage, and the duel goes on.

    when: damaged
    who: creator

It wakes once for all damage of one clause, after everything that was hit has taken it.

Filters: who (units), where (zones).
Words: subject is the creator, place the zone in which it was hit.
"""

from react_tools.rulesets.react.trigger import Trigger

DAMAGED = Trigger(
    name="damaged",
    filters=("who", "where"),
    words=("subject", "place"),
    page=__doc__,
)
