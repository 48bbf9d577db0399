"""A finding for programs: plain data."""

from react_tools.findings import Finding, Fix
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
        "fix": _fix(finding.fix),
    }


def _fix(fix: Fix | None) -> dict[str, object] | None:
    """What would mend it: what shall stand in place of what, in the order of the file."""
    if fix is None:
        return None
    edits = [{**place(edit.span), "text": edit.text} for edit in fix.edits]
    return {"safe": fix.safe, "edits": edits}


def place(span: Span) -> dict[str, object]:
    """A span as plain data; its end lies behind its last character."""
    return {
        "path": span.path,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }
