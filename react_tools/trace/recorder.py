"""The record of a game: its events, each beneath its cause.

Entries and events hold no cycles, so the collector of cycles leaves them out (`gc=False`):
a record grows to thousands of them, and looking through them would cost as much as making them.
"""

from collections.abc import Iterator

from msgspec import Struct

from react_tools.trace.event import Event, Rules


class Entry(Struct, frozen=True, gc=False):
    """An event, how deep it lies beneath its causes (0 is the outermost), and what was left open.

    `rulings` are those by which what the event leads to could be another thing.
    """

    depth: int
    event: Event
    rulings: Rules = ()

    def cited(self) -> Rules:
        """The rules that the event rests on, and then the rulings."""
        return tuple(dict.fromkeys((*self.event.cited(), *self.rulings)))


class Recorder:
    """Events in order.

    Attributes:
        beginning: the rulings by which already the position at the start could be another, or none.
    """

    __slots__ = ("_ahead", "_depth", "beginning", "entries")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.beginning: Rules = ()
        self._ahead: Rules = ()
        self._depth = 0

    def add(self, event: Event) -> None:
        """Write down that *event* happened."""
        if not self._ahead or event.quiet:
            self.entries.append(Entry(self._depth, event))
            return
        self.entries.append(Entry(self._depth, event, self._ahead))
        self._ahead = ()

    def rest_next(self, ruling: str) -> None:
        """Mark what is added next; where nothing follows, the cause of what would have followed."""
        if ruling not in self._ahead:
            self._ahead = (*self._ahead, ruling)

    def settle(self) -> None:
        """Nothing more follows here: what was to mark it marks what has led here."""
        if self._ahead:
            ahead, self._ahead = self._ahead, ()
            for ruling in ahead:
                self.rest(ruling)

    def rest(self, ruling: str) -> None:
        """Mark an entry, or the beginning: what it leads to rests on *ruling*.

        It is the latest one that is no deeper than what comes next; where that is one that no
        printed trace shows, the cause of what comes next.
        """
        entries, deepest = self.entries, self._depth
        at = len(entries) - 1
        while at >= 0 and (entries[at].depth > deepest or entries[at].event.quiet):
            if entries[at].depth <= deepest:
                deepest = entries[at].depth - 1
            at -= 1
        if at < 0:
            self.beginning = tuple(dict.fromkeys((*self.beginning, ruling)))
            return
        it = self.entries[at]
        if ruling not in it.rulings:
            self.entries[at] = Entry(it.depth, it.event, (*it.rulings, ruling))

    def beneath(self) -> "Recorder":
        """What is added inside `with` has the latest event as its cause."""
        return self

    def __enter__(self) -> None:
        self._depth += 1

    def __exit__(self, *_: object) -> None:
        self._depth -= 1
        if self._ahead:
            self.settle()

    def cut(self, entries: int) -> None:
        """Forget everything behind so many entries."""
        del self.entries[entries:]
        self._ahead = ()

    def causes(self) -> Iterator[int]:
        """For each entry the index of its cause, -1 for an outermost one."""
        above: list[int] = []
        for at, entry in enumerate(self.entries):
            del above[entry.depth :]
            yield above[-1] if above else -1
            above.append(at)
