"""Sources that say what a file has said already."""

from collections.abc import Collection, Iterator

from react_tools.lint.check import Hit
from react_tools.source.reading import items, text
from react_tools.source.tree import Mapping, Node


def said_twice(root: Mapping, holding: Collection[str]) -> Iterator[Hit]:
    """Each entry of a `sources:` that names the source its fact has without it.

    A fact has the source of what it lies in, else that of the file. *holding* are the keys under
    which further things with `sources:` lie: one, a list, or one by each key.
    """
    yield from _within(root, text(root, "source"), holding)


def _within(node: Mapping, default: str, holding: Collection[str]) -> Iterator[Hit]:
    sources = node.get("sources")
    stated = sources if isinstance(sources, Mapping) else None
    if stated is not None:
        yield from _repeated(stated, default)
    if node.entries.keys().isdisjoint(holding):
        return  # as of most cards
    for name in holding:
        entry = node.entries.get(name)
        if entry is not None:
            beneath = text(stated, name) or default
            for each in _things(entry.value):
                yield from _within(each, beneath, holding)


def _repeated(stated: Mapping, default: str) -> Iterator[Hit]:
    for name, entry in stated.entries.items():
        whole, _, part = name.partition(".")
        before = (part and text(stated, whole)) or default
        if text(entry.value) == before:
            message = f"{name} is {before} without being named here"
            yield Hit(entry.value.span, message, "leave it out, or name where it comes from")


def _things(node: Node) -> Iterator[Mapping]:
    """What lies under a key: the mapping itself, and those in it, or those of a list."""
    if isinstance(node, Mapping):
        yield node
        yield from (it.value for it in node.entries.values() if isinstance(it.value, Mapping))
    else:
        yield from (it for it in items(node) if isinstance(it, Mapping))
