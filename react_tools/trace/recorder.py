"""The record of a game: its events, and each change that they made to the state.

Whatever changes a state notes the change here, beneath the event that explains it. Replaying the
notes from the first state gives the last one, and the state at any event in between; that is how a
printed trace can draw the field before and after each link.

Entries, notes and events hold no cycles, so the collector of cycles leaves them out (`gc=False`):
a record grows to thousands of them, and looking through them would cost as much as making them.
"""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import Struct

from react_tools.trace.event import Event


class Entry(Struct, frozen=True, gc=False):
    """An event and how deep it lies beneath its causes (0 is the outermost)."""

    depth: int
    event: Event


class Note(Struct, frozen=True, gc=False):
    """One change: the entry it belongs to (-1: before any), the field, the place, the value."""

    entry: int
    field: str
    place: int  # index in the field; -1: the field is no list
    value: object


class Mark(NamedTuple):
    """A place in the record to which it can be cut back."""

    entries: int
    notes: int


class Recorder:
    """Events in order, with the notes of what they changed."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.notes: list[Note] = []
        self._depth = 0

    def add(self, event: Event) -> None:
        """Write down that *event* happened."""
        self.entries.append(Entry(self._depth, event))

    def note(self, field: str, index: int, value: object) -> None:
        """Write down a change made by the latest event."""
        self.notes.append(Note(len(self.entries) - 1, field, index, value))

    def beneath(self) -> "Recorder":
        """What is added inside `with` has the latest event as its cause."""
        return self

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        self._depth -= 1

    def mark(self) -> Mark:
        """The present end of the record."""
        return Mark(len(self.entries), len(self.notes))

    def cut(self, mark: Mark) -> None:
        """Forget everything behind *mark*."""
        del self.entries[mark.entries :]
        del self.notes[mark.notes :]

    def causes(self) -> Iterator[int]:
        """For each entry the index of its cause, -1 for an outermost one."""
        above: list[int] = []
        for at, entry in enumerate(self.entries):
            del above[entry.depth :]
            yield above[-1] if above else -1
            above.append(at)
