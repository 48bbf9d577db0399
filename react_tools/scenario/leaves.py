"""How far two pieces of plain data are apart: a boundary twin differs in one leaf."""

from collections.abc import Sequence


def distance(one: object, other: object) -> int:
    """How many leaves are to be changed, or keys, items or lines to be added or removed."""
    if one == other:
        return 0
    if isinstance(one, dict) and isinstance(other, dict):
        shared = sum(distance(one[name], other[name]) for name in one.keys() & other.keys())
        return shared + len(one.keys() ^ other.keys())
    if isinstance(one, list) and isinstance(other, list):
        return _of_lists(one, other)
    if isinstance(one, str) and isinstance(other, str) and "\n" in one + other:
        return _of_lists(one.splitlines(), other.splitlines())
    return 1


def _of_lists(one: Sequence[object], other: Sequence[object]) -> int:
    """The cheapest way from one list to the other, item by item."""
    row = list(range(len(other) + 1))
    for count, item in enumerate(one, 1):
        before, row = row, [count]
        for at, wanted in enumerate(other):
            change = before[at] + distance(item, wanted)
            row.append(min(change, before[at + 1] + 1, row[at] + 1))
    return row[-1]
