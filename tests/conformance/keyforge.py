"""What the questions put to every game need to know of KeyForge beyond what it tells by itself."""

from collections.abc import Iterator, Mapping
from random import Random  # noqa: TID251 -- seeded by the tests
from typing import Any

from react_tools.rulesets.keyforge.library import Library

Data = dict[str, Any]

HAND = 6
LEAST = {
    "kinds": 3,
    "refusals": 2000,
    "traces": 20,
    "figures": 10,
    "positions": 20,
    "holders": 2,
    "codes": frozenset({"RT222", "RT223", "RT224"}),
}


def hide(data: Data, viewer: str, other: str, drawn: int, lots: tuple[Library, Random]) -> None:
    """Lay other cards where *viewer* does not see them; as many as before."""
    library, random = lots
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


# Ids and names, for those who rename them


DEFINING = frozenset({"cards", "deck", "game"})
UNTOUCHED = frozenset(
    {"title", "cites", "twin", "source", "sources", "edition", "rules_edition", "text", "gender"}
    | {"ruleset", "type", "traits", "keywords", "rulings", "phase"}
)


WORDS = frozenset({"twin", "двойник", "двойника"})
"""Names that are everyday words of the code too: a scenario has a twin."""


def below(key: str, inner: str, data: Mapping[str, Any]) -> str:
    """What the value under *inner* is, inside of *key*: `name` for all parts of a name."""
    if inner in UNTOUCHED:
        return inner
    is_name = inner in {"name", "cases"} or (inner == "houses" and "keys" in data)
    return "name" if is_name or key == "name" else inner


def ids(data: Any) -> Iterator[str]:
    """Every id that a file gives: of cards, of a deck, of the houses."""
    yield from (it["id"] for it in data.get("cards", ()))
    yield from (data[word] for word in ("deck",) if isinstance(data.get(word), str))
    if "keys" in data:
        yield from data["houses"]


def names(data: Any, key: str = "") -> Iterator[str]:
    """Every name that a file gives, in both languages and all cases."""
    if isinstance(data, list):
        for item in data:
            yield from names(item, key)
    elif isinstance(data, dict):
        for inner, value in data.items():
            if inner not in UNTOUCHED:
                yield from names(value, below(key, inner, data))
    elif isinstance(data, str) and key == "name":
        yield data


def kept(_: Any) -> Iterator[str]:
    """None: no initial is drawn."""
    yield from ()
