"""RA122: a condition that is no question."""

from collections.abc import Iterator, Mapping

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.checking.sheet import sheet_of
from react_tools.rulesets.react.checking.verdicts import Judge, Known, Verdict, known_by
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.statement import Condition
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.steps import Branch, Step, Written, inside

_NOTHING: Known = {}


@check("RA122", Level.WARNING, Creator)
def condition_always_same(creator: Creator, library: Library) -> Iterator[Hit]:
    """A condition, or a part of one, holds always or never.

    Why it matters: one side of such an `if` is never reached, and the card says more than it does.
    So it is with more tokens or summons than there are, with what a unit is by its card, with
    `you are active` or `slot is 1` on an intention, and with what the `if` around it has asked
    already.

    Wrong:
        deck:
          - id: stamping
            do: [{if: creator has 5 stamp, then: [{place: {token: stamp, at: a unit}}]}]

    Right:
        deck:
          - id: stamping
            do: [{if: creator has 2 stamp, then: [{place: {token: stamp, at: a unit}}]}]
    """
    sheet = sheet_of(creator)
    for program in all_programs(creator):
        judge = Judge(program, sheet, library.numbers)
        passive = program.passive
        if passive is not None and passive.condition is not None:
            yield from _told(passive.condition, _verdict(judge, passive.condition, _NOTHING))
        if len(program.every) > len(program.clauses):
            yield from _follow(program.steps, judge)


def _follow(steps: tuple[Step, ...], judge: Judge, known: Known = _NOTHING) -> Iterator[Hit]:
    """The conditions of these steps; what is *known* holds for the first of them only."""
    for at, step in enumerate(steps):
        if not isinstance(step, Branch):
            for inner in inside(step):
                yield from _follow(inner, judge)
            continue
        now = known if at == 0 else _NOTHING
        found = _verdict(judge, step.condition, now)
        yield from _told(step.condition, found)
        tree = step.condition.tree if found is None else None
        for inner, holds in ((step.then, True), (step.otherwise, False)):
            yield from _follow(inner, judge, {**now, **_known(tree, holds=holds)})


def _verdict(judge: Judge, written: Written, known: Known) -> Verdict | None:
    return judge.verdict(written.tree, known) if isinstance(written.tree, Condition) else None


def _known(tree: object, *, holds: bool) -> Mapping[Condition, bool]:
    return known_by(tree, holds=holds) if isinstance(tree, Condition) else {}


def _told(written: Written, verdict: Verdict | None) -> Iterator[Hit]:
    if verdict is not None:
        message = f"this condition, or a part of it, {verdict.holds} holds: {verdict.why}"
        yield Hit(written.node.span, message, "ask what can be either way, or leave it out")
