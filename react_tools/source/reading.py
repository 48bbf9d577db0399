"""Reading a tree that has passed its schema: what is missing is empty, what is there has its sort.

One line instead of five wherever a definition is built; nothing here complains.
"""

from react_tools.source.tree import Entry, Mapping, Node, Scalar, Sequence


def child(node: Node | None, name: str) -> Node | None:
    """What stands under *name*."""
    return node.get(name) if isinstance(node, Mapping) else None


def scalar(node: Node | None, name: str) -> Scalar | None:
    """The single value under *name*."""
    found = child(node, name)
    return found if isinstance(found, Scalar) else None


def text(node: Node | None, name: str | None = None) -> str:
    """A single value's text (that under *name*, if one is given); empty if there is none."""
    if name is not None:
        entry = node.entries.get(name) if isinstance(node, Mapping) else None
        node = None if entry is None else entry.value
    return node.text if isinstance(node, Scalar) else ""


def number(node: Node | None, name: str) -> int:
    """The whole number under *name*; 0 if there is none."""
    return whole(child(node, name))


def whole(node: Node | None) -> int:
    """A whole number, however it is written (`0x1F`); 0 if it is none."""
    value = node.value if isinstance(node, Scalar) else None
    return int(value) if isinstance(value, int | float) else 0


def items(node: Node | None) -> list[Node]:
    """The nodes of a list."""
    return node.items if isinstance(node, Sequence) else []


def mappings(node: Node | None) -> list[Mapping]:
    """Those nodes of a list that are mappings."""
    return [item for item in items(node) if isinstance(item, Mapping)]


def words(node: Node | None) -> tuple[str, ...]:
    """The texts of a list; a single value is a list of one."""
    if isinstance(node, Scalar):
        return (node.text,)
    return tuple(text(item) for item in items(node))


def entries(node: Node | None) -> list[tuple[str, Entry]]:
    """The keys of a mapping, each with its entry."""
    return list(node.entries.items()) if isinstance(node, Mapping) else []


def texts(node: Node | None) -> dict[str, str]:
    """A mapping of texts, such as a name in two languages."""
    return {name: text(entry.value) for name, entry in entries(node)}
