"""What a file says where no game reads it as clauses: keys and values, a mapping a line."""

from collections.abc import Iterator

from react_tools.reference.figure import Told
from react_tools.source.reading import text
from react_tools.source.tree import Mapping, Node, Scalar, Sequence


def lines(node: Mapping, depth: int = 0) -> Iterator[Told]:
    """`power 1, who other friendly creatures`, by the order of the keys' letters.

    What holds more stands beneath its key.
    """
    flat = {key: said for key in sorted(node) if (said := _flat(node.entries[key].value)) != ""}
    if flat:
        first, *others = flat
        rest = ", ".join([flat[first], *(f"{key} {flat[key]}" for key in others)])
        yield Told(rest, first, depth)
    for key in sorted(node):
        if key not in flat:
            yield Told("", f"{key}:", depth)
            yield from _deep(node.entries[key].value, depth + 1)


def _flat(node: Node) -> str:
    """A single value, or several, in one line; empty for what needs more."""
    if isinstance(node, Scalar):
        return " ".join(node.text.split())
    if isinstance(node, Sequence) and all(isinstance(it, Scalar) for it in node):
        return " + ".join(" ".join(text(it).split()) for it in node)
    return ""


def _deep(node: Node, depth: int) -> Iterator[Told]:
    match node:
        case Mapping():
            yield from lines(node, depth)
        case Sequence():
            for item in node:
                yield from _deep(item, depth)
        case Scalar():
            yield Told(" ".join(node.text.split()), "", depth)
