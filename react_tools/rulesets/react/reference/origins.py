"""Which facts of a creator are published, by whom, and which are ours.

A fact is a key of a thing that its `sources:` may name (a test compares the lists with the
schema). Its source is the one that names it most closely; else that of what it lies in; else
the file's `source:`. A key that is named and not there is a fact too: that a card has no cost
can stand in the book. What another file wrote over a fact takes no source from the file beneath:
unless it names one itself, it is ours.
"""

from collections.abc import Iterable
from typing import NamedTuple

from react_tools.reference.label import both
from react_tools.reference.origin import OURS, Origins, Thing
from react_tools.rulesets.react.box import Box
from react_tools.rulesets.react.definitions import Creator
from react_tools.source.reading import entries, mappings, text
from react_tools.source.tree import Mapping, Node

NAME = ("name.en", "name.ru")
FACTS: dict[str, tuple[str, ...]] = {
    "creator": (*NAME, "deckless", "draw", "setup", "masterpiece"),
    "token": (*NAME, "at", "supply", "group", "lasts"),
    "group": NAME,
    "summon": (*NAME, "count", "attached"),
    "passive": (
        *(*NAME, "when", "replace", "of", "face", "who", "where", "how", "token", "player", "if"),
        *("with", "may", "do"),
    ),
    "ability": (*NAME, "of"),
    "effect": ("kind", "cost", "do"),
    "card": (*NAME, "number", "copies", "printed", "kind", "cost", "do"),
    "board": (
        "field.columns",
        "field.rows",
        "field.stars",
        "chain.slots",
        "hand.limit",
        "hand.start",
        "deck.size",
        "creator.damage",
        "masterpiece.cells",
        "masterpiece.cards",
    ),
    "box": (
        *NAME,
        "needs",
        "reprints",
        "boards",
        "react-tokens",
        "creators",
        "announced",
        "cards",
        "other-cards",
    ),
    "announced": NAME,
}
"""The facts of each thing, in the order in which they are shown."""
HOLDING: dict[str, tuple[str, ...]] = {
    "creator": ("tokens", "groups", "summons", "passives", "abilities", "deck"),
    "ability": ("effects", "front", "ascended"),
}
"""The keys of a thing under which further things lie; their source is the default of those."""
_KEYED = {"tokens": "token", "groups": "group", "summons": "summon"}
_LISTED = {"passives": "passive", "abilities": "ability", "deck": "card"}


class _Stated(NamedTuple):
    """A source and the file that states it."""

    source: str
    path: str


class _Ground:
    """What a file says about sources, for things that lie deeper and deeper."""

    def __init__(self, default: _Stated) -> None:
        self._default = default

    def beneath(self, node: Mapping, key: str) -> "_Ground":
        """The ground of what lies under a key."""
        return _Ground(self._stated(node, key) or self._default)

    def facts(self, node: Mapping, names: tuple[str, ...], prefix: str = "") -> dict[str, str]:
        """The facts of a thing, each with its source."""
        found = {name: self._source(node, name) for name in names}
        return {f"{prefix}{name}": source for name, source in found.items() if source}

    def _source(self, node: Mapping, name: str) -> str:
        """The source of a fact; empty if there is no such fact."""
        stated, fact = self._stated(node, name), _at(node, name)
        if fact is None:
            return stated.source if stated else ""
        near = stated or self._default
        return near.source if near.path == fact.path else OURS

    @staticmethod
    def _stated(node: Mapping, name: str) -> _Stated | None:
        sources = node.get("sources")
        if isinstance(sources, Mapping):
            for key in (name, name.partition(".")[0]):
                if (found := sources.get(key)) is not None:
                    return _Stated(text(found), found.path)
        return None


def origins(creator: Creator) -> Origins:
    """Every thing of a creator, with the sources of its facts."""
    root = creator.node
    assert isinstance(root, Mapping)  # noqa: S101 -- the schema has seen to it
    ground = _ground(root)
    things = [Thing("creator", creator.id, ground.facts(root, FACTS["creator"]))]
    for section, kind in _KEYED.items():
        within = ground.beneath(root, section)
        things += (
            Thing(kind, name, within.facts(entry.value, FACTS[kind]))
            for name, entry in entries(root.get(section))
            if isinstance(entry.value, Mapping)
        )
    for section, kind in _LISTED.items():
        within = ground.beneath(root, section)
        things += (_listed(within, kind, node) for node in mappings(root.get(section)))
    return Origins(creator.id, both(creator.label), tuple(things))


def board_origins(root: Mapping) -> Origins:
    """The numbers of the game, with their sources."""
    facts = _ground(root).facts(root, FACTS["board"])
    return Origins(
        "board",
        {"en": "The board and the numbers of the game", "ru": "Поле и числа игры"},
        (Thing("board", "board", facts),),
    )


def boxes_origins(boxes: Iterable[Box]) -> Origins:
    """The boxes and the creators that they announce, with the sources of their facts."""
    things: list[Thing] = []
    for box in boxes:
        ground = _ground(box.root)
        things.append(Thing("box", box.id, ground.facts(box.node, FACTS["box"])))
        # Who is announced is a fact of the box; what they are called is one of their own.
        things += (
            Thing("announced", name, ground.facts(entry.value, FACTS["announced"]))
            for name, entry in entries(box.node.get("announced"))
            if isinstance(entry.value, Mapping)
        )
    return Origins("boxes", {"en": "The boxes", "ru": "Коробки"}, tuple(things))


def _ground(root: Mapping) -> _Ground:
    source = root.get("source")
    return _Ground(_Stated(text(source), source.path if source else ""))


def _listed(ground: _Ground, kind: str, node: Mapping) -> Thing:
    facts = ground.facts(node, FACTS[kind])
    for key in HOLDING.get(kind, ()):
        held = node.get(key)
        if isinstance(held, Mapping):
            facts |= _held(ground.beneath(node, key), key, held)
    return Thing(kind, text(node, "id"), facts)


def _held(ground: _Ground, key: str, node: Mapping) -> dict[str, str]:
    """The facts of one side of an ability card, by side and letter: `front.B.cost`."""
    prefix = "" if key == "effects" else f"{key}."
    side = node if key == "effects" else node.get("effects")
    facts = {} if key == "effects" else ground.facts(node, NAME, prefix)
    for letter, entry in entries(side):
        if isinstance(entry.value, Mapping):
            facts |= ground.facts(entry.value, FACTS["effect"], f"{prefix}{letter}.")
    return facts


def _at(node: Mapping, name: str) -> Node | None:
    """What stands under a dotted name."""
    first, _, rest = name.partition(".")
    found = node.get(first)
    return _at(found, rest) if rest and isinstance(found, Mapping) else found
