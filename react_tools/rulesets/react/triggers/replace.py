"""Damage is about to be dealt to a unit, and less of it or none is dealt.

    replace: damage
    who: own units with shield
    with: nothing

It stands in place of `when:`. It is asked once for each unit that a clause is about to hit, before
any of the damage is dealt; a boulder in the zone comes before it (ruling replace-order), and of
damage that has been cancelled nothing is asked. Where the damage of a zone is cancelled wholly and
nobody else is hit, the clause comes to nothing; what stands behind it on the card goes on. What
`do:` says is done at once, before the rest is replaced or dealt; a unit that it moves is hit where
it stands, one that it takes off the field is hit no more. A wound is not replaced.

with: `nothing`, or `less 1`. may: `true` if its owner may leave it; else it is always done.
do: what else is done, may be left out.

Filters: who (units, must be written), and `if:` as everywhere.
Words: subject is the unit that would be hit, place the zone in which it stood.
"""

from react_tools.rulesets.react.trigger import Trigger

REPLACE = Trigger(
    name="replace",
    filters=("who",),
    words=("subject", "place"),
    page=__doc__,
)
