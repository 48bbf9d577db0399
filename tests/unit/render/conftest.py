"""Reports to be written, with texts that mean something to somebody."""

from collections.abc import Callable, Sequence

import pytest

from react_tools.findings import Finding, Level
from react_tools.report import Report, Result
from react_tools.source.span import Span

HARD_TEXTS = [
    "one\ntwo",
    "one\rtwo",
    "::error::boo",
    "  ::set-output name=x::y",
    "##[group]x",
    "100%0Aoff",
    "<b>bold</b> & <script>",
    "[red]x[/red]",
    "[word](http://x)",
    "| a | b |",
    "*a* _b_ `c`",
    "\x1b[31mred",
    "竜と剣, дракон",
    "]]>",
    "a\0b",
    "\ud800",
    "\ufffe",
    "a, b: c",
    "\u202eturned",
]


@pytest.fixture(autouse=True)
def no_service(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has told where the checkout or the summary lies."""
    for name in ("GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(params=HARD_TEXTS, ids=ascii)
def hard(request: pytest.FixtureRequest) -> str:
    """A text that means something to somebody."""
    text: str = request.param
    return text


@pytest.fixture
def hard_path(hard: str) -> str:
    """The name of a file that means something to somebody."""
    return hard.replace("\0", "").replace("\ud800", "\udcff")


def _finding(
    message: str = "wrong",
    *,
    code: str = "RA101",
    level: Level = Level.ERROR,
    path: str = "a.yaml",
    line: int = 1,
) -> Finding:
    return Finding(code, level, Span(path, line, 3, line, 5), message)


@pytest.fixture
def finding() -> Callable[..., Finding]:
    """Make a finding on two characters."""
    return _finding


@pytest.fixture
def many() -> Callable[..., tuple[Finding, ...]]:
    """Make so many findings of a level, one a line."""

    def _many(number: int, level: Level = Level.ERROR) -> tuple[Finding, ...]:
        lines = range(1, number + 1)
        return tuple(_finding(f"{level} {at}", line=at, level=level) for at in lines)

    return _many


@pytest.fixture
def report() -> Callable[..., Report]:
    """Make a report of `check` on two files, with these findings."""

    def _report(*findings: Finding, results: Sequence[Result] = (), scope: str = "") -> Report:
        counts = {"files": 2, "creators": 1, "scenarios": len(results), "checks": 22}
        files = ("a.yaml", "b.yaml")
        return Report("check", findings, counts, tuple(results), files, ("react",), scope)

    return _report


@pytest.fixture
def result() -> Callable[..., Result]:
    """Make what came of a scenario; with messages it does not hold."""

    def _result(name: str, *messages: str, played: bool = True) -> Result:
        path = f"scenarios/{name}.yaml"
        found = tuple(_finding(it, code="RT209", path=path) for it in messages)
        return Result(name, f"Title of {name}", path, found, played)

    return _result
