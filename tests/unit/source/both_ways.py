"""What the quick way and the parser make of one file, side by side."""

from typing import Any

from react_tools.source.events import FASTEST
from react_tools.source.parse import parse
from react_tools.source.quick import quick
from react_tools.source.text import Text
from react_tools.source.tree import Entry, Mapping, Node, Sequence


def told(node: Node | Entry) -> Any:
    """All that a tree says, in a form that can be compared; what it says twice too."""
    where = type(node).__name__, node.start, node.end
    if isinstance(node, Entry):
        return where, node.name, told(node.value)
    if isinstance(node, Mapping):
        return where, [(name, told(it)) for name, it in node.entries.items()]
    if isinstance(node, Sequence):
        return where, [told(it) for it in node.items]
    return where, type(node.value), repr(node.value), node.quote


def agree(data: bytes) -> bool | None:
    """Whether both ways read a file alike, without a fault; None if only the parser reads it."""
    try:
        content = data.decode()
    except UnicodeDecodeError:
        return None
    slow = parse(data, "f.yaml", parser=FASTEST)
    if any(it.kind in {"control-character", "binary", "too-large"} for it in slow.faults):
        return None  # guard.py keeps these from the quick way
    tree = quick(Text("f.yaml", content.removeprefix("\ufeff")))
    if tree is None:
        return None
    return slow.tree is not None and not slow.faults and told(tree) == told(slow.tree)
