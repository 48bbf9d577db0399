"""RA132: two sides, effects or branches that are the same."""

from collections.abc import Hashable, Iterator, Sequence

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.alike import said, words_of
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Ability, Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Branch, Pick, Step, inside
from react_tools.source.span import Span


@check("RA132", Level.WARNING, Creator)
def same_effect_twice(creator: Creator, _: Library) -> Iterator[Hit]:
    """Two sides of an ability card, two of its effects, or two branches do the same.

    Why it matters: the second one adds nothing: ascending changes nothing, one letter is as good as
    the other, a choice or an `if` decides nothing. It is most often a copy that was to be changed.

    Wrong:
        deck:
          - id: stamping
            do:
              - if: creator is exhausted
                then: [{place: {token: stamp, at: a unit}}]
                else: [{place: {token: stamp, at: a unit}}]

    Right:
        deck:
          - id: stamping
            do:
              - if: creator is exhausted
                then: [{place: {token: stamp, at: a unit}}]
                else: [{place: {token: stamp, at: an own unit}}]
    """
    for ability in creator.abilities:
        yield from _of_ability(ability)
    for program in all_programs(creator):
        yield from _branches(program.steps)


def _of_ability(ability: Ability) -> Iterator[Hit]:
    for face in ability.faces:
        for first, again in _twins([words_of(it) for it in face.effects]):
            one, other = face.effects[first], face.effects[again]
            message = f"{other.id} costs and does the same as {one.id}"
            yield _told(other.span, message, (one.span, "the same effect"))
    if len(ability.faces) > 1:
        front, ascended = ([words_of(it) for it in face.effects] for face in ability.faces)
        if front == ascended:
            message = f"{ability.id} does the same when ascended as before"
            yield Hit(ability.span, message, "let the ascended side do something else")


def _branches(steps: tuple[Step, ...]) -> Iterator[Hit]:
    for step in steps:
        if isinstance(step, Branch) and said(step.then) == said(step.otherwise):
            yield Hit(
                step.span, "`then` and `else` do the same", "change one, or leave the `if` out"
            )
        if isinstance(step, Pick):
            for first, again in _twins([said(it) for it in step.lists]):
                message = f"branch {again + 1} of this choice is the same as branch {first + 1}"
                yield Hit(step.span, message, "change one of them, or leave it out")
        for inner in inside(step):
            yield from _branches(inner)


def _twins(several: Sequence[Hashable]) -> Iterator[tuple[int, int]]:
    """Where something stands again, behind where it stood first."""
    for at, one in enumerate(several):
        first = several.index(one)
        if first < at:
            yield first, at


def _told(span: Span, message: str, other: tuple[Span, str]) -> Hit:
    return Hit(span, message, "change one of them, or leave it out", (other,))
