"""The edits by which something in a tree is written otherwise; comments and quotes stay.

Each gives no edit where that cannot be done without a loss, such as that of a comment. None of
them puts anything directly before what it is about: what is told of a place is told of it again.
"""

import re

from react_tools.source.edit import Edit
from react_tools.source.insert import line_end
from react_tools.source.text import Text
from react_tools.source.tree import BlockScalar, Entry, Mapping, Node, Scalar, Sequence
from react_tools.source.write import word

Edits = tuple[Edit, ...]

_BLANK = re.compile(r"[ \t]*")
_DASHED = re.compile(r" *-[ \t]+")
_PLAIN_IN_QUOTES = {"'": re.compile(r"[^'\x00-\x1f]*"), '"': re.compile(r'[^"\\\x00-\x1f]*')}


def between(text: Text, start: int, end: int, new: str) -> Edits:
    """Something else between two places."""
    return (Edit(text.span(start, end), new),)


def written(node: Node, raw: str) -> Edits:
    """Another value, written in YAML already."""
    return between(node.source, node.start, node.end, raw)


def reworded(node: Node | None, text: str) -> Edits:
    """Another text, in the quotes that the old one has."""
    if not isinstance(node, Scalar) or isinstance(node, BlockScalar) or "\n" in node.text:
        return ()
    same = _PLAIN_IN_QUOTES.get(node.quote)
    quoted = same is not None and same.fullmatch(text)
    return written(node, f"{node.quote}{text}{node.quote}" if quoted else word(text))


def renamed(entry: Entry, name: str) -> Edits:
    """Another key."""
    return reworded(entry.key, name)


def swapped(scalar: Scalar, first: int, last: int, new: str) -> Edits:
    """A piece of a text, by its places in the text; only what has a place of its own there.

    The new piece has to be as harmless as the old one: letters, digits, hyphens.
    """
    if not scalar.source.content.startswith(scalar.text, scalar.start + len(scalar.quote)):
        return ()
    return (Edit(scalar.part(first, last), new),)


def unwrapped(node: Node) -> Edits:
    """The only item of a list in brackets, without these."""
    if not isinstance(node, Sequence) or len(node.items) != 1 or not _in_brackets(node):
        return ()
    return _inside(node, node.items[0], node.start, "")


def lifted(above: Node, key: str) -> Edits:
    """The only value of the block that a key leads to, in place of the block."""
    entry = above.entries.get(key) if isinstance(above, Mapping) else None
    block = entry.value if entry else None
    if entry is None or not isinstance(block, Mapping) or len(block.entries) != 1:
        return ()
    value = next(iter(block.entries.values())).value
    if _in_brackets(block):
        return _inside(block, value, block.start, "")
    colon = entry.source.content.find(":", entry.end)
    return _inside(block, value, colon + 1, " ")


def without_item(node: Node, at: int) -> Edits:
    """A list without an item that is not its first."""
    if not isinstance(node, Sequence) or not 0 < at < len(node.items):
        return ()
    item, content = node.items[at], node.source.content
    if _in_brackets(node):
        start = node.items[at - 1].end
        commented = "#" in content[start : item.start]
        return () if commented else between(node.source, start, item.end, "")
    return _without_lines(node.source, item.start, item.end, _DASHED)


def without_entry(entry: Entry) -> Edits:
    """A mapping without a key that is not its first, and without what the key leads to."""
    content, end = entry.source.content, max(entry.value.end, entry.end + 1)
    if edits := _without_lines(entry.source, entry.start, end, _BLANK):
        return edits
    before = content[: entry.start].rstrip()
    if not before.endswith(",") or "#" in content[entry.start : end]:
        return ()
    return between(entry.source, len(before) - 1, end, "")


def _in_brackets(node: Node) -> bool:
    return node.source.content[node.start] in "[{"


def _inside(block: Node, value: Node, start: int, lead: str) -> Edits:
    """Only a value of a block, from *start* on; not if that would lose a comment or lines."""
    content = block.source.content
    raw, around = content[value.start : value.end], content[start : value.start]
    around += content[value.end : block.end]
    whole = isinstance(value, Scalar) or _in_brackets(value)
    if not raw or "\n" in raw or "#" in around or not whole or raw[0] in "|>":
        return ()
    return between(block.source, start, block.end, lead + raw)


def _without_lines(text: Text, start: int, end: int, before: re.Pattern[str]) -> Edits:
    """A text without the lines of something that has them for itself; else nothing."""
    first, last = text.place(start)[0], text.place(end)[0]
    begin = text.row(first)[0]
    stop = line_end(text.content, end)
    alone = before.fullmatch(text.content, begin, start) and not text.content[end:stop].strip()
    if not alone or (first < last and "#" in text.content[start:end]):
        return ()
    if stop < len(text.content):
        return between(text, begin, text.row(last + 1)[0], "")
    above = text.row(first - 1) if first > 1 else (begin, "")
    return between(text, above[0] + len(above[1]), stop, "")
