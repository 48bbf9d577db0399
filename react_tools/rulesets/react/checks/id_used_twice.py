"""RA103: two things of a kind with one id, in one file or in two."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.ids import Id, ids, own_id
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.packing import farthest_first
from react_tools.source.kept import kept
from react_tools.source.span import Span


@check("RA103", Level.ERROR, Library)
def id_used_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two creators, tokens, groups, summons, passives, cards or boxes have the same id.

    Why it matters: scenarios, phrases and traces name things by id alone, and any two creators
    can meet. Ability cards and action cards are one kind, since a script plays both by id, and so
    are tokens and groups of them, since a phrase names both alike. Different kinds may share an id
    on purpose, as a summon and the ability card that belongs to it.

    Wrong:
        abilities:
          - {id: desk}
          - id: filing
            name: {en: Filing, ru: Картотека}
            effects: {A: {kind: reaction, do: [{draw: 1}]}}

    Right:
        abilities:
          - {id: desk}
          - id: card-index
            name: {en: Card Index, ru: Картотека}
            effects: {A: {kind: reaction, do: [{draw: 1}]}}
    """
    yield from _boxes(library)
    seen: dict[tuple[str, str], tuple[Id, Creator]] = {}
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for creator in reversed(library.every_creator):
        own = own_id(creator)
        first, other = seen.setdefault((own.kind, own.text), (own, creator))
        if other is not creator:  # a second copy of a file: its other ids are no news
            if other.layer == creator.layer:
                yield _twice(own, first)
            continue
        mine = _by_key(creator)
        if len(mine) == len(ids(creator)) and seen.keys().isdisjoint(mine):
            seen |= mine  # as nearly always: one step for all of them
            continue
        for each in ids(creator):
            first, other = seen.setdefault(_key(each), (each, creator))
            if first is each or first.span == each.span:
                continue
            if other is creator or library.family(creator) != library.family(other):
                yield _twice(each, first)


@kept
def _by_key(creator: Creator) -> dict[tuple[str, str], tuple[Id, Creator]]:
    return {_key(it): (it, creator) for it in ids(creator)}


def _key(it: Id) -> tuple[str, str]:
    """Of what kind the id has to be the only one: tokens and groups of them are one."""
    return ("token" if it.kind == "group" else it.kind, it.text)


def _boxes(library: Library) -> Iterator[Hit]:
    """Boxes of one pack; one of a nearer pack takes the place of another."""
    seen: dict[tuple[str, int], Span] = {}
    for box in farthest_first(library):
        first = seen.setdefault((box.id, box.layer), box.span)
        if first != box.span:
            yield _hit("box", box.id, box.span, first)


def _twice(each: Id, first: Id) -> Hit:
    return _hit(each.kind, each.text, each.span, first.span)


def _hit(kind: str, name: str, span: Span, first: Span) -> Hit:
    return Hit(
        span,
        f"the {kind} id {name!r} is used at {first} too",
        "give one of them another id",
        ((first, "the other one"),),
    )
