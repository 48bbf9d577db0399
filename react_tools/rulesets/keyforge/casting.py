"""Which cards a scenario's setting holds."""

from collections.abc import Iterator

from react_tools.scenario.scenario import Scenario
from react_tools.source.reading import child, entries, items, scalar
from react_tools.source.tree import Node, Scalar

_ROWS = ("battleline", "artifacts")
_ON_CREATURES = ("upgrades", "enemy_upgrades")
_PILES = ("hand", "deck", "discard")


def cast(scenario: Scenario) -> frozenset[str]:
    """The ids of the cards, wherever they lie."""
    nodes = (
        node for _, seat in entries(scenario.root.get("players")) for node in _cards(seat.value)
    )
    return frozenset(it.text.partition(".")[0] for it in nodes if isinstance(it, Scalar))


def _cards(seat: Node) -> Iterator[Node | None]:
    """What a player has in play, on it, and in piles, as it is written."""
    for row in _ROWS:
        for _, entry in entries(child(seat, row)):
            yield scalar(entry.value, "card")
            for key in _ON_CREATURES:
                yield from items(child(entry.value, key))
    for pile in _PILES:
        yield from items(child(seat, pile))
