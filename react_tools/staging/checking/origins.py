"""Sources that say what a file has said already."""

from collections.abc import Container, Iterator

from react_tools.lint.check import Hit
from react_tools.source.reading import items, text
from react_tools.source.tree import Mapping, Node


def said_twice(root: Mapping, without: Container[str]) -> Iterator[Hit]:
    """Each entry of a `sources:` that names the source its fact has without it.

    A fact has the source of what it lies in, else that of the file. Keys in *without* hold no
    `sources:`, however deep.
    """
    yield from _within(root, text(root, "source"), without)


def _within(node: Mapping, default: str, without: Container[str]) -> Iterator[Hit]:
    sources = node.get("sources")
    stated = sources if isinstance(sources, Mapping) else None
    if stated is not None:
        yield from _repeated(stated, default)
    for name, entry in node.entries.items():
        if name not in without and name != "sources":
            beneath = text(stated, name) or default
            for each in _mappings(entry.value):
                yield from _within(each, beneath, without)


def _repeated(stated: Mapping, default: str) -> Iterator[Hit]:
    for name, entry in stated.entries.items():
        whole, _, part = name.partition(".")
        before = (text(stated, whole) if part else "") or default
        if text(entry.value) == before:
            message = f"{name} is {before} without being named here"
            yield Hit(entry.value.span, message, "leave it out, or name where it comes from")


def _mappings(node: Node) -> Iterator[Mapping]:
    for each in [node] if isinstance(node, Mapping) else items(node):
        if isinstance(each, Mapping):
            yield each
