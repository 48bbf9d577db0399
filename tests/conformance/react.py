"""What the questions put to every game need to know of Re;ACT beyond what it tells by itself."""

from collections.abc import Iterator, Mapping
from random import Random  # noqa: TID251 -- seeded by the tests
from typing import Any

from react_tools.game import Game
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.game import Duel
from react_tools.rulesets.react.library import Library

Data = dict[str, Any]

HAND = 6
LEAST = {
    "kinds": 3,
    "refusals": 2000,
    "traces": 20,
    "figures": 10,
    "positions": 20,
    "holders": 2,
    "sparse": 10,
    "codes": frozenset({"RT222", "RT223", "RT224"}),
}


def lying(game: Game) -> object:
    """A position, however often its units have left the field."""
    assert isinstance(game, Duel)
    twin = game.state.copy()
    twin.stamp = [0] * len(twin.stamp)
    return twin.key()


def hide(data: Data, viewer: str, other: str, drawn: int, lots: tuple[Library, Random]) -> None:
    """Lay other cards where *viewer* does not see them; as many as before."""
    library, random = lots
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


# Ids and names, for those who rename them


DEFINING = frozenset({"creator"})
UNTOUCHED = frozenset(
    {"title", "cites", "twin", "field", "source", "sources", "printed", "gender", "kind"}
)


def below(key: str, inner: str, data: Mapping[str, Any]) -> str:
    """What the value under *inner* is, inside of *key*: `name` for all parts of a name."""
    if inner in UNTOUCHED:
        return inner
    of_tokens = "name" in data and "id" not in data  # a kind of token, or a group of them
    is_name = inner in {"name", "cases"} or (inner == "of" and of_tokens)
    return "name" if is_name or key == "name" else inner


def ids(data: Any, key: str = "") -> Iterator[str]:
    """Every id that a creator's file gives."""
    if isinstance(data, list):
        for item in data:
            yield from ids(item)
    if not isinstance(data, dict):
        return
    yield from (str(data[word]) for word in ("creator", "id") if word in data)
    if key in {"tokens", "groups", "summons"}:
        yield from data
    for inner in ("tokens", "groups", "summons", "passives", "abilities", "deck"):
        yield from ids(data.get(inner), inner)


def names(data: Any, key: str = "") -> Iterator[str]:
    """Every name that a creator's file gives, in both languages and all cases."""
    if isinstance(data, list):
        for item in data:
            yield from names(item, key)
    elif isinstance(data, dict):
        for inner, value in data.items():
            if inner not in UNTOUCHED:
                yield from names(value, below(key, inner, data))
    elif isinstance(data, str) and key == "name":
        yield data


def kept(data: Any) -> Iterator[str]:
    """The summons: the initial is a summon's mark in drawings."""
    yield from data.get("summons", ())
