"""Every way of picking one thing from each of several lists, none of them built before it is asked.

The order is that of nested loops over the lists, the first one outermost.
"""

from collections.abc import Sequence
from math import prod
from typing import overload

Picks = tuple[int, ...]
"""One thing of each list."""


class Product(Sequence[Picks]):
    """The ways, counted and found by their place."""

    __slots__ = ("_count", "_lists")

    def __init__(self, lists: Sequence[Sequence[int]]) -> None:
        self._lists = lists
        self._count = prod(map(len, lists))

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> Picks: ...
    @overload
    def __getitem__(self, at: slice) -> list[Picks]: ...
    def __getitem__(self, at: int | slice) -> Picks | list[Picks]:
        if isinstance(at, slice):
            return [self[it] for it in range(self._count)[at]]
        rest = range(self._count)[at]
        picks = []
        for options in reversed(self._lists):
            rest, here = divmod(rest, len(options))
            picks.append(options[here])
        return tuple(reversed(picks))
