"""A unit came to stand in a zone, by whatever way.

    when: entered
    who: enemy units
    where: zones with ink

Each step of a move is an entry of its own; both units of a swap enter. Zones that are jumped
over are not entered. That a summon enters where it comes to the field is a ruling; so is that a
unit enters when a token for which `where` asks is laid under it.

Filters: who (units), where (zones), how (move, jump, swap, put, summon).
Words: subject is the unit, place its zone, origin the zone it came from (none when summoned).
"""

from react_tools.rulesets.react.trigger import Trigger

ENTERED = Trigger(
    name="entered",
    filters=("who", "where", "how"),
    words=("subject", "place", "origin"),
    page=__doc__,
    ways=("move", "jump", "swap", "put", "summon"),
)
