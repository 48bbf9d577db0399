"""A summon came to the field.

    when: summoned
    who: own summons

Filters: who (units), where (zones).
Words: subject is the summon, place its zone.
"""

from react_tools.rulesets.react.trigger import Trigger

SUMMONED = Trigger(
    name="summoned", filters=("who", "where"), words=("subject", "place"), page=__doc__
)
