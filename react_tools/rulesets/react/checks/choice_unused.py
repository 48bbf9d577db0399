"""RA119: a choice that nothing asks for afterwards."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import refs, spoken
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.statement import Done
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Clause, Step, Written, inside


@check("RA119", Level.WARNING, Creator)
def choice_unused(creator: Creator, _: Library) -> Iterator[Hit]:
    """A `pick` chooses something, and nothing after it reads `chosen`.

    Why it matters: `pick` changes nothing by itself, so players choose for no reason. Most often
    the clause behind it asks anew (`an own unit`), and quite another one may be taken.

    Wrong:
        deck:
          - {id: stamping, do: [{pick: an enemy unit}, {exhaust: an enemy unit}]}

    Right:
        deck:
          - {id: stamping, do: [{pick: an enemy unit}, {exhaust: chosen}]}
    """
    for program in all_programs(creator):
        if not any(it.verb == "pick" for it in program.clauses):
            continue
        for pick in _unread(program.steps, ()):
            message = f"{program.name} picks, and nothing after that reads 'chosen'"
            cure = "read it in a clause behind it: `chosen`, or leave the pick out"
            yield Hit(pick.span, message, cure)


def _unread(steps: tuple[Step, ...], behind: tuple[Step, ...]) -> Iterator[Clause]:
    """The picks of which neither the rest of their own list nor what comes *behind* it reads."""
    for at, step in enumerate(steps):
        rest = (*steps[at + 1 :], *behind)
        if isinstance(step, Clause) and step.verb == "pick" and not any(map(_reads, spoken(rest))):
            yield step
        for inner in inside(step):
            yield from _unread(inner, rest)


def _reads(written: Written) -> bool:
    """Whether a phrase tells what was picked, or whether anything was, or cannot be read."""
    done = written.kind == "condition" and any(isinstance(it, Done) for it in written.walk())
    return written.tree is None or done or bool(refs(written, "chosen"))
