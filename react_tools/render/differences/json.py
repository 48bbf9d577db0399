"""How two scenarios differ, for programs."""

from collections.abc import Mapping, Sequence

from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.line import Line
from react_tools.render.story import Told, story
from react_tools.rulebook import Rule
from react_tools.scenario import difference
from react_tools.scenario.difference import Leaf
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang
from react_tools.trace.parting import parting


def lines(one: Run, other: Run, lang: Lang, rules: Mapping[str, Rule]) -> list[Line]:
    """Both scenarios, what differs, how many events they share at first, and all that follows."""
    events, events_other = (
        [it for it in story(run, lang, rules) if isinstance(it, Told)] for run in (one, other)
    )
    laid = parting(events, events_other)
    whole = {
        "one": _run(one),
        "other": _run(other),
        "same_trace": not laid.rest,
        "setting": _leaves(difference.setting(one.scenario, other.scenario)),
        "shared": len(laid.shared),
        "rest": [
            {
                "in": it.side,
                "depth": it.item.depth,
                "text": it.item.text,
                "rules": list(it.item.rules),
            }
            for it in laid.rest
        ],
        "outcome": _leaves(difference.outcome(one, other)),
    }
    return document(whole)


def _run(run: Run) -> dict[str, object]:
    return {
        "scenario": run.scenario.id,
        "title": run.scenario.title,
        "holds": run.ok,
        "findings": [data(it) for it in run.findings],
    }


def _leaves(leaves: Sequence[Leaf]) -> list[dict[str, str | None]]:
    return [{"path": it.path, "one": it.one or None, "other": it.other or None} for it in leaves]
