"""RA132: two sides, effects or branches that are the same."""

from collections.abc import Hashable, Iterator, Sequence

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.alike import alike, clones, said
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Ability, Creator
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Branch, Pick, Step
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
        if len(program.every) > len(program.clauses):
            for step in program.every:
                yield from _branches(step)


def _of_ability(ability: Ability) -> Iterator[Hit]:
    for face in ability.faces:
        for one, other in clones(face.effects):
            message = f"{other.id} costs and does the same as {one.id}"
            yield _told(other.span, message, (one.span, "the same effect"))
    if len(ability.faces) > 1:
        front, ascended = (face.effects for face in ability.faces)
        if len(front) == len(ascended) and all(map(alike, front, ascended)):
            message = f"{ability.id} does the same when ascended as before"
            yield Hit(ability.span, message, "let the ascended side do something else")


def _branches(step: Step) -> Iterator[Hit]:
    if isinstance(step, Branch) and step.otherwise and said(step.then) == said(step.otherwise):
        message = "`then` and `else` do the same"
        yield Hit(step.span, message, "change one of them, or leave the `if` out")
    if isinstance(step, Pick):
        for first, again in _twins([said(it) for it in step.lists]):
            message = f"branch {again + 1} of this choice is the same as branch {first + 1}"
            yield Hit(step.span, message, "change one of them, or leave it out")


def _twins(several: Sequence[Hashable]) -> Iterator[tuple[int, int]]:
    """Where something stands again, behind where it stood first."""
    for at, one in enumerate(several):
        first = several.index(one)
        if first < at:
            yield first, at


def _told(span: Span, message: str, other: tuple[Span, str]) -> Hit:
    return Hit(span, message, "change one of them, or leave it out", (other,))
