"""A card was played: it lies on the chain, and its cost is paid.

    when: played
    player: you

It answers before anybody else has the word, and before a full chain resolves. What the cost has
done was answered before (the publisher's FAQ pays a cost before whatever the card sets off).

Filters: player (you, opponent or any; it must be written).
Words: slot is where the card lies.
"""

from react_tools.rulesets.react.trigger import Trigger

PLAYED = Trigger(name="played", filters=("player",), words=("slot",), page=__doc__)
