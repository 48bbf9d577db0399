"""A summon lost its health and has left the field.

    when: destroyed
    who: own summons

Filters see it as it was; when the passive answers it is gone, so `subject` stands for nobody.
A summon that a card removes is not destroyed.

Filters: who (units), where (zones).
Words: subject is the summon (for filters), place the zone in which it stood.
"""

from react_tools.rulesets.react.trigger import Trigger

DESTROYED = Trigger(
    name="destroyed",
    filters=("who", "where"),
    words=("subject", "place"),
    page=__doc__,
)
