"""How the files of a game look to a player, as data: for who compares two states of them.

A file is a sheet, of which further things hang: a list of mappings that have an `id`, or a mapping
of mappings that have a name. Everything else is a fact, under the keys that lead to it. So what a
schema allows is compared without a word here; the words say what nobody at the table notices, and
what things are called.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol

from msgspec import Struct, field

from react_tools.reference.entry import Text
from react_tools.reference.figure import Told
from react_tools.reference.lines import lines
from react_tools.source.tree import Mapping as MappingNode

SILENT = frozenset({"ruleset", "source", "sources", "cases", "extends", "without"})
"""Keys that say nothing to a player of any game."""
_UNTOLD = frozenset({"rulebook", "sentences", "scenario"})
_SHARED: Mapping[str, Text] = {
    "name": {"en": "name", "ru": "название"},
    "id": {"en": "id", "ru": "id"},
    "rulings": {"en": "rulings", "ru": "решения"},
    "default": {"en": "default", "ru": "по умолчанию"},
}
_ONLY: Mapping[str, frozenset[str]] = {"rulings": frozenset({"default"})}
_THINGS: Mapping[str, Text] = {"rulings": {"en": "ruling", "ru": "решение"}}


class Clauses(Protocol):
    """What mappings without an id say."""

    def __call__(self, nodes: Iterable[MappingNode], /, *, folded: bool) -> Iterator[Told]:
        """A clause a line; *folded*: as a card shows them, else none stands in another's line."""


def said(nodes: Iterable[MappingNode], /, *, folded: bool) -> Iterator[Told]:  # noqa: ARG001 -- as above
    """Keys and values, a mapping a line."""
    for node in nodes:
        yield from lines(node)


class Outline(Struct, frozen=True, kw_only=True):
    """What the files of a game are to a player.

    Attributes:
        clauses: how what stands in lists is told.
        untold: kinds of file that hold nothing of what lies on the table.
        silent: keys that say nothing to a player; `tokens.of` only in things under `tokens`.
        only: of a kind of file the keys that say something, if most do not.
        unannounced: keys of things whose coming and going says nothing, only their changes do.
        through: keys that only lead to others and are no part of what a fact is called.
        groups: kinds of file without an id: the key that tells whose things they hold, which are
            then compared over all such files.
        echoes: keys that repeat another one and need not be told beside it.
        amounts: keys that tell how many there are of a thing.
        references: keys whose value is an id; it is told by its name.
        terms: what keys, kinds of file and single values (`kind=intention`) are called.
        things: what a thing under a key is called.
    """

    clauses: Clauses = said
    untold: frozenset[str] = _UNTOLD
    silent: frozenset[str] = SILENT
    only: Mapping[str, frozenset[str]] = field(default_factory=lambda: dict(_ONLY))
    unannounced: frozenset[str] = frozenset({"rulings"})
    through: frozenset[str] = frozenset()
    groups: Mapping[str, str] = {}
    echoes: Mapping[str, str] = {}
    amounts: tuple[str, ...] = ()
    references: frozenset[str] = frozenset()
    terms: Mapping[str, Text] = {}
    things: Mapping[str, Text] = {}

    def term(self, word: str) -> Text | None:
        """What a key, a kind of file or a value is called, if that is known."""
        return self.terms.get(word) or _SHARED.get(word)

    def thing(self, section: str) -> Text | None:
        """What a thing under a key is called, if that is known."""
        return self.things.get(section) or _THINGS.get(section) or self.term(section)

    def is_silent(self, section: str, key: str) -> bool:
        """Whether a key of a thing of a section says nothing to a player."""
        return key in self.silent or f"{section}.{key}" in self.silent


def terms(*rows: tuple[str, str, str]) -> dict[str, Text]:
    """A row a word: the word, in English, in Russian."""
    return {word: {"en": en, "ru": ru} for word, en, ru in rows}
