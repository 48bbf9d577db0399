"""RA103: two things of a kind with one id, in one file or in two."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.ids import Id, ids, own_id
from react_tools.rulesets.react.library import Library
from react_tools.source.span import Span


@check("RA103", Level.ERROR, Library)
def id_used_twice(library: Library, _: Library) -> Iterator[Hit]:
    """Two creators, tokens, summons, passives or cards have the same id.

    Why it matters: scenarios, phrases and traces name things by id alone, and any two creators
    can meet. Ability cards and action cards are one kind, since a script plays both by id.
    Different kinds may share an id on purpose, as a summon and the ability card that belongs to
    it.

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
    seen: dict[tuple[str, str], Span] = {}
    # Files asked for come before the shipped ones, and the finding is to stand in them.
    for creator in reversed(library.every_creator):
        own = own_id(creator)
        if (own.kind, own.text) in seen:  # a second copy of a file: its other ids are no news
            yield _twice(own, seen)
            continue
        for each in (own, *ids(creator)):
            if (each.kind, each.text) in seen:
                yield _twice(each, seen)
            seen.setdefault((each.kind, each.text), each.span)


def _twice(each: Id, seen: dict[tuple[str, str], Span]) -> Hit:
    first = seen[each.kind, each.text]
    return Hit(
        each.span,
        f"the {each.kind} id {each.text!r} is used at {first} too",
        "give one of them another id",
        ((first, "the other one"),),
    )
