"""RA123: `done` where no clause has come before it."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import Program, all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.statement import Done
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Branch, Clause, May, Step, Written, inside


@check("RA123", Level.ERROR, Creator)
def outcome_of_nothing(creator: Creator, _: Library) -> Iterator[Hit]:
    """A condition asks for `done`, and no clause and no `may` has come before it.

    Why it matters: `done` is the outcome of the clause before. Where there is none it never holds,
    so what hangs on it never happens. Most often two clauses were exchanged.

    Wrong:
        deck:
          - id: stamping
            do:
              - {if: done, then: [{draw: 1}]}
              - place: {token: stamp, at: a unit}

    Right:
        deck:
          - id: stamping
            do:
              - place: {token: stamp, at: a unit}
              - {if: done, then: [{draw: 1}]}
    """
    for program in all_programs(creator):
        if not any("done" in it.text for it in program.written):
            continue
        for written in _asked_too_soon(program):
            message = f"{program.name} asks for 'done', and nothing has been carried out before"
            yield Hit(written.node.span, message, "put it behind the clause that it asks about")


def _asked_too_soon(program: Program) -> Iterator[Written]:
    yield from (it for it in program.head if it.kind == "condition" and _asks(it))
    yield from _before_any(program.steps)


def _before_any(steps: tuple[Step, ...]) -> Iterator[Written]:
    """The conditions with `done` that are seen before any clause."""
    for step in steps:
        if isinstance(step, Clause):
            return
        if isinstance(step, Branch) and _asks(step.condition):
            yield step.condition
        for inner in inside(step):
            yield from _before_any(inner)
        if isinstance(step, May) or any(map(_has_clause, inside(step))):
            return


def _has_clause(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(it, Clause | May) or any(map(_has_clause, inside(it))) for it in steps)


def _asks(written: Written) -> bool:
    return any(isinstance(it, Done) for it in written.walk())
