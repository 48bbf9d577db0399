"""RA124: a `choose` that leaves nothing to choose."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.phrase import Amount
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Pick


@check("RA124", Level.WARNING, Creator)
def no_choice(creator: Creator, _: Library) -> Iterator[Hit]:
    """A `choose` takes as many branches as there are, more, or none.

    Why it matters: branches are applied in printed order, whoever chooses them. If all have to be
    taken, nobody chooses, and the card asks a question with one answer; of more than there are,
    only those that are there can be taken.

    Wrong:
        deck:
          - id: stamping
            do:
              - choose: 2
                from: [[{draw: 1}], [{place: {token: stamp, at: a unit}}]]

    Right:
        deck:
          - id: stamping
            do:
              - choose: 1
                from: [[{draw: 1}], [{place: {token: stamp, at: a unit}}]]
    """
    for program in all_programs(creator):
        for step in program.every:
            if isinstance(step, Pick) and (why := _why(step)):
                yield Hit(step.count.node.span, f"{program.name} {why}", _cure(step))


def _why(pick: Pick) -> str:
    count, there = pick.count.tree, len(pick.lists)
    if not isinstance(count, Amount):
        return ""
    if not count.number:
        return "chooses none of its branches"
    if count.number > there:
        return f"chooses {pick.count.text} of {there} branches"
    all_of_them = count.number == there and not count.up_to
    return f"chooses all of its {there} branches" if all_of_them else ""


def _cure(pick: Pick) -> str:
    most = len(pick.lists) - 1
    return f"choose {'1' if most == 1 else f'1 to {most}'}, or write the clauses without a choice"
