"""Findings for people: place, level, code, fact; then the cure; then what was looked at."""

from collections.abc import Iterator, Sequence

from react_tools.findings import Finding, Level
from react_tools.render.line import Line, Piece, line
from react_tools.render.summary import Summary, count

STYLES = {Level.ERROR: "bold red", Level.WARNING: "bold yellow", Level.NOTE: "bold cyan"}


def lines(findings: Sequence[Finding], summary: Summary) -> list[Line]:
    """Every finding in order, and the summary."""
    told = [one for finding in findings for one in finding_lines(finding)]
    return [*told, line(f"{_total(findings)} in {summary}")]


def finding_lines(finding: Finding) -> Iterator[Line]:
    """One finding: `dancer.yaml:7:9: error RA101 …`, its cure, its other places."""
    level = Piece(str(finding.level), STYLES[finding.level])
    yield line(f"{finding.span}: ", level, " ", Piece(finding.code, "bold"), f" {finding.message}")
    for span, word in finding.others:
        yield line(f"    {span}: {word}")
    if finding.hint:
        yield line(Piece("    hint: ", "dim"), finding.hint)


def _total(findings: Sequence[Finding]) -> str:
    levels = [
        count(number, f"{level}s")
        for level in sorted(Level, reverse=True)
        if (number := sum(it.level is level for it in findings))
    ]
    return ", ".join(levels) or "no findings"
