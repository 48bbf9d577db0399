"""What was found out about a thing that never changes, kept as long as the thing."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

ThingT = TypeVar("ThingT")
FoundT = TypeVar("FoundT")


def kept(find: Callable[[ThingT], FoundT]) -> Callable[[ThingT], FoundT]:
    """Find it out once: of a file that has not changed, judging anew asks no more than a look.

    A thing has to be known by what it is, not by what it holds.
    """
    known: WeakKeyDictionary[ThingT, FoundT] = WeakKeyDictionary()

    @wraps(find)
    def look(thing: ThingT) -> FoundT:
        if thing in known:
            return known[thing]
        found = known[thing] = find(thing)
        return found

    return look
