"""Every id that a creator's file gives, with its kind and its place."""

from collections.abc import Iterator
from typing import NamedTuple

from react_tools.rulesets.react.definitions import Creator
from react_tools.source.kept import kept
from react_tools.source.reading import child, entries, items, scalar
from react_tools.source.span import Span
from react_tools.source.tree import Node, Scalar, follow

_KINDS = {
    "tokens": "token",
    "groups": "group",
    "summons": "summon",
    "passives": "passive",
    "abilities": "card",
    "deck": "card",
}
"""What the sections of the file hold. Scripts call abilities and action cards alike by id."""


class Id(NamedTuple):
    """An id, and what it is the id of."""

    kind: str
    text: str
    node: Node

    @property
    def span(self) -> Span:
        """Where it stands; most are never asked."""
        return self.node.span


def own_id(creator: Creator) -> Id:
    """The creator's own id."""
    return Id("creator", creator.id, follow(creator.node, ("creator",)))


@kept
def ids(creator: Creator) -> tuple[Id, ...]:
    """The ids of a creator's tokens, groups, summons, passives and cards, section by section."""
    return tuple(_ids(creator))


def _ids(creator: Creator) -> Iterator[Id]:
    for section, kind in _KINDS.items():
        for node in _places(creator.node, section):
            yield Id(kind, node.text, node)


def _places(root: Node, section: str) -> Iterator[Scalar]:
    """Where a section gives ids: its keys, or the `id` of each of its items."""
    inner = child(root, section)
    yield from (entry.key for _, entry in entries(inner))
    yield from (found for item in items(inner) if (found := scalar(item, "id")))
