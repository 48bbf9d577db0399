"""A card was played: it lies on the chain, and its cost is paid.

    when: played
    player: you

This comes before anybody else has the word, and before a full chain resolves; what the cost sets
off comes first (in the publisher's FAQ a cost is paid before whatever the card brings about).

Filters: player (you, opponent or any; it must be written).
Words: slot is where the card lies.
"""

from react_tools.rulesets.react.trigger import Trigger

PLAYED = Trigger(name="played", filters=("player",), words=("slot",), page=__doc__)
