"""Where two records part: what they share at the beginning, and what follows in each."""

from collections.abc import Hashable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Generic, Literal, NamedTuple, TypeVar

ItemT = TypeVar("ItemT", bound=Hashable)
Side = Literal["both", "one", "other"]


class Sided(NamedTuple, Generic[ItemT]):
    """Something that happened, and where: in one record, in the other, or in both."""

    side: Side
    item: ItemT


class Parting(NamedTuple, Generic[ItemT]):
    """Two records: what they begin with alike, and the rest of both, side by side.

    If `rest` is empty the records are the same; else it begins where they part.
    """

    shared: tuple[ItemT, ...]
    rest: tuple[Sided[ItemT], ...]


def parting(one: Sequence[ItemT], other: Sequence[ItemT]) -> Parting[ItemT]:
    """Lay two records side by side."""
    pairs = zip(one, other, strict=False)
    count = next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    return Parting(tuple(one[:count]), tuple(_rest(one[count:], other[count:])))


def _rest(one: Sequence[ItemT], other: Sequence[ItemT]) -> Iterator[Sided[ItemT]]:
    for tag, a, b, c, d in SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if tag == "equal":
            yield from (Sided[ItemT]("both", it) for it in one[a:b])
            continue
        yield from (Sided[ItemT]("one", it) for it in one[a:b])
        yield from (Sided[ItemT]("other", it) for it in other[c:d])
