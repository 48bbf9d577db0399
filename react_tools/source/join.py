"""One tree laid over another: what a file says on top of the file that it extends.

Every value keeps the place where it was written, in whichever of the two files that is.
"""

from collections.abc import Container, Iterator

from react_tools.source.tree import (
    Entry,
    Joined,
    JoinedSequence,
    Mapping,
    Node,
    Scalar,
    Sequence,
)


def joined(over: Mapping, beneath: Mapping) -> Mapping:
    """*over* laid on *beneath*.

    Keys of both are joined where both are mappings; in a list of things with an `id`, a thing
    is laid on the one with the same id, and new ones come last; of anything else, what *over*
    says counts. Keys keep the order of *beneath*.
    """
    entries = dict(beneath.entries)
    for name, entry in over.entries.items():
        below = entries.get(name)
        value = entry.value if below is None else _laid(entry.value, below.value)
        entries[name] = Entry(entry.source, entry.start, name, value)
    return Joined(over.source, over.start, entries, over.end)


def named(tree: Mapping, sections: Container[str]) -> Iterator[str]:
    """The ids of the things in the *sections* of a tree: its keys, or the `id`s of its items."""
    for name, entry in tree.entries.items():
        if name in sections:
            section = entry.value
            yield from section if isinstance(section, Mapping) else map(_id, _items(section))


def without(tree: Mapping, ids: Container[str], sections: Container[str]) -> Mapping:
    """*tree* without the things called so in its *sections*; a section left empty goes too."""
    entries: dict[str, Entry] = {}
    for name, entry in tree.entries.items():
        if name not in sections:
            entries[name] = entry
            continue
        thinned = _thinned(entry.value, ids)
        if any(True for _ in thinned):
            entries[name] = Entry(entry.source, entry.start, name, thinned)
    return Joined(tree.source, tree.start, entries, tree.end)


def _laid(over: Node, beneath: Node) -> Node:
    if isinstance(over, Mapping) and isinstance(beneath, Mapping):
        return joined(over, beneath)
    ours, theirs = _by_id(over), _by_id(beneath)
    if not ours or not theirs:
        return over
    things = theirs | {
        name: joined(thing, theirs[name]) if name in theirs else thing
        for name, thing in ours.items()
    }
    return JoinedSequence(over.source, over.start, [*things.values()], over.end)


def _by_id(node: Node) -> dict[str, Mapping]:
    """The things of a list by their ids; none if one of them has none, or one comes twice."""
    found = {_id(item): item for item in _items(node) if isinstance(item, Mapping)}
    return found if "" not in found and len(found) == len(_items(node)) else {}


def _thinned(section: Node, ids: Container[str]) -> Mapping | Sequence:
    if isinstance(section, Mapping):
        kept = {name: it for name, it in section.entries.items() if name not in ids}
        return Joined(section.source, section.start, kept, section.end)
    items = [it for it in _items(section) if _id(it) not in ids]
    return JoinedSequence(section.source, section.start, items, section.end)


def _items(node: Node) -> list[Node]:
    return node.items if isinstance(node, Sequence) else []


def _id(item: Node) -> str:
    name = item.get("id") if isinstance(item, Mapping) else None
    return name.text if isinstance(name, Scalar) else ""
