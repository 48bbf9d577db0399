"""What the questions put to every game need to know of Re;ACT beyond what it tells by itself."""

from random import Random  # noqa: TID251 -- seeded by the tests
from typing import Any

from react_tools.game import Game
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Data = dict[str, Any]

HAND = 6


def lying(game: Game) -> object:
    """A position, however often its units have left the field."""
    assert isinstance(game, Duel)
    twin = game.state.copy()
    twin.stamp = [0] * len(twin.stamp)
    return twin.key()


def hide(  # noqa: PLR0913 -- what tests/conformance/test_seen.py knows
    data: Data, viewer: str, other: str, drawn: int, library: Library, random: Random
) -> None:
    """Lay other cards where *viewer* does not see them; as many as before."""
    theirs, mine = piece(data, other), piece(data, viewer)
    if data.get("phase") != "setup":  # there the hands are not dealt yet
        hand = theirs.get("hand", [])
        more = spare(library.creators[other], theirs, random)[: HAND - len(hand)]
        theirs["hand"] = [*hand, *more]
    if "deck" in theirs:
        random.shuffle(theirs["deck"])
    below = [] if "hands" in data else mine.get("deck", [])[drawn:]  # there any card may be taken
    random.shuffle(below)
    if "deck" in mine:
        mine["deck"] = [*mine["deck"][: len(mine["deck"]) - len(below)], *below]


def piece(data: Data, creator: str) -> Data:
    found: Data = next(it for it in data["pieces"].values() if it.get("creator") == creator)
    return found


def spare(sheet: Creator, part: Data, random: Random) -> list[str]:
    """Cards of a creator's deck that are nowhere yet, shuffled."""
    cards = [card.id for card in sheet.deck for _ in range(card.copies)]
    for card in (*part.get("hand", ()), *part.get("deck", ()), *part.get("discard", ())):
        cards.remove(card)
    random.shuffle(cards)
    return cards


def vain(other: str, library: Library, random: Random) -> Data:
    """A card that is in no hand, played where nothing is."""
    card = random.choice(library.creators[other].deck).id
    return {"play": card, "direction": "up", "target": "z9"}
