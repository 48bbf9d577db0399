"""The cards in play of a setting, for checks that ask about them."""

from collections.abc import Iterator, Sequence
from functools import partial

from react_tools.scenario.scenario import Scenario
from react_tools.source.prune import without
from react_tools.source.reading import child, entries
from react_tools.source.tree import Entry, Mapping
from react_tools.staging.checking.bystanders import Piece

_ROWS = ("battleline", "artifacts")


def bare(scenario: Scenario) -> Iterator[Piece]:
    """The cards in play on which nothing lies and of which nothing is said."""
    for path, entry in _in_play(scenario):
        if isinstance(entry.value, Mapping) and list(entry.value) == ["card"]:
            yield Piece(path[-1], entry.span, partial(without, path))


def names(scenario: Scenario) -> Sequence[str]:
    """The players and the names of cards in play, as they are listed: left to right."""
    players = [name for name, _ in entries(scenario.root.get("players"))]
    return list(dict.fromkeys((*players, *(path[-1] for path, _ in _in_play(scenario)))))


def _in_play(scenario: Scenario) -> Iterator[tuple[tuple[str, ...], Entry]]:
    """Each card in play, with the way to it."""
    for player, seat in entries(scenario.root.get("players")):
        for row in _ROWS:
            for name, entry in entries(child(seat.value, row)):
                yield ("players", player, row, name), entry
