"""A report for programs: one JSON document, with the keys that its command has."""

from react_tools.render.document import document
from react_tools.render.findings.json import data, place
from react_tools.render.line import Line
from react_tools.report import Report, Result, Settled, Tally


def lines(report: Report) -> list[Line]:
    """`findings`; of `test` and `check` `scenarios`; of all but `test` what was looked at.

    What is settled has the keys of a finding, and by what it is. `statistics` come on demand.
    """
    whole: dict[str, object] = {}
    if report.task in {"test", "check"}:
        whole["scenarios"] = [_scenario(it) for it in report.results]
    whole["findings"] = [data(it) for it in report.findings]
    if report.task != "test":
        whole["settled"] = [_settled(it) for it in report.settled]
        whole["left_out"] = report.left_out
        whole["looked_at"] = report.counts
    if report.view.tallies is not None:
        whole["statistics"] = [_tally(it) for it in report.view.tallies]
    if report.task == "check":
        whole["scope"] = report.scope
    return document(whole)


def _settled(it: Settled) -> dict[str, object]:
    comment = place(it.place) if it.place else None
    return {**data(it.finding), "by": it.by, "reason": it.reason, "comment": comment}


def _tally(it: Tally) -> dict[str, object]:
    return {"code": it.code, "level": str(it.level), "title": it.title, "count": it.count}


def _scenario(result: Result) -> dict[str, object]:
    return {
        "id": result.id,
        "title": result.title,
        "holds": result.holds,
        "findings": [data(finding) for finding in result.findings],
    }
