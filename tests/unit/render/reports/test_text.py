"""A report for people."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from react_tools.findings import Edit, Finding, Fix, Level
from react_tools.render.findings.texts import Texts
from react_tools.render.line import plain
from react_tools.render.reports.text import lines
from react_tools.report import Report, Result, Task

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
        "    page: react-tools explain RA101",
        "",
        "FAIL b",
        "     scenarios/b.yaml:1:3: error RT209 no",
        "         page: react-tools explain RT209",
        "",
        "1 error; 1 of 2 scenarios fails; looked at 2 files, 1 creator, 2 scenarios, 22 checks",
    ]


def test_what_keeps_scenarios_from_being_played_is_told_once(report: Make, result: Play) -> None:
    whole = report(results=[result(name, "no dancer", played=False) for name in "abc"])

    assert told(whole)[:-1] == [
        "FAIL a",
        "     scenarios/a.yaml:1:3: error RT209 no dancer",
        "         page: react-tools explain RT209",
        "     2 scenarios more cannot be played because of it",
        "",
    ]


def test_findings_of_several_files_stand_beneath_the_names_of_these(
    report: Make, find: Find
) -> None:
    level = Level.NOTE
    whole = report(
        find("one"), find("two", line=2), find("three", line=3, level=level), find("x", path="b c")
    )

    assert told(whole)[:-1] == [
        f"── a.yaml: 2 errors, 1 note {'─' * 52}",
        "a.yaml:1:3: error RA101 one",
        "    page: react-tools explain RA101",
        "",
        "a.yaml:2:3: error RA101 two",
        "",
        "a.yaml:3:3: note RA101 three",
        "",
        f"── b c: 1 error {'─' * 64}",
        "b c:1:3: error RA101 x",
        "",
    ]


def test_the_lines_of_a_file_are_shown_as_they_are_given(report: Make, find: Find) -> None:
    texts = Texts(given={"a.yaml": "x: y z\n"})

    assert [plain(it) for it in lines(report(find("wrong")), texts)][1:3] == [
        "    1 | x: y z",
        "      |   ^^",
    ]


@pytest.mark.parametrize(
    ("task", "sign"), [("lint", " [--fix]"), ("check", ""), ("test", ""), ("play", "")]
)
def test_only_lint_says_which_of_its_flags_mends(
    report: Make, find: Find, task: Task, sign: str
) -> None:
    found = find("wrong")
    fix = Fix((Edit(found.span, "right"),), safe=True)
    shown = told(replace(report(replace(found, fix=fix)), task=task))

    assert f"a.yaml:1:3: error RA101 wrong{sign}" in shown
    assert any("lint --fix" in it for it in shown) == (task == "lint")


def test_findings_follow_the_scenarios_that_were_played(
    report: Make, find: Find, result: Play
) -> None:
    whole = replace(report(find("wrong"), results=[result("a")]), task="test")

    assert told(whole)[:3] == ["ok   a", "", "a.yaml:1:3: error RA101 wrong"]


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
