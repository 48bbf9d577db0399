"""A report for a step of GitHub Actions: workflow commands, which become annotations.

GitHub shows ten annotations of a step; so the ten most severe findings are annotations and the
others plain lines. Text from files is neither a workflow command nor a part of one.
"""

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from react_tools.findings import Level
from react_tools.render.findings.text import finding_lines
from react_tools.render.line import Line, line, plain
from react_tools.render.reports.text import closing
from react_tools.render.rooted import rooted
from react_tools.render.summary import count
from react_tools.report import Report, Told
from react_tools.source.span import Span

_SHOWN = 10
_WORDS = {Level.ERROR: "error", Level.WARNING: "warning", Level.NOTE: "notice"}
_DATA = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_PROPERTY = {**_DATA, ":": "%3A", ",": "%2C"}
# The runner obeys `::x::` at the start of a line, behind blanks too, and `##[x]` anywhere.
_OBEYED = re.compile(r"^(?=\s*::)|(?<=#)(?=#\w*\[)")


def lines(report: Report) -> list[Line]:
    """Annotations, the other findings, and what was looked at."""
    told = report.worst_first()
    shown, others = told[:_SHOWN], told[_SHOWN:]
    whole = [line(_annotation(it)) for it in shown]
    if others:
        more = count(len(others), "findings").replace(" ", " more ", 1)
        whole.append(line(f"{more}, without annotations, since GitHub shows {_SHOWN} of a step:"))
        whole.extend(line(harmless(plain(one))) for it in others for one in _plain(it))
    return [*whole, *(line(harmless(each)) for each in closing(report))]


def harmless(text: str) -> str:
    """A line of output that is no workflow command."""
    return _OBEYED.sub(r"\\", text)


def _annotation(told: Told) -> str:
    finding, span = told.finding, told.finding.span
    places = {"file": rooted(span.path) or span.path, **_place(span), "title": finding.code}
    properties = ",".join(f"{name}={_escaped(it, _PROPERTY)}" for name, it in places.items())
    said = [told.message, *(f"    {span}: {word}" for span, word in finding.others)]
    said += [f"hint: {finding.hint}"] if finding.hint else []
    return f"::{_WORDS[finding.level]} {properties}::{_escaped(chr(10).join(said), _DATA)}"


def _place(span: Span) -> dict[str, str]:
    """Lines, and columns where they are on one line: GitHub takes no others."""
    # The end lies behind the last character: at the start of a line it means the one before.
    last = span.end_line - (span.end_column == 1 and span.end_line > span.line)
    place = {"line": str(span.line), "endLine": str(last)}
    if span.end_line == span.line:
        place |= {"col": str(span.column), "endColumn": str(span.end_column)}
    return place


def _escaped(text: str, signs: Mapping[str, str]) -> str:
    hidden = "".join(signs.get(it, it) for it in text)
    return re.sub(r"(?<=#)(?=#\w*\[)", r"\\", hidden)


def _plain(told: Told) -> Iterator[Line]:
    return finding_lines(replace(told.finding, message=told.message))
