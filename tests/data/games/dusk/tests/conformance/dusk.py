"""What the questions put to every game need to know of Dusk beyond what it tells by itself."""

from random import Random  # noqa: TID251 -- seeded by the tests
from typing import Any

from react_tools.rulesets.dusk.library import Library

Data = dict[str, Any]


def hide(  # noqa: PLR0913 -- what tests/conformance/test_seen.py knows
    data: Data, viewer: str, other: str, drawn: int, library: Library, random: Random
) -> None:
    """Put other cards where *viewer* does not see them; as many as before."""
    laid = {
        it for step in data["script"] for it in step.get(other, {}).values() if isinstance(it, str) and it in library.cards
    }
    data["hands"][other] = [
        it if it in laid else random.choice(sorted(library.cards)) for it in data["hands"][other]
    ]


def vain(other: str, library: Library, random: Random) -> Data:
    """A card that is led and answered at once."""
    card = random.choice(sorted(library.cards))
    return {"lead": card, "answer": card}
