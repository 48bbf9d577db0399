"""The summary of a step of GitHub Actions."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.findings import Finding
from react_tools.render.step_summary import LIMIT, append, summary
from react_tools.report import Report, Result

Make = Callable[..., Report]
Find = Callable[..., Finding]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that GitHub names for the summary."""
    path = tmp_path / "summary.md"
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(path))
    return path


def test_everything_that_was_found_is_a_row(
    report: Make, finding: Find, result: Callable[..., Result], file: Path
) -> None:
    append(report(finding("a|b"), results=[result("t", "no")], scope="a part"))

    assert (
        file.read_text("utf-8")
        == """\
### react-tools check

1 error; 1 of 1 scenario fails; looked at 2 files, 1 creator, 1 scenario, 22 checks

a part

| level | place | code | what is wrong |
| --- | --- | --- | --- |
| error | `a.yaml:1:3` | RA101 | a\\|b |
| error | `scenarios/t.yaml:1:3` | RT209 | t: no |

"""
    )


def test_without_findings_there_is_no_table(report: Make, file: Path) -> None:
    append(report())

    assert "|" not in file.read_text("utf-8")


def test_what_is_in_the_summary_already_stays(report: Make, file: Path) -> None:
    file.write_text("before\n")
    append(report())

    assert file.read_text("utf-8").startswith("before\n### react-tools check\n")


def test_a_summary_is_cut_where_github_would_refuse_it(
    report: Make, many: Callable[..., tuple[Finding, ...]], file: Path
) -> None:
    append(report(*many(30_000)))

    told = file.read_bytes()
    assert LIMIT - 500 < len(told) <= LIMIT
    rows = told.decode().count("\n| error |")
    last = f"\n{30_000 - rows} findings left out for want of room: see the log of this step.\n\n"
    assert told.decode().endswith(last)


def test_what_was_there_before_counts(
    report: Make, many: Callable[..., tuple[Finding, ...]], file: Path
) -> None:
    file.write_bytes(b"x" * 1_000_000)
    append(report(*many(20_000)))

    assert LIMIT - 500 < file.stat().st_size <= LIMIT


def test_a_full_summary_gets_nothing_more(report: Make, file: Path) -> None:
    file.write_bytes(b"x" * LIMIT)
    append(report())

    assert file.stat().st_size == LIMIT


def test_a_row_is_one_line_whatever_the_text(
    hard: str, hard_path: str, report: Make, finding: Find
) -> None:
    told = summary(report(finding(hard, path=hard_path), scope=hard), LIMIT).decode()

    (row,) = (it for it in told.split("\n") if it.startswith("| error"))
    assert len(re.findall(r"(?<!\\)\|", row)) == 5


def test_a_summary_that_cannot_be_written_is_a_complaint(
    report: Make,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(tmp_path / "nowhere" / "summary.md"))

    append(report())

    out, err = capsys.readouterr()
    where = f"GITHUB_STEP_SUMMARY, {tmp_path}/nowhere/summary.md"
    why = "No such file or directory; the report is in the log of this step"
    assert (out, err) == ("", f"react-tools: cannot write {where}: {why}\n")


def test_nobody_wants_a_summary(
    report: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    append(report())

    assert list(tmp_path.iterdir()) == []
