"""Counts of lines of play for programs: one document."""

from react_tools.render.document import document
from react_tools.render.line import Line
from react_tools.render.perft_words import Shown
from react_tools.trace.event import Lang


def lines(shown: Shown, _: Lang) -> list[Line]:
    """All counts by depth and in sum; those of first choices if they are wanted, else null."""
    scenario, counted = shown.scenario, shown.counted
    firsts = [
        {"choice": it.name, "terms": dict(it.terms), **it.count._asdict()} for it in counted.firsts
    ]
    return document(
        {
            "ruleset": scenario.ruleset,
            "scenario": scenario.id,
            "path": scenario.path,
            "limit": counted.limit,
            "after": list(counted.after),
            "firsts": firsts if shown.divided else None,
            "depths": [{"depth": at, **it._asdict()} for at, it in enumerate(counted.depths)],
            "sum": counted.whole._asdict(),
            "unnamed": [{"message": what, "hint": cure} for what, cure in counted.unnamed],
        }
    )
