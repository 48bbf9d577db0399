"""A finding for people: place, level, code, fact; then its other places; then the cure."""

from collections.abc import Iterator

from react_tools.findings import Finding, Level
from react_tools.render.line import Line, Piece, line
from react_tools.render.mendable import mark

STYLES = {Level.ERROR: "bold red", Level.WARNING: "bold yellow", Level.NOTE: "bold cyan"}


def finding_lines(finding: Finding) -> Iterator[Line]:
    """One finding: `dancer.yaml:7:9: error RA101 …`, its cure, its other places."""
    level = Piece(str(finding.level), STYLES[finding.level])
    told = (Piece(finding.code, "bold"), f" {finding.message}", Piece(mark(finding), "dim"))
    yield line(f"{finding.span}: ", level, " ", *told)
    for span, word in finding.others:
        yield line(f"    {span}: {word}")
    if finding.hint:
        yield line(Piece("    hint: ", "dim"), finding.hint)
