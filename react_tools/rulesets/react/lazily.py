"""Sequences whose items are made when somebody looks at them."""

from abc import abstractmethod
from collections.abc import Sequence
from math import prod
from typing import TypeVar, overload

ItemT = TypeVar("ItemT")


class Lazily(Sequence[ItemT]):
    """So many items, each made by `_made`.

    Attributes:
        size: how many.
    """

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    @abstractmethod
    def _made(self, at: int) -> ItemT:
        """The item with that index, which is one of the first `size`."""

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, at: int) -> ItemT: ...
    @overload
    def __getitem__(self, at: slice) -> list[ItemT]: ...
    def __getitem__(self, at: int | slice) -> ItemT | list[ItemT]:
        if isinstance(at, slice):
            return [self._made(it) for it in range(self.size)[at]]
        if at < 0:
            at += self.size
        if 0 <= at < self.size:
            return self._made(at)
        raise IndexError(at)


class Product(Lazily[tuple[int, ...]]):
    """Every way of picking one thing from each of several lists, in the order of nested loops."""

    __slots__ = ("_lists",)

    def __init__(self, lists: Sequence[Sequence[int]]) -> None:
        self.size = prod([len(it) for it in lists])
        self._lists = lists

    def _made(self, at: int) -> tuple[int, ...]:
        picks = []
        for options in reversed(self._lists):
            at, here = divmod(at, len(options))
            picks.append(options[here])
        picks.reverse()
        return tuple(picks)
