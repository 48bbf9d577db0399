"""A report for people."""

from collections.abc import Callable

import pytest

from react_tools.findings import Finding, Level
from react_tools.render.line import plain
from react_tools.render.reports.text import lines
from react_tools.report import Report, Result

Make = Callable[..., Report]
Find = Callable[..., Finding]
Play = Callable[..., Result]


def told(report: Report) -> list[str]:
    return [plain(it) for it in lines(report)]


def test_success_is_one_line(report: Make, result: Play) -> None:
    assert told(report(results=[result("a"), result("b")])) == [
        "no findings; 2 scenarios hold; looked at 2 files, 1 creator, 2 scenarios, 22 checks"
    ]


def test_what_was_not_looked_at_is_a_second_line(report: Make, result: Play) -> None:
    assert told(report(results=[result("a")], scope="since main: a part")) == [
        "no findings; 1 scenario holds; looked at 2 files, 1 creator, 1 scenario, 22 checks",
        "since main: a part",
    ]


def test_where_nothing_was_looked_at_it_is_said_why() -> None:
    assert told(Report("check", (), {}, scope="since main nothing")) == ["since main nothing"]


def test_findings_come_before_failing_scenarios(report: Make, find: Find, result: Play) -> None:
    whole = report(find("wrong"), results=[result("a"), result("b", "no")])

    assert told(whole) == [
        "a.yaml:1:3: error RA101 wrong",
        "FAIL b",
        "     scenarios/b.yaml:1:3: error RT209 no",
        "1 error; 1 of 2 scenarios fails; looked at 2 files, 1 creator, 2 scenarios, 22 checks",
    ]


def test_what_keeps_scenarios_from_being_played_is_told_once(report: Make, result: Play) -> None:
    whole = report(results=[result(name, "no dancer", played=False) for name in "abc"])

    assert told(whole)[:-1] == [
        "FAIL a",
        "     scenarios/a.yaml:1:3: error RT209 no dancer",
        "     2 scenarios more cannot be played because of it",
    ]


@pytest.mark.parametrize(
    ("levels", "total"),
    [
        ([Level.NOTE, Level.ERROR, Level.ERROR, Level.WARNING], "2 errors, 1 warning, 1 note"),
        ([Level.NOTE], "1 note"),
        ([], "no findings"),
    ],
)
def test_findings_are_counted_by_level(
    report: Make, find: Find, levels: list[Level], total: str
) -> None:
    whole = report(*(find(str(at), level=level) for at, level in enumerate(levels)))

    assert told(whole)[-1].startswith(f"{total}; no scenarios; looked at ")


@pytest.fixture
def find(finding: Find) -> Find:
    return finding
