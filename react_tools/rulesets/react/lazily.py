"""Sequences whose items are made when somebody looks at them."""

from abc import abstractmethod
from collections.abc import Sequence
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
        if 0 <= at < self.size:
            return self._made(at)
        if -self.size <= at < 0:
            return self._made(at + self.size)
        raise IndexError(at)
