"""Sequences whose items are made when somebody looks at them."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TypeVar, overload

ItemT = TypeVar("ItemT")


class Lazily(Sequence[ItemT]):
    """As many items as `_size` says, which heirs set, each made by `_made`."""

    __slots__ = ("_size",)

    _size: int

    def __len__(self) -> int:
        return self._size

    @abstractmethod
    def _made(self, at: int) -> ItemT:
        """The item with that index, which is not below 0 and below the length."""

    def __iter__(self) -> Iterator[ItemT]:
        return map(self._made, range(self._size))

    @overload
    def __getitem__(self, at: int) -> ItemT: ...
    @overload
    def __getitem__(self, at: slice) -> list[ItemT]: ...
    def __getitem__(self, at: int | slice) -> ItemT | list[ItemT]:
        size = self._size
        if isinstance(at, slice):
            return [self._made(it) for it in range(size)[at]]
        if 0 <= at < size:
            return self._made(at)
        if -size <= at < 0:
            return self._made(at + size)
        raise IndexError(at)
