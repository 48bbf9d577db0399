"""What has changed, for programs: one JSON document, the same in every language."""

from collections.abc import Sequence

from react_tools.comparing.changes import FactChange, SheetChange, ThingChange
from react_tools.comparing.compared import Compared
from react_tools.comparing.hunks import Hunk
from react_tools.comparing.sheets import Fact, indented
from react_tools.comparing.sides import Side
from react_tools.render.compared.words import tally
from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.line import Line
from react_tools.trace.event import Lang


def lines(before: Side, after: Side, every: Sequence[Compared], _: Lang) -> list[Line]:
    """The whole comparison, of every game that has files on either side."""
    return document(
        {
            "before": _side(before),
            "after": _side(after),
            "same": not any(it.changes for it in every),
            "counts": tally(every),
            "rulesets": [
                {"ruleset": it.ruleset, "sheets": [_sheet(change) for change in it.changes]}
                for it in every
            ],
        }
    )


def _side(side: Side) -> dict[str, object]:
    return {
        "named": side.told,
        "files": side.files,
        "findings": [data(it) for it in side.findings],
    }


def _sheet(change: SheetChange) -> dict[str, object]:
    own = _thing(change.own, change.sheet.kind)
    things = [_thing(it, it.thing.section) for it in change.things]
    return {**own, "things": things}


def _thing(change: ThingChange, kind: str) -> dict[str, object]:
    return {
        "change": change.word,
        "kind": kind,
        "id": change.thing.id,
        "was": change.was,
        "name": dict(change.thing.name),
        "facts": [_fact(it) for it in change.facts],
    }


def _fact(change: FactChange) -> dict[str, object]:
    told: dict[str, object] = {
        "fact": ".".join(change.path),
        "before": _value(change.before),
        "after": _value(change.after),
    }
    if change.hunks:
        told["clauses"] = [_hunk(it) for it in change.hunks]
    return told


def _value(fact: Fact | None) -> object:
    return None if fact is None else fact.value


def _hunk(hunk: Hunk) -> dict[str, object]:
    return {
        "within": list(hunk.within),
        "behind": hunk.behind,
        "before": [indented(it) for it in hunk.before],
        "after": [indented(it) for it in hunk.after],
    }
