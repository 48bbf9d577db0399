"""Findings for programs: one JSON document."""

from collections.abc import Sequence

from react_tools.findings import Finding
from react_tools.render.document import document
from react_tools.render.line import Line
from react_tools.render.summary import Summary
from react_tools.source.span import Span


def lines(findings: Sequence[Finding], summary: Summary) -> list[Line]:
    """`{"findings": […], "looked_at": {…}}`."""
    return document({"findings": [data(it) for it in findings], "looked_at": dict(summary.counts)})


def data(finding: Finding) -> dict[str, object]:
    """One finding as plain data; lines and columns count from one."""
    return {
        "code": finding.code,
        "level": str(finding.level),
        **place(finding.span),
        "message": finding.message,
        "hint": finding.hint,
        "others": [{**place(span), "message": word} for span, word in finding.others],
    }


def place(span: Span) -> dict[str, object]:
    """A span as plain data; its end lies behind its last character."""
    return {
        "path": span.path,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
