"""A whole game before anything is done: the decks are shuffled, the hands are drawn."""

from collections.abc import Callable, Mapping, Sequence

from react_tools.errors import DraftError
from react_tools.rulesets.dusk.library import Library


def opening(
    sides: Sequence[str],
    words: Mapping[str, str],
    shuffle: Callable[[list[str]], None],
    library: Library,
) -> str:
    """The setting of a game between two decks.

    Raises:
        DraftError: they are one and the same, or one has too few cards (DU-START-1).
    """
    one, other = sides
    if one == other:
        raise DraftError(f"{one} does not play against itself")
    hands = {it: _drawn(it, shuffle, library) for it in sides}
    title = {"en": f"{one} against {other}", "ru": f"{one} против {other}"}[words["lang"]]
    return "\n".join(
        [
            "ruleset: dusk",
            f"title: {title}",
            f"players: [{one}, {other}]",
            f"leader: {words['active']}",
            "hands:",
            *(f"  {it}: [{', '.join(hand)}]" for it, hand in hands.items()),
            "",
        ]
    )


def _drawn(side: str, shuffle: Callable[[list[str]], None], library: Library) -> list[str]:
    cards = list(library.decks[side].cards)
    if len(cards) < library.drawn:
        raise DraftError(f"{side} has fewer than {library.drawn} cards (DU-START-1)")
    shuffle(cards)
    return cards[: library.drawn]
