"""How two scenarios differ, for programs."""

from collections.abc import Mapping, Sequence

from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.line import Line
from react_tools.render.story import Told, events
from react_tools.rulebook import Rule
from react_tools.scenario import difference
from react_tools.scenario.difference import Leaf
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang
from react_tools.trace.parting import Sided, parting


def lines(one: Run, other: Run, lang: Lang, rules: Mapping[str, Rule]) -> list[Line]:
    """Both scenarios, what differs, how many events they share at first, and all that follows."""
    laid = parting(events(one, lang, rules), events(other, lang, rules))
    whole = {
        "one": _run(one),
        "other": _run(other),
        "same_trace": not laid.rest,
        "setting": leaves(difference.setting(one.scenario, other.scenario)),
        "shared": len(laid.shared),
        "rest": [sided(it) for it in laid.rest],
        "outcome": leaves(difference.outcome(one, other)),
    }
    return document(whole)


def sided(it: Sided[Told]) -> dict[str, object]:
    """Something that happened, and in which of the two."""
    told = it.item
    return {"in": it.side, "depth": told.depth, "text": told.text, "rules": list(told.rules)}


def _run(run: Run) -> dict[str, object]:
    return {
        "scenario": run.scenario.id,
        "title": run.scenario.title,
        "holds": run.ok,
        "findings": [data(it) for it in run.findings],
    }


def leaves(found: Sequence[Leaf]) -> list[dict[str, str | None]]:
    """What differs, leaf by leaf."""
    return [{"path": it.path, "one": it.one or None, "other": it.other or None} for it in found]
