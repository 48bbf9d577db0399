"""The results of many scenarios: a line each, then totals."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from react_tools.findings import Finding
from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.findings.text import finding_lines
from react_tools.render.line import Line, Piece, line
from react_tools.render.summary import count


class Result(Struct, frozen=True):
    """What came of one scenario; without findings it holds."""

    id: str
    title: str
    findings: tuple[Finding, ...]


def text_lines(results: Sequence[Result], broken: Sequence[Finding]) -> list[Line]:
    """For people."""
    lines: list[Line] = []
    for result in results:
        word = Piece("FAIL", "bold red") if result.findings else Piece("ok  ", "green")
        lines.append(line(word, f" {result.id}"))
        for finding in result.findings:
            lines.extend(line("     ", *each) for each in finding_lines(finding))
    for finding in broken:
        lines.extend(finding_lines(finding))
    failed = sum(bool(result.findings) for result in results)
    told = f"{count(len(results), 'scenarios')}: {len(results) - failed} passed, {failed} failed"
    unread = f"; {count(len(broken), 'findings')} in files" if broken else ""
    return [*lines, line(told, unread)]


def json_lines(results: Sequence[Result], broken: Sequence[Finding]) -> list[Line]:
    """For programs."""
    whole = {
        "scenarios": [
            {
                "id": it.id,
                "title": it.title,
                "holds": not it.findings,
                "findings": [data(finding) for finding in it.findings],
            }
            for it in results
        ],
        "findings": [data(finding) for finding in broken],
    }
    return document(whole)


Format = Callable[[Sequence[Result], Sequence[Finding]], list[Line]]
FORMATS: Mapping[str, Format] = {"text": text_lines, "json": json_lines}
