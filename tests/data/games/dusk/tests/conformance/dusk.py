"""What the questions put to every game need to know of Dusk beyond what it tells by itself."""

from collections.abc import Iterator, Mapping
from random import Random  # noqa: TID251 -- seeded by the tests
from typing import Any

from react_tools.rulesets.dusk.library import Library

Data = dict[str, Any]


def hide(data: Data, viewer: str, other: str, drawn: int, by: tuple[Library, Random]) -> None:
    """Put other cards where *viewer* does not see them, as many as before."""
    del viewer, drawn
    library, random = by
    moves = [it[other] for it in data["script"] if other in it]
    laid = {it.get("lead") or it.get("answer") for it in moves}
    data["hands"][other] = [
        it if it in laid else random.choice(sorted(library.cards)) for it in data["hands"][other]
    ]


def vain(_: str, library: Library, random: Random) -> Data:
    """A card that is led and answered at once."""
    card = random.choice(sorted(library.cards))
    return {"lead": card, "answer": card}


# Ids and names, for those who rename them

DEFINING = frozenset({"cards", "deck"})
UNTOUCHED = frozenset({"title", "cites", "twin", "source", "ruleset", "rulings"})
WORDS = frozenset[str]()
"""Names that are everyday words of the code too: none."""


def below(key: str, inner: str, data: Mapping[str, Any]) -> str:
    """What the value under *inner* is, inside of *key*: `name` for all parts of a name."""
    del data
    return "name" if inner not in UNTOUCHED and "name" in {inner, key} else inner


def ids(data: Any) -> Iterator[str]:
    """Every id that a file gives: of a deck, or of cards."""
    if "deck" in data:
        yield data["deck"]
    else:
        yield from (it["id"] for it in data["cards"])


def names(data: Any) -> Iterator[str]:
    """Every name that a file gives, in both languages."""
    for it in [data] if "deck" in data else data["cards"]:
        yield from it["name"].values()


def kept(_: Any) -> Iterator[str]:
    """None: no initial is drawn."""
    yield from ()
