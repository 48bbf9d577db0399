"""Steps done once for each member of a set, which `it` stands for meanwhile."""

from collections.abc import Callable

from react_tools.replay.outcome import nothing
from react_tools.replay.question import Option
from react_tools.rulesets.react.events.turns import ClauseEnded, MemberTreated
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.reasons import NO_MEMBER
from react_tools.rulesets.react.said import Said
from react_tools.rulesets.react.steps import Each
from react_tools.rulesets.react.table import Table

Run = Callable[[Frame], None]
Member = tuple[Option, int]
"""A unit or a zone, and which life of the unit."""


def each(step: Each, steps: Run, meaning: Meaning) -> Run:
    """Treat the members that the set has at the start; who has left meanwhile is skipped."""
    found = meaning.holders(step.those.phrase)

    def run(frame: Frame) -> None:
        stamp = frame.table.state.stamp
        rest = [(it, stamp[it.value] if it.field == "unit" else 0) for it in found(frame)]
        if not rest:
            _record_none(frame, step)
        outer = frame.it, frame.it_zone
        while rest := [it for it in rest if _is_there(frame.table, it)]:
            member = _next(frame, rest)
            rest.remove(member)
            holder = member[0]
            frame.it, frame.it_zone = holder.value, holder.field == "zone"
            if frame.table.recorder is not None:
                frame.table.record(MemberTreated(holder))
            with frame.table.beneath():
                steps(frame)
        frame.it, frame.it_zone = outer

    return run


def _next(frame: Frame, rest: list[Member]) -> Member:
    """Whose turn it is."""
    picked = frame.next_of([it for it, _ in rest])
    return next(member for member in rest if member[0] == picked)


def _is_there(table: Table, member: Member) -> bool:
    holder, stamp = member
    if holder.field == "zone":
        return True
    return table.lives(holder.value, stamp)


def _record_none(frame: Frame, step: Each) -> None:
    if frame.table.recorder is not None:
        came = nothing(NO_MEMBER, phrase=Said.by(frame, (step.those,)))
        frame.table.record(ClauseEnded(frame.id, "each", came, frame.sole))
