"""What a YAML text holds, with the place of every key and value.

    Node
    ├── Scalar    a word, a number, true, false or null
    ├── Sequence  nodes in order
    └── Mapping   nodes by name, each with the place of its key

Places are kept as the parser counts them, in characters from the beginning of the file,
and become spans only when somebody asks: a file without a fault pays for no span.
"""

from collections.abc import Iterable, Iterator

from react_tools.source.scalar import Plain
from react_tools.source.span import Span
from react_tools.source.text import Text

_SIGNS = frozenset("'\"|>")


class _Placed:
    """What everything in a tree knows: its file, its first place and the place behind its last."""

    __slots__ = ("end", "source", "start")

    source: Text
    start: int
    end: int

    @property
    def path(self) -> str:
        """The name of the file."""
        return self.source.path

    @property
    def span(self) -> Span:
        """Where the whole of it stands."""
        return self.source.span(self.start, self.end)


class Scalar(_Placed):
    """A single value, as YAML 1.2 takes it: text, a number, true, false or null."""

    __slots__ = ("value",)

    def __init__(self, source: Text, start: int, end: int, value: Plain) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.value = value

    @property
    def text(self) -> str:
        """What the file says, without quotes: `yes` as it is, and `8` or `8.0` for a number."""
        if isinstance(self.value, str):
            return self.value
        return self.source.content[self.start : self.end]

    @property
    def quote(self) -> str:
        """The quotation mark or block sign it begins with; empty for a plain one."""
        first = self.source.content[self.start : self.start + 1] if self.start < self.end else ""
        return first if first in _SIGNS else ""

    def part(self, first: int, last: int) -> Span:
        """The place of `text[first:last]`, exact in one-line text without escapes.

        Block text, folded lines and text with escapes give the whole scalar: there
        a character of the value has no simple place.
        """
        shift = len(self.quote)
        start = self.start + shift
        if self.source.content[start : self.end - shift] != self.text:
            return self.span
        return self.source.span(start + first, start + last)


class Sequence(_Placed):
    """Nodes in order."""

    __slots__ = ("items",)

    def __init__(self, source: Text, start: int, items: "list[Node]") -> None:
        self.source = source
        self.start = self.end = start
        self.items = items

    def __iter__(self) -> "Iterator[Node]":
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


class Entry(_Placed):
    """A key and what it leads to; its own place is that of the key."""

    __slots__ = ("name", "value")

    def __init__(self, source: Text, start: int, end: int, name: str, value: "Node") -> None:
        self.source = source
        self.start = start
        self.end = end
        self.name = name
        self.value = value

    @property
    def key(self) -> Scalar:
        """The key as a scalar, made for the asking: most keys are never looked at again."""
        return Scalar(self.source, self.start, self.end, self.name)


class Mapping(_Placed):
    """Nodes by name, in the order of the file."""

    __slots__ = ("entries",)

    def __init__(self, source: Text, start: int, entries: dict[str, Entry]) -> None:
        self.source = source
        self.start = self.end = start
        self.entries = entries

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def get(self, name: str) -> "Node | None":
        """What stands under *name*, if anything does."""
        entry = self.entries.get(name)
        return None if entry is None else entry.value

    def key_span(self, name: str) -> Span:
        """Where the key *name* stands; the whole mapping if there is no such key."""
        return self.entries.get(name, self).span


Node = Scalar | Sequence | Mapping


def plain(node: Node) -> object:
    """The bare data: dict, list and plain values, as a YAML 1.2 loader would give it."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {name: plain(entry.value) for name, entry in node.entries.items()}


def scalars(node: Node) -> Iterator[Scalar]:
    """Every scalar in *node*, keys included."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            yield node
        elif isinstance(node, Sequence):
            waiting += node.items
        else:
            yield from (entry.key for entry in node.entries.values())
            waiting += [entry.value for entry in node.entries.values()]


def follow(node: Node, path: Iterable[str | int]) -> Node:
    """Walk down *path* (keys and indexes) as far as it leads."""
    for step in path:
        if isinstance(node, Mapping) and isinstance(step, str) and step in node.entries:
            node = node.entries[step].value
        elif isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
            node = node.items[step]
        else:
            break
    return node
