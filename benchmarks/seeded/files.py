"""The shipped files, and everywhere something stands in them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from react_tools.source.parse import parse
from react_tools.source.tree import Entry, Node, Scalar, Sequence
from react_tools.source.tree import Mapping as MappingNode
from tests.broken.sources import RECORDED, SETTLED, Source, sources

_KINDS = frozenset({"creator", "scenario", "cards", "deck", "boxes"})
"""The files that designers write; rulebooks, rulings and boards are written once a game."""
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_DEFINING = frozenset({"id", "creator", "deck", "box"})


class Site(NamedTuple):
    """A value, and where it stands.

    Attributes:
        path: the keys and indexes that lead to it.
        entry: its key, if it stands in a block of keys.
        holder: the block or list in which it stands.
        above: where that stands; None if it is the file.
    """

    path: tuple[str | int, ...]
    node: Node
    entry: Entry | None
    holder: MappingNode | Sequence
    above: "Site | None"

    @property
    def key(self) -> str:
        """Its key; for an item of a list that of the list."""
        return next((it for it in reversed(self.path) if isinstance(it, str)), "")

    @property
    def start(self) -> int:
        """Where it begins, with its key."""
        return self.entry.start if self.entry else self.node.start

    @property
    def siblings(self) -> int:
        """How many stand beside it, itself included."""
        return len(self.holder.entries if isinstance(self.holder, MappingNode) else self.holder)

    @property
    def in_brackets(self) -> bool:
        """Whether it stands between brackets."""
        return is_flow(self.holder)

    def lists(self) -> Iterator["Site"]:
        """What it stands in, the nearest first."""
        site = self.above
        while site is not None:
            yield site
            site = site.above


class File(NamedTuple):
    """A shipped file and what stands in it."""

    source: Source
    text: str
    root: MappingNode
    sites: tuple[Site, ...]

    @property
    def kind(self) -> str:
        """What it is: a creator, a scenario."""
        return self.source.kind

    def words(self) -> Iterator[tuple[Site, str, int]]:
        """Every word of its one-line texts, with the place in the file where it begins."""
        for site in self.sites:
            for node in (site.entry.key if site.entry else None, site.node):
                if isinstance(node, Scalar) and isinstance(node.value, str):
                    start = node.start + len(node.quote)
                    if self.text.startswith(node.value, start):
                        for found in _ID.finditer(node.value):
                            yield site, found.group(), start + found.start()


def is_flow(node: Node) -> bool:
    """Whether a block or list is written between brackets."""
    return node.source.content[node.start : node.start + 1] in {"{", "["}


@cache
def files() -> tuple[File, ...]:
    """Every file into which mistakes are seeded."""
    found = []
    for source in sources():
        if source.kind in _KINDS and source.kind not in {RECORDED, SETTLED}:
            root = parse(source.data, source.path).tree
            assert isinstance(root, MappingNode)
            found.append(File(source, source.text, root, tuple(_sites(root, (), None))))
    return tuple(found)


def _sites(
    node: MappingNode | Sequence, path: tuple[str | int, ...], above: Site | None
) -> Iterator[Site]:
    if isinstance(node, MappingNode):
        inner: list[tuple[str | int, Entry | None, Node]] = [
            (name, it, it.value) for name, it in node.entries.items()
        ]
    else:
        inner = [(at, None, it) for at, it in enumerate(node.items)]
    for step, entry, value in inner:
        site = Site((*path, step), value, entry, node, above)
        yield site
        if not isinstance(value, Scalar):
            yield from _sites(value, site.path, site)


@cache
def known(game: str) -> Mapping[str, frozenset[str]]:
    """The ids that files of a game define, each with the paths of these files."""
    found: dict[str, set[str]] = {}
    for source in sources():
        if source.game != game or source.kind in {RECORDED, SETTLED, "sentences"}:
            continue
        root = parse(source.data, source.path).tree
        assert isinstance(root, MappingNode)
        for site in _sites(root, (), None):
            name = _defined(site)
            if name:
                found.setdefault(name, set()).add(source.path)
    return {name: frozenset(paths) for name, paths in found.items()}


def _defined(site: Site) -> str:
    """The id that stands at a site and is defined there."""
    section = site.path[0]
    if len(site.path) == 2 and section in {"tokens", "summons"}:
        return str(site.path[1])
    if site.key in _DEFINING and isinstance(site.node, Scalar):
        return site.node.text if site.path[0] not in {"pieces", "script", "expect"} else ""
    return ""


def defines(site: Site) -> bool:
    """Whether an id is defined at a site."""
    return bool(_defined(site))
