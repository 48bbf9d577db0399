"""All that may be said about findings, on a whole report, in its order."""

from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.findings import Finding, Level
from react_tools.policy.applied import Policy, applied, tallied
from react_tools.policy.baseline import Baseline
from react_tools.policy.choice import Choice
from react_tools.policy.codes import Catalogue
from react_tools.policy.levels import Weight
from react_tools.report import Report
from react_tools.source.remark import Remark
from react_tools.source.span import Span

Find = Callable[..., Finding]
Remarks = Callable[[str], tuple[Remark, ...]]

ALLOW = "a: 1 # react-tools: allow RA101 -- x"


def nothing() -> Catalogue:
    raise AssertionError("nobody needs to know the codes")


def report(*findings: Finding, remarks: tuple[Remark, ...] = ()) -> Report:
    counts = {"files": 1, "checks": 2}
    return Report("check", findings, counts, (), ("f.yaml",), ("react",), remarks=remarks)


def codes(findings: tuple[Finding, ...]) -> list[str]:
    return [it.code for it in findings]


def test_where_nothing_is_said_nothing_changes_and_no_code_is_asked_for(found: Find) -> None:
    whole = report(found("RA101"), found("RT101", 2))

    assert applied(whole, Policy(nothing)) == whole


def test_a_comment_that_is_needed_asks_for_no_code(found: Find, remarks: Remarks) -> None:
    came = applied(report(found("RA101"), remarks=remarks(ALLOW)), Policy(nothing))

    assert (came.findings, len(came.settled)) == ((), 1)


def test_what_a_comment_allows_is_not_counted_in_the_baseline(
    found: Find, remarks: Remarks, known: Catalogue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = Baseline(tmp_path / "b.json").holding([found("RA101")], (), lambda _: True)

    whole = report(found("RA101"), remarks=remarks(ALLOW))
    came = applied(whole, Policy(lambda: known, baseline=before))

    assert [it.by for it in came.settled] == ["comment"]
    assert codes(came.findings) == ["RT075"]


def test_a_comment_is_needed_whatever_is_selected(
    found: Find, remarks: Remarks, known: Catalogue
) -> None:
    whole = report(found("RA101"), remarks=remarks(ALLOW))

    came = applied(whole, Policy(lambda: known, choice=Choice(("RA112", "RT070"))))

    assert (came.findings, came.settled, came.left_out) == ((), (), 0)


def test_checks_that_were_not_asked_for_are_not_counted(known: Catalogue) -> None:
    came = applied(report(), Policy(lambda: known, choice=Choice(("RA101",))))

    assert came.counts == {"files": 1, "checks": 1}


def test_a_level_holds_for_what_is_wrong_with_comments_too(
    remarks: Remarks, known: Catalogue
) -> None:
    said = (Weight("RT070", Level.ERROR, Span.at("s", 1, 1)),)

    came = applied(report(remarks=remarks(ALLOW)), Policy(lambda: known, said))

    assert [(it.code, it.level) for it in came.findings] == [("RT070", Level.ERROR)]


@pytest.mark.parametrize("level", [None, Level.NOTE])
def test_no_level_holds_for_what_keeps_a_file_from_being_read(
    found: Find, known: Catalogue, level: Level | None
) -> None:
    said = (Weight("RT", level, Span.at("s", 1, 1)),)

    assert applied(report(found("RT101")), Policy(lambda: known, said)).failed


def test_off_does_not_silence_what_is_wrong_with_comments(
    remarks: Remarks, known: Catalogue
) -> None:
    said = (Weight("RT", None, Span.at("s", 1, 1)),)

    came = applied(report(remarks=remarks(ALLOW)), Policy(lambda: known, said))

    assert codes(came.findings) == ["RT070"]


def test_tallies_go_from_the_worst_and_the_most_frequent(found: Find, known: Catalogue) -> None:
    every = [found("RA112", 1), found("RA112", 2), found("RA101", 3), found("XX999", 4)]

    told = tallied(report(*every), known)

    assert [(it.code, it.count, it.title) for it in told] == [
        ("RA112", 2, "never in play"),
        ("RA101", 1, "wrong deck size"),
        ("XX999", 1, ""),
    ]
