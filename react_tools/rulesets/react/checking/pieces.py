"""The pieces of a setting, for checks that ask about them."""

from collections.abc import Iterator, Sequence
from functools import partial

from react_tools.scenario.scenario import Scenario
from react_tools.source.prune import saying, without
from react_tools.source.reading import entries, text
from react_tools.source.tree import Mapping
from react_tools.staging.checking.bystanders import Piece

_BARE = frozenset({"summon", "of", "number"})
"""What a piece is, not how it is."""


def bare(scenario: Scenario) -> Iterator[Piece]:
    """The summons on which nothing lies and of which nothing is said."""
    for letter, entry in entries(scenario.root.get("pieces")):
        piece = entry.value
        if isinstance(piece, Mapping) and "summon" in piece and _BARE.issuperset(piece):
            yield Piece(letter, entry.span, partial(_without, letter))


def names(scenario: Scenario) -> Sequence[str]:
    """The letters of the pieces: first as they are drawn, then as they are listed."""
    listed = [letter for letter, _ in entries(scenario.root.get("pieces"))]
    drawn = [it for it in text(scenario.root, "field").split() if it in listed]
    return list(dict.fromkeys((*drawn, *listed)))


def _without(letter: str, root: Mapping) -> Mapping:
    drawn = text(root, "field").replace(letter, ".")
    return without(("pieces", letter), saying(root, "field", drawn))
