"""What a YAML text holds, with the place of every key and value.

    Node
    ├── Scalar    a word, a number, true, false or null
    ├── Sequence  nodes in order
    └── Mapping   nodes by name, each with the node of its key

Marks are kept as libyaml gives them (counting from zero) and become spans only
when somebody asks: a file without a fault pays for no span.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

from react_tools.source.span import Span

Plain = str | int | float | bool | None


class Mark(Protocol):
    """A place as libyaml counts it: from zero."""

    line: int
    column: int


class _Placed:
    """What every node knows: its file, its first place and the place behind its last."""

    __slots__ = ("end", "path", "start")

    path: str
    start: Mark
    end: Mark

    @property
    def span(self) -> Span:
        """Where the whole node stands."""
        start, end = self.start, self.end
        return Span(self.path, start.line + 1, start.column + 1, end.line + 1, end.column + 1)


class Scalar(_Placed):
    """A single value; `text` is what the file says, `value` what YAML 1.2 takes it for.

    `quote` is the quotation mark or block sign it began with, empty for a plain one.
    """

    __slots__ = ("quote", "text", "value")

    def __init__(  # noqa: PLR0913, PLR0917 -- the six facts of a scalar, made in one hot loop
        self, path: str, start: Mark, end: Mark, value: Plain, text: str, quote: str
    ) -> None:
        self.path = path
        self.start = start
        self.end = end
        self.value = value
        self.text = text
        self.quote = quote

    def part(self, first: int, last: int) -> Span:
        """The place of `text[first:last]`, exact in one-line text without escapes.

        Block text, folded lines and text with escapes give the whole scalar: there
        a character of the value has no simple place.
        """
        line, shift = self.start.line, len(self.quote)
        width = self.end.column - self.start.column - 2 * shift
        if self.end.line != line or self.quote in {"|", ">"} or width != len(self.text):
            return self.span
        column = self.start.column + shift + 1
        return Span(self.path, line + 1, column + first, line + 1, column + last)


class Sequence(_Placed):
    """Nodes in order."""

    __slots__ = ("items",)

    def __init__(self, path: str, start: Mark, items: "list[Node]") -> None:
        self.path = path
        self.start = start
        self.items = items

    def __iter__(self) -> "Iterator[Node]":
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


class Entry(NamedTuple):
    """A key and what it leads to."""

    key: Scalar
    value: "Node"


class Mapping(_Placed):
    """Nodes by name, in the order of the file."""

    __slots__ = ("entries",)

    def __init__(self, path: str, start: Mark, entries: dict[str, Entry]) -> None:
        self.path = path
        self.start = start
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
        entry = self.entries.get(name)
        return self.span if entry is None else entry.key.span


Node = Scalar | Sequence | Mapping


def plain(node: Node) -> object:
    """The bare data: dict, list and plain values, as a YAML 1.2 loader would give it."""
    if isinstance(node, Scalar):
        return node.value
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    return {name: plain(entry.value) for name, entry in node.entries.items()}


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
