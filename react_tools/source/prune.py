"""Trees with a part left out or said otherwise; what is left keeps its place in the file."""

from collections.abc import Sequence

from msgspec.structs import replace

from react_tools.source.tree import Mapping, Scalar


def without(path: Sequence[str], root: Mapping) -> Mapping:
    """What is left of a mapping without what stands at the end of *path*, if anything does."""
    key, *rest = path
    entries = dict(root.entries)
    entry = entries.get(key)
    if entry is None:
        return root
    if not rest:
        del entries[key]
    elif isinstance(entry.value, Mapping):
        entries[key] = replace(entry, value=without(rest, entry.value))
    return replace(root, entries=entries)


def saying(root: Mapping, key: str, text: str) -> Mapping:
    """A mapping with another text under *key*, if there is one."""
    entry = root.entries.get(key)
    if entry is None or not isinstance(entry.value, Scalar):
        return root
    said = replace(entry, value=replace(entry.value, value=text))
    return replace(root, entries={**root.entries, key: said})
