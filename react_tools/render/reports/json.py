"""A report for programs: one JSON document, with the keys that its command has."""

from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.line import Line
from react_tools.report import Report, Result


def lines(report: Report) -> list[Line]:
    """`findings`; of `test` and `check` `scenarios`; of `lint` and `check` `looked_at`."""
    whole: dict[str, object] = {}
    if report.task != "lint":
        whole["scenarios"] = [_scenario(it) for it in report.results]
    whole["findings"] = [data(it) for it in report.findings]
    if report.task != "test":
        whole["looked_at"] = report.counts
    if report.task == "check":
        whole["scope"] = report.scope
    return document(whole)


def _scenario(result: Result) -> dict[str, object]:
    return {
        "id": result.id,
        "title": result.title,
        "holds": result.holds,
        "findings": [data(finding) for finding in result.findings],
    }
