"""What is wrong in a file's data, and where: findings before they have a span."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from react_tools.findings import Edit, Finding, Fix, Level
from react_tools.schema.words import Path
from react_tools.source.mending import renamed, reworded, written
from react_tools.source.span import Span
from react_tools.source.tree import Entry, Mapping, Node, follow


class About(Enum):
    """What a fault is about, and so where it is shown."""

    VALUE = "the value that the path leads to"
    KEY = "a key of that value"
    MISSING = "a key that the value should have"


@dataclass(frozen=True, slots=True)
class Mend:
    """What would mend a fault.

    Attributes:
        edits: they, once the tree is known: of the tree, the path to the value, the key.
        safe: whether nothing else can be meant.
    """

    edits: Callable[[Node, Path, str], tuple[Edit, ...]]
    safe: bool = False


def to_key(name: str, *, safe: bool = False) -> Mend:
    """Another name for the key."""

    def edits(tree: Node, path: Path, key: str) -> tuple[Edit, ...]:
        entry = _entry(tree, path, key)
        return renamed(entry, name) if entry else ()

    return Mend(edits, safe)


def to_text(text: str, *, safe: bool = False) -> Mend:
    """Another text for the value, in the quotes that it has."""
    return Mend(lambda tree, path, _: reworded(follow(tree, path), text), safe)


def to_raw(raw: str) -> Mend:
    """The same value as it has to be written; nothing else can be meant."""
    return Mend(lambda tree, path, _: written(follow(tree, path), raw), safe=True)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong.

    Attributes:
        code: the code of the finding, e.g. "RT101".
        path: the keys and indexes that lead to the value.
        message: the fact, in designers' words.
        hint: the cure; may be empty.
        about: whether it is about the value, a key of it, or a key that is missing.
        key: that key; empty for a missing one that could be one of several.
        unknown: whether it is a key that has no place there at all.
        instead: the key that was probably meant by an unknown one.
        conditional: whether only what else is said makes it a fault.
        mend: what would mend it, if that can be told.
    """

    code: str
    path: Path
    message: str
    hint: str = ""
    about: About = About.VALUE
    key: str = ""
    unknown: bool = False
    instead: str = ""
    conditional: bool = False
    mend: Mend | None = None


def pruned(faults: Iterable[Fault]) -> list[Fault]:
    """One fault for each thing that is wrong: what only follows from another one goes."""
    first: dict[tuple[Path, About, str], Fault] = {}
    for fault in sorted(faults, key=lambda it: it.code):
        first.setdefault((fault.path, fault.about, fault.key), fault)
    told = list(first.values())
    keys = {(*it.path, it.key): it for it in told if it.about is About.KEY}
    beside: dict[Path, list[Fault]] = {}
    for fault in told:
        if fault.about is not About.VALUE:
            beside.setdefault(fault.path, []).append(fault)
    return [
        fault
        for fault in told
        if not _leads_from(keys, fault) and not _is_explained(fault, beside.get(fault.path, []))
    ]


def finding(fault: Fault, tree: Node) -> Finding:
    """The finding that shows *fault* at its place in *tree*."""
    told = (_span(fault, tree), fault.message, fault.hint)
    return Finding(fault.code, Level.ERROR, *told, fix=_fix(fault, tree))


def _fix(fault: Fault, tree: Node) -> Fix | None:
    if fault.mend is None:
        return None
    edits = fault.mend.edits(tree, fault.path, fault.key)
    return Fix(edits, fault.mend.safe) if edits else None


def _entry(tree: Node, path: Path, key: str) -> Entry | None:
    node = follow(tree, path)
    return node.entries.get(key) if isinstance(node, Mapping) else None


def _leads_from(keys: dict[Path, Fault], fault: Fault) -> bool:
    """Tell whether the way to *fault* leads over a faulty key that spoils what it leads to.

    What an unknown key leads to is not judged at all; of another one only what is within.
    """
    over = (fault.path[:length] for length in range(1, len(fault.path) + 1))
    return any(
        keys[there].unknown or (fault.about is About.VALUE and there == fault.path)
        for there in over
        if there in keys
    )


def _is_explained(fault: Fault, beside: list[Fault]) -> bool:
    """Tell whether a missing key was meant by an unknown one, or might not be missing with that."""
    if fault.about is not About.MISSING:
        return False
    meant = [it.instead for it in beside if it.unknown and it.instead]
    return bool(meant) and (fault.conditional or fault.key in meant)


def _span(fault: Fault, tree: Node) -> Span:
    node = follow(tree, fault.path)
    if fault.about is About.KEY and isinstance(node, Mapping):
        return node.key_span(fault.key)
    if fault.about is About.MISSING:
        return _home(fault.path, tree, node)
    return node.span


def _home(path: Path, tree: Node, node: Node) -> Span:
    """Where a missing key is shown: at the key above, in a list at the first key."""
    above = follow(tree, path[:-1])
    if path and isinstance(above, Mapping):
        return above.key_span(str(path[-1]))
    return node.key_span(next(iter(node))) if isinstance(node, Mapping) else node.span
