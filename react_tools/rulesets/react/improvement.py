"""One way of improving the masterpiece: a card goes into a cell, or two cells swap what they hold.

In words, as scripts and records write it: `card 1 in cell 3`, `swap cells 1 and 4`. In the option
of a question it is one number, which `code` and `decoded` know.
"""

import re
from itertools import combinations
from typing import NamedTuple

from react_tools.replay.question import Option
from react_tools.rulesets.react.board import Numbers
from react_tools.trace.event import Lang

_WORDS = re.compile(r"card (\d+) in cell (\d+)|swap cells (\d+) and (\d+)")


class Lay(NamedTuple):
    """A card that is not on the board goes into a cell; both count from 0."""

    card: int
    cell: int


class Exchange(NamedTuple):
    """Two cells exchange what they hold; one of them may be empty."""

    cell: int
    other: int


Improvement = Lay | Exchange


def code(one: Improvement, numbers: Numbers) -> int:
    """The number of an improvement: first every Lay, then every Exchange."""
    first = 0 if isinstance(one, Lay) else numbers.pieces
    return (first + one[0]) * numbers.cells + one[1]


class Improving:
    """The options of whoever improves in a match.

    Attributes:
        lays: by card and cell; exchanges: each pair of cells with its option.
        known: the ways that a player has with a row, player first, once they are worked out.
    """

    def __init__(self, numbers: Numbers) -> None:
        cells = range(numbers.cells)
        self.known: dict[tuple[int, ...], tuple[Option, ...]] = {}
        self.lays = [
            [Option("improvement", code(Lay(card, cell), numbers)) for cell in cells]
            for card in range(numbers.pieces)
        ]
        self.exchanges = [
            (cell, other, Option("improvement", code(Exchange(cell, other), numbers)))
            for cell, other in combinations(cells, 2)
        ]


def decoded(number: int, numbers: Numbers) -> Improvement:
    """The improvement with a number."""
    first, second = divmod(number, numbers.cells)
    if first < numbers.pieces:
        return Lay(first, second)
    return Exchange(first - numbers.pieces, second)


def read(text: str) -> Improvement | None:
    """The improvement that scripts call so, whether there are such cards and cells or not."""
    found = _WORDS.fullmatch(text)
    if found is None:
        return None
    first, second = (int(it) - 1 for it in found.groups() if it)
    return Lay(first, second) if found[1] else Exchange(first, second)


def words(one: Improvement, lang: Lang = "en") -> str:
    """An improvement in words; cards and cells count from 1."""
    first, second = one[0] + 1, one[1] + 1
    if isinstance(one, Lay):
        return (
            f"карта {first} в ячейку {second}" if lang == "ru" else f"card {first} in cell {second}"
        )
    if lang == "ru":
        return f"поменять ячейки {first} и {second}"
    return f"swap cells {first} and {second}"
