"""What a run has found: when it has failed, and in which order it is told."""

from react_tools.findings import Finding, Level
from react_tools.report import Report, Result
from react_tools.source.span import Span


def finding(message: str, level: Level = Level.ERROR, code: str = "RA101") -> Finding:
    return Finding(code, level, Span.at("a.yaml", 1, 1), message)


def report(*findings: Finding, results: tuple[Result, ...] = ()) -> Report:
    return Report("check", findings, {}, results)


def untried(name: str, message: str) -> Result:
    return Result(name, "", f"{name}.yaml", (finding(message),), played=False)


def test_an_error_fails_a_run() -> None:
    assert report(finding("x")).failed


def test_warnings_and_notes_fail_no_run() -> None:
    assert not report(finding("x", Level.WARNING), finding("y", Level.NOTE)).failed


def test_a_scenario_that_does_not_hold_fails_a_run() -> None:
    assert report(results=(Result("a", "", "a.yaml", (finding("x"),)),)).failed


def test_a_scenario_with_a_note_holds() -> None:
    noted = report(results=(Result("a", "", "a.yaml", (finding("x", Level.NOTE),)),))

    assert (noted.failed, [it.message for it in noted.told()]) == (False, ["a: x"])


def test_scenarios_that_hold_fail_no_run() -> None:
    assert not report(results=(Result("a", "", "a.yaml"),)).failed


def test_the_most_severe_comes_first_and_else_the_order_stays() -> None:
    found = [
        finding("n1", Level.NOTE),
        finding("e1"),
        finding("w1", Level.WARNING),
        finding("e2"),
    ]
    failing = Result("a", "", "a.yaml", (finding("e3"),))

    told = report(*found, results=(failing,)).worst_first()

    assert [it.finding.message for it in told] == ["e1", "e2", "e3", "w1", "n1"]


def test_what_keeps_scenarios_from_being_played_is_told_once() -> None:
    results = untried("a", "no dancer"), untried("b", "no dancer"), untried("c", "no clerk")

    told = [it.message for it in report(results=results).told()]

    assert told == ["a and 1 more: no dancer", "c: no clerk"]


def test_scenarios_that_were_played_are_told_one_by_one() -> None:
    results = [Result(name, "", f"{name}.yaml", (finding("no"),)) for name in "ab"]

    told = [it.message for it in report(results=tuple(results)).told()]

    assert told == ["a: no", "b: no"]


def test_lint_tells_nothing_of_scenarios() -> None:
    whole = report(finding("x"), results=(Result("a", "", "a.yaml", (finding("y"),)),))

    assert [it.message for it in whole.of_lint().told()] == ["x"]


def test_check_tells_what_lint_and_a_scenario_find_at_one_place_only_once() -> None:
    whole = report(finding("no dancer; 3 more"), results=(untried("a", "no dancer"),))

    assert [it.message for it in whole.of_check().told()] == ["a: no dancer"]
