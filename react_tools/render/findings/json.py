"""A finding for programs: plain data."""

from react_tools.findings import Finding
from react_tools.source.span import Span


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
