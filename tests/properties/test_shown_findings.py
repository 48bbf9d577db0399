"""Findings on every file that is broken here, as they are shown: in colour and plain, by carets."""

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from react_tools.findings import Finding
from react_tools.render import screen
from react_tools.render.findings.texts import Texts
from react_tools.render.line import Line, plain, width
from react_tools.render.reports import text
from react_tools.report import Report
from react_tools.rulesets import RULESETS
from react_tools.source.span import Span
from tests.broken.judged import found
from tests.broken.test_cases import FILES, case
from tests.conformance.test_cases import CASES, blocks, findings

_CASE = re.compile(r"^===== (?P<name>.*)\n", re.MULTILINE)
_FILE = re.compile(r"^(?:---\n)?# file: (?P<name>.*)\n", re.MULTILINE)
_STYLE = re.compile(r"\x1b\[[0-9;]*m")
_MARKS = re.compile(r" +\| (?P<before> *)(?P<marks>\^+|-+)(?: … to line \d+)?")
_ROW = re.compile(r" +(?P<number>\d+) \|(?: (?P<text>.*))?")
_OTHERS = 3


class Told(NamedTuple):
    """What is found in files, with their texts."""

    texts: Mapping[str, str]
    findings: Sequence[Finding]

    def lines(self, columns: int = 80) -> Sequence[Line]:
        return text.lines(
            Report("lint", tuple(self.findings), {}), Texts(given=self.texts), columns
        )


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


@cache
def every() -> Sequence[Told]:
    """All cases of checks, and all files that something was wrong with once."""
    return [*_of_checks(), *_of_files()]


def _of_checks() -> Iterator[Told]:
    for game in RULESETS:
        files_of_game = (CASES / game).glob("*.yaml")
        for path in sorted(it for it in files_of_game if it.stem != "base"):
            for _, told in blocks(path.read_text("utf-8"), _CASE):
                files = dict(blocks(told, _FILE))
                yield Told(files, findings(game, files))


def _of_files() -> Iterator[Told]:
    for file in FILES:
        source = case(file)
        yield Told({source.path: source.data.decode()}, found(source, source.data))


def shown(lines: Sequence[Line]) -> str:
    """What a terminal gets of a report."""
    stream = Terminal()
    screen.show(lines, stream, prose=True)
    return stream.getvalue()


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show all at a terminal of eighty columns."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)


def test_colours_change_no_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    coloured = [shown(it.lines()) for it in every()]
    monkeypatch.setenv("NO_COLOR", "1")

    assert [_STYLE.sub("", it) for it in coloured] == [shown(it.lines()) for it in every()]
    assert any("\x1b[1;31m^" in it for it in coloured)


def test_no_line_is_wider_than_a_terminal_but_where_a_name_of_a_file_is() -> None:
    lines = (line for it in every() for line in _STYLE.sub("", shown(it.lines())).splitlines())

    wide = [it for it in lines if width(it) > 80]
    assert [it for it in wide if max(map(len, it.split())) < 76] == []


def test_a_pipe_gets_what_a_wide_terminal_gets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")

    for it in every():
        piped = "".join(f"{plain(one)}\n" for one in it.lines())
        assert _STYLE.sub("", shown(it.lines())) == piped


@pytest.mark.parametrize("columns", [80, 50])
def test_carets_stand_beneath_what_is_meant(columns: int) -> None:
    marked = 0
    for it in every():
        wanted = [span for finding in it.findings for span in spans(finding, it.texts)]
        rows = [plain(one) for one in it.lines(columns)]
        pairs = [
            (above, mark) for above, below in pairwise(rows) if (mark := _MARKS.fullmatch(below))
        ]
        assert len(pairs) == len(wanted)
        for (above, mark), span in zip(pairs, wanted, strict=True):
            row = _ROW.fullmatch(above)
            assert row is not None
            assert int(row["number"]) == span.line
            assert is_beneath(row["text"] or "", mark, covered(it.texts[span.path], span)), span
            marked += 1

    assert marked > 100


def spans(finding: Finding, texts: Mapping[str, str]) -> Iterator[Span]:
    """The places of a finding that have an excerpt."""
    for span in (finding.span, *(span for span, _ in finding.others[:_OTHERS])):
        if span.path in texts:
            yield span


def covered(content: str, span: Span) -> str:
    """What a span covers in its first line."""
    row = content.split("\n")[span.line - 1]
    end = span.end_column - 1 if span.line == span.end_line else len(row.rstrip())
    return row[span.column - 1 : end]


def is_beneath(told: str, mark: re.Match[str], wanted: str) -> bool:
    """Whether the characters above the carets are those that a span covers, as far as shown."""
    first, last = len(mark["before"]), len(mark["before"]) + len(mark["marks"])
    above = "".join(it for at, it in enumerate_cells(told) if first <= at < last)
    if not wanted:
        return last - first == 1
    return above == wanted or (above.endswith("…") and wanted.startswith(above[:-1]))


def enumerate_cells(told: str) -> Iterator[tuple[int, str]]:
    """The characters of a line, each with the column it begins at."""
    for at, it in enumerate(told):
        yield width(told[:at]), it
