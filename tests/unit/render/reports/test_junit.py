"""A report as JUnit XML: what reads it counts right, and every text is XML."""

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from react_tools.findings import Edit, Finding, Fix, Level
from react_tools.render.findings.texts import Texts
from react_tools.render.line import plain
from react_tools.render.reports.junit import lines
from react_tools.report import Report, Result
from react_tools.source.span import Span

Make = Callable[..., Report]
Find = Callable[..., Finding]
Play = Callable[..., Result]


PAGE = "    page: react-tools explain RA101"


def document(report: Report, texts: Texts | None = None) -> str:
    return "\n".join(plain(it) for it in lines(report, texts))


def parsed(report: Report, texts: Texts | None = None) -> Any:
    return ET.fromstring(document(report, texts))  # noqa: S314 -- our own


def counts(element: Any) -> tuple[str, str, str]:
    return element.get("tests"), element.get("failures"), element.get("errors")


@pytest.fixture
def whole(report: Make, finding: Find, result: Play) -> Report:
    """Two errors and a warning in one file of two, one scenario of two that does not hold."""
    found = finding("one"), finding("two"), finding("three", level=Level.WARNING)
    return report(*found, results=[result("t/a"), result("t/b", "no")], scope="a part")


def test_a_file_and_a_scenario_are_a_case_each(whole: Report) -> None:
    cases = [
        (suite.get("name"), case.get("name"), case.get("file"))
        for suite in parsed(whole)
        for case in suite.findall("testcase")
    ]

    assert cases == [
        ("lint", "a.yaml", "a.yaml"),
        ("lint", "b.yaml", "b.yaml"),
        ("scenarios", "t/a", "scenarios/t/a.yaml"),
        ("scenarios", "t/b", "scenarios/t/b.yaml"),
    ]


def test_the_counts_are_those_of_the_cases(whole: Report) -> None:
    root = parsed(whole)

    assert counts(root) == ("4", "2", "0")
    assert [counts(suite) for suite in root] == [("2", "1", "0"), ("2", "1", "0")]
    assert [len(suite.findall("testcase/failure")) for suite in root] == [1, 1]


def test_the_errors_of_a_file_are_one_failure(whole: Report) -> None:
    failure = parsed(whole).find("testsuite/testcase/failure")

    assert (failure.get("message"), failure.get("type")) == ("one", "RA101")
    assert failure.text.splitlines() == [
        "a.yaml:1:3: error RA101 one",
        PAGE,
        "",
        "a.yaml:1:3: error RA101 two",
    ]


def test_each_case_names_the_page_of_its_codes(report: Make, finding: Find) -> None:
    told = document(report(finding("one"), finding("two", path="b.yaml")))

    assert told.count(PAGE) == 2


def test_the_lines_of_files_stand_beneath_what_is_said_of_them(report: Make, finding: Find) -> None:
    found = replace(finding("one"), others=((Span("b.yaml", 1, 1, 1, 2), "as here"),))
    texts = Texts(given={"a.yaml": "x: <&>\x1b]]>\udc80\n", "b.yaml": "y: z\n"})

    (failure,) = parsed(report(found), texts).iter("failure")
    assert failure.text.splitlines() == [
        "a.yaml:1:3: error RA101 one",
        "    1 | x: <&>\\x1b]]>\\x80",
        "      |   ^^",
        "    b.yaml:1:1: as here",
        "    1 | y: z",
        "      | -",
        PAGE,
    ]


def test_only_lint_says_which_of_its_flags_mends(report: Make, finding: Find) -> None:
    found = finding("one")
    mended = report(replace(found, fix=Fix((Edit(found.span, "x"),))))

    assert "[--unsafe-fixes]" not in document(mended)
    assert "error RA101 one [--unsafe-fixes]" in document(replace(mended, task="lint"))


def test_a_warning_is_said_and_is_no_failure(report: Make, finding: Find) -> None:
    root = parsed(report(finding("three", level=Level.WARNING)))

    assert counts(root) == ("2", "0", "0")
    told = root.find("testsuite/testcase/system-out").text
    assert told == f"a.yaml:1:3: warning RA101 three\n{PAGE}"


def test_times_are_nought(whole: Report) -> None:
    assert {it.get("time") for it in parsed(whole).iter("testcase")} == {"0"}


def test_what_was_looked_at_is_a_property(whole: Report) -> None:
    told = {it.get("name"): it.get("value") for it in parsed(whole)[0].iter("property")}

    assert told == {
        "looked_at": "2 files, 1 creator, 2 scenarios, 22 checks",
        "scope": "a part",
    }


def test_a_finding_in_another_file_has_a_case_too(report: Make, finding: Find) -> None:
    root = parsed(report(finding("x", path="c.yaml")))

    assert [it.get("name") for it in root.iter("testcase")] == ["a.yaml", "b.yaml", "c.yaml"]


@pytest.mark.parametrize(
    ("task", "suites"),
    [("lint", ["lint"]), ("test", ["scenarios"]), ("check", ["lint", "scenarios"])],
)
def test_a_command_has_the_suites_of_what_it_did(task: Any, suites: list[str]) -> None:
    assert [it.get("name") for it in parsed(Report(task, (), {}))] == suites


def test_the_faulty_files_of_test_are_cases(finding: Find) -> None:
    root = parsed(Report("test", (finding("x"),), {}, (), ("a.yaml", "b.yaml")))

    assert [it.get("name") for it in root.iter("testcase")] == ["a.yaml"]


def test_every_text_is_text_and_what_xml_cannot_hold_is_shown(
    hard: str, hard_path: str, report: Make, finding: Find
) -> None:
    told = document(report(finding(hard, path=hard_path)))

    (failure,) = ET.fromstring(told).iter("failure")  # noqa: S314 -- our own
    shown = re.sub(
        r"\\(?:x(..)|u(....))", lambda it: chr(int(it[1] or it[2], 16)), failure.text or ""
    )
    assert shown == f"{hard_path}:1:3: error RA101 {hard}\n{PAGE}"
    assert set(told.encode()) & {*range(9), 11, 12, *range(14, 32)} == set()


def test_the_document_says_which_letters_it_has(whole: Report) -> None:
    assert document(whole).startswith('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ')
