"""What a YAML text holds, with the place of every key and value.

    Node
    ├── Scalar    a word, a number, true, false or null
    ├── Sequence  nodes in order
    └── Mapping   nodes by name, each with the place of its key

Of each place only the beginning is kept, as the parser counts it: in characters from the
beginning of the file. It becomes a span when somebody asks: a file without a fault pays
for no span.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from react_tools.source.extent import bracket_end, scalar_end
from react_tools.source.scalar import Plain
from react_tools.source.span import Span
from react_tools.source.text import Text

_SIGNS = frozenset("'\"|>")


class _Placed(Struct, eq=False, gc=False):
    """What everything in a tree knows: its file and where in it it begins.

    A tree has no cycles, so the garbage collector need not look at its nodes.
    """

    source: Text
    start: int

    @property
    def path(self) -> str:
        """The name of the file."""
        return self.source.path

    @property
    def end(self) -> int:
        """The place behind its last character."""
        raise NotImplementedError

    @property
    def span(self) -> Span:
        """Where the whole of it stands."""
        return self.source.span(self.start, self.end)


class Scalar(_Placed, eq=False, gc=False):
    """A single value, as YAML 1.2 takes it: text, a number, true, false or null."""

    value: Plain

    @property
    def end(self) -> int:
        """The place behind its last character."""
        return scalar_end(self.source.content, self.start, self.value)

    @property
    def text(self) -> str:
        """What the file says, without quotes: `yes` as it is, and `8` or `8.0` for a number."""
        if isinstance(self.value, str):
            return self.value
        return self.source.content[self.start : self.end]

    @property
    def quote(self) -> str:
        """The quotation mark or block sign it begins with; empty for a plain one."""
        first = self.source.content[self.start : self.start + 1]
        return first if first in _SIGNS and isinstance(self.value, str) else ""

    def part(self, first: int, last: int) -> Span:
        """The place of `text[first:last]`, exact in one-line text without escapes.

        Block text, folded lines and text with escapes give the whole scalar: there
        a character of the value has no simple place.
        """
        start, text = self.start + len(self.quote), self.text
        if not self.source.content.startswith(text, start):
            return self.span
        return self.source.span(start + first, start + last)


class BlockScalar(Scalar, eq=False, gc=False):
    """A text behind `|` or `>`: its end cannot be told from its value."""

    ends: int

    @property
    def end(self) -> int:
        """The place behind its last character."""
        return self.ends


class Sequence(_Placed, eq=False, gc=False):
    """Nodes in order."""

    items: "list[Node]"

    @property
    def end(self) -> int:
        """The place behind its last item or its bracket."""
        return _end(self, self.items[-1] if self.items else None)

    def __iter__(self) -> "Iterator[Node]":
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


class Entry(_Placed, eq=False, gc=False):
    """A key and what it leads to; its own place is that of the key."""

    name: str
    value: "Node"

    @property
    def key(self) -> Scalar:
        """The key as a scalar, made for the asking: most keys are never looked at again."""
        return Scalar(self.source, self.start, self.name)

    @property
    def end(self) -> int:
        """The place behind the key."""
        return scalar_end(self.source.content, self.start, self.name)


class Mapping(_Placed, eq=False, gc=False):
    """Nodes by name, in the order of the file."""

    entries: dict[str, Entry]

    @property
    def end(self) -> int:
        """The place behind its last value or its bracket."""
        return _end(self, next(reversed(self.entries.values())).value if self.entries else None)

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def get(self, name: str) -> "Node | None":
        """What stands under *name*, if anything does."""
        entry = self.entries.get(name)
        return None if entry is None else entry.value

    def at(self, name: str) -> "Entry | Mapping":
        """The key *name* with its place; the mapping itself if there is no such key."""
        return self.entries.get(name, self)

    def key_span(self, name: str) -> Span:
        """Where the key *name* stands; the whole mapping if there is no such key."""
        return self.at(name).span


class Joined(Mapping, eq=False, gc=False):
    """A mapping that is put together: what it holds does not tell where it ends."""

    ends: int

    @property
    def end(self) -> int:
        """The place behind its last character."""
        return self.ends


class JoinedSequence(Sequence, eq=False, gc=False):
    """A list that is put together: what it holds does not tell where it ends."""

    ends: int

    @property
    def end(self) -> int:
        """The place behind its last character."""
        return self.ends


Node = Scalar | Sequence | Mapping


def plain(node: Node) -> object:
    """The bare data: dict, list and plain values, as a YAML 1.2 loader would give it.

    Every value of every file goes through here: most are scalars, and cost no call.
    """
    if isinstance(node, Mapping):
        return {
            name: it.value if type(it := entry.value) is Scalar else plain(it)
            for name, entry in node.entries.items()
        }
    if isinstance(node, Sequence):
        return [it.value if type(it) is Scalar else plain(it) for it in node.items]
    return node.value


def scalars(node: Node) -> Iterator[Scalar]:
    """Every scalar in *node* in the order of the file, but a block's keys before its values."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, Scalar):
            yield node
        elif isinstance(node, Sequence):
            waiting += reversed(node.items)
        else:
            yield from (entry.key for entry in node.entries.values())
            waiting += [entry.value for entry in reversed(node.entries.values())]


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


def _end(collection: Sequence | Mapping, last: Node | None) -> int:
    """Where a collection with *last* as its last value ends."""
    content, start = collection.source.content, collection.start
    if last is None:
        return bracket_end(content, start, start + 1)
    return bracket_end(content, start, last.end)
