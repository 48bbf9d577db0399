"""RA134: two things of a kind that players call the same."""

from collections.abc import Iterator
from typing import NamedTuple

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.reference.label import Label
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.kept import kept
from react_tools.source.reading import child, entries, items, scalar
from react_tools.source.tree import Node, Scalar
from react_tools.trace.event import Lang

_LANGUAGES: dict[Lang, str] = {"en": "English", "ru": "Russian"}
_CARDS, _FACES = ("abilities", "deck"), ("front", "ascended")


@check("RA134", Level.WARNING, Library)
def name_used_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two cards, tokens or summons of a creator, or two creators, have one name in a language.

    Why it matters: players know a card by its name, and so do traces: with one name for two nobody
    can tell which was played. Most often the name was copied with the card and only one language
    was changed: of two things in one list TX117 says that. A card may be called as the summon is
    whose card it is, and passives may share one.

    Wrong:
        deck:
          - {id: filing, name: {en: Filing, ru: Картотека}}
          - {id: hiring, name: {en: Filing, ru: Картотека}}

    Right:
        deck:
          - {id: filing, name: {en: Filing, ru: Картотека}}
          - {id: hiring, name: {en: Hiring, ru: Наём}}
    """
    for creator in library.every_creator:
        yield from _within(creator)
    yield from _creators(library)


class _Called(NamedTuple):
    """A thing with a name: its id, and the node in which `name:` stands.

    Attributes:
        list: the one whose names TX117 compares with it; empty if there is none.
    """

    id: str
    node: Node
    list: str = ""

    def name(self, language: Lang) -> Scalar | None:
        """Its name in a language."""
        return scalar(child(self.node, "name"), language)


@kept
def _within(creator: Creator) -> tuple[Hit, ...]:
    """Cards of one name, tokens of one, summons of one."""
    return tuple(_things(creator))


def _things(creator: Creator) -> Iterator[Hit]:
    if _share(_labels(creator)):
        yield from _alike(_cards(creator))
    for section in ("tokens", "summons"):
        found = entries(child(creator.node, section))
        yield from _alike(_Called(key, it.value, section) for key, it in found)


def _labels(creator: Creator) -> list[Label]:
    """The names of every side of every card."""
    sides = [side.label for ability in creator.abilities for side in ability.faces]
    return [*sides, *(card.effect.label for card in creator.deck)]


def _share(labels: list[Label]) -> bool:
    """Whether two of these are the same in a language; where they stand is asked only then."""
    return any(len({it[each] for it in labels}) < len(labels) for each in _LANGUAGES)


def _cards(creator: Creator) -> Iterator[_Called]:
    """Every side of every card."""
    for section in _CARDS:
        for item in items(child(creator.node, section)):
            card = scalar(item, "id")
            sides = [side for face in _FACES if (side := child(item, face)) is not None]
            if card is not None:
                yield from (_Called(card.text, it) for it in sides)
                if not sides:
                    yield _Called(card.text, item, section)


def _creators(library: Library) -> Iterator[Hit]:
    """Creators of one name; one that extends another may keep its name."""
    seen: dict[tuple[str, str], Creator] = {}
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for creator in reversed(library.every_creator):
        for language in _LANGUAGES:
            name = creator.label[language]
            other = seen.setdefault((language, name), creator) if name else creator
            if other is not creator and library.family(other) != library.family(creator):
                mine, there = (_Called(it.id, it.node) for it in (creator, other))
                yield _told(mine, there, [language])


def _alike(things: Iterator[_Called]) -> Iterator[Hit]:
    seen: dict[tuple[str, str], _Called] = {}
    for it in things:
        same: dict[str, tuple[_Called, list[Lang]]] = {}
        for language in _LANGUAGES:
            name = it.name(language)
            other = seen.setdefault((language, name.text), it) if name else it
            if other.id != it.id:
                same.setdefault(other.id, (other, []))[1].append(language)
        for other, languages in same.values():
            if len(languages) == len(_LANGUAGES) or not it.list or it.list != other.list:
                yield _told(it, other, languages)


def _told(it: _Called, other: _Called, languages: list[Lang]) -> Hit:
    """That two things share a name, in one language or in both; told where it first stands."""
    name, there = it.name(languages[0]), other.name(languages[0])
    assert name is not None  # noqa: S101 -- it is what was compared
    assert there is not None  # noqa: S101 -- as above
    spoken = " and in ".join(_LANGUAGES[each] for each in languages)
    message = f"{it.id} is called {name.text!r} in {spoken}, and so is {other.id}"
    return Hit(name.span, message, "give one of them another name", ((there.span, "the other"),))
