"""What the questions put to every game need to know of KeyForge beyond what it tells by itself."""

from random import Random  # noqa: TID251 -- seeded by the tests
from typing import Any

from react_tools.rulesets.keyforge.library import Library

Data = dict[str, Any]

HAND = 6


def hide(  # noqa: PLR0913 -- what tests/conformance/test_seen.py knows
    data: Data, viewer: str, other: str, drawn: int, library: Library, random: Random
) -> None:
    """Lay other cards where *viewer* does not see them; as many as before."""
    players = data["players"]
    theirs, mine = (players[it] or {} for it in (other, viewer))
    hand, told = theirs.get("hand", []), repr(players)
    unknown = sorted(it for it in library.cards if it not in told)
    theirs["hand"] = [*hand, *random.sample(unknown, max(HAND - len(hand), 0))]
    random.shuffle(theirs.get("deck", []))
    deck = mine.get("deck", [])
    below = deck[drawn:]
    random.shuffle(below)
    deck[drawn:] = below
    players[other], players[viewer] = theirs, mine


def vain(_: str, library: Library, random: Random) -> Data:
    """A card, whoever holds it, played on what is not there."""
    return {"play": random.choice(sorted(library.cards)), "on": "nobody"}
