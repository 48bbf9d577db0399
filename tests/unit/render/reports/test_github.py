"""A report for a step of GitHub Actions, read as its runner reads it."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from react_tools.findings import Finding, Level
from react_tools.render.line import clean, plain
from react_tools.render.reports.github import harmless, lines
from react_tools.report import Report, Result
from react_tools.source.span import Span

Make = Callable[..., Report]
Find = Callable[..., Finding]
Play = Callable[..., Result]


class Command(NamedTuple):
    """A workflow command."""

    name: str
    properties: dict[str, str]
    data: str


def obeyed(line: str) -> Command | None:
    """What the runner makes of a line: actions/runner, ActionCommand.TryParseV2 and TryParse."""
    line = line.lstrip()
    if line.startswith("::") and "::" in line[2:]:
        head, _, data = line[2:].partition("::")
        name, _, rest = head.partition(" ")
        pairs = dict(it.split("=", 1) for it in rest.split(",") if it)
        signs = {"%3A": ":", "%2C": ",", "%0D": "\r", "%0A": "\n", "%25": "%"}
        read = {key: unescaped(value, signs) for key, value in pairs.items()}
        return Command(name, read, unescaped(data, signs))
    return Command(line, {}, "") if re.search(r"##\[.*\]", line) else None


def unescaped(text: str, signs: dict[str, str]) -> str:
    return re.sub("|".join(signs), lambda it: signs[it.group()], text)


def told(report: Report) -> list[str]:
    return [plain(it) for it in lines(report)]


def commands(report: Report) -> list[Command]:
    return [found for it in told(report) if (found := obeyed(it))]


def test_a_finding_is_an_annotation_with_its_place_and_cure(report: Make) -> None:
    span, other = Span("a/b.yaml", 4, 9, 4, 12), Span("a/b.yaml", 1, 2, 1, 3)
    found = Finding("RA102", Level.WARNING, span, "wrong", "do this", ((other, "see"),))

    assert told(report(found))[0] == (
        "::warning file=a/b.yaml,line=4,endLine=4,col=9,endColumn=12,title=RA102"
        "::wrong%0A    a/b.yaml:1:2: see%0Ahint: do this"
    )


@pytest.mark.parametrize(
    ("level", "word"),
    [(Level.ERROR, "error"), (Level.WARNING, "warning"), (Level.NOTE, "notice")],
)
def test_each_level_has_its_command(report: Make, finding: Find, level: Level, word: str) -> None:
    assert [it.name for it in commands(report(finding(level=level)))] == [word]


def test_columns_stand_only_where_there_is_one_line(report: Make) -> None:
    found = Finding("RA102", Level.ERROR, Span("a.yaml", 4, 9, 6, 12), "wrong")

    (command,) = commands(report(found))

    assert command.properties == {"file": "a.yaml", "line": "4", "endLine": "6", "title": "RA102"}


def test_a_place_that_ends_before_a_line_does_not_hold_it(report: Make) -> None:
    found = Finding("RA102", Level.ERROR, Span("a.yaml", 4, 9, 6, 1), "wrong")

    assert commands(report(found))[0].properties["endLine"] == "5"


def test_a_failing_scenario_is_an_annotation_that_names_it(report: Make, result: Play) -> None:
    (command,) = commands(report(results=[result("t/a", "no"), result("t/b")]))

    assert (command.properties["file"], command.data) == ("scenarios/t/a.yaml", "t/a: no")


def test_ten_annotations_are_made_the_most_severe_first(
    report: Make, many: Callable[..., tuple[Finding, ...]]
) -> None:
    found = (*many(4, Level.NOTE), *many(4, Level.WARNING), *many(4))

    assert [it.data for it in commands(report(*found))] == [
        *(f"error {at}" for at in range(1, 5)),
        *(f"warning {at}" for at in range(1, 5)),
        "note 1",
        "note 2",
    ]


def test_the_others_are_plain_lines_behind_their_number(
    report: Make, many: Callable[..., tuple[Finding, ...]]
) -> None:
    assert told(report(*many(12)))[10:] == [
        "2 more findings, without annotations, since GitHub shows 10 of a step:",
        "a.yaml:11:3: error RA101 error 11",
        "a.yaml:12:3: error RA101 error 12",
        "12 errors; no scenarios; looked at 2 files, 1 creator, 22 checks",
    ]


def test_ten_findings_leave_none_over(
    report: Make, many: Callable[..., tuple[Finding, ...]]
) -> None:
    assert len(told(report(*many(10)))) == 11


def test_text_from_files_is_data_and_nothing_else(
    hard: str, hard_path: str, report: Make, finding: Find
) -> None:
    (command,) = commands(report(finding(hard, path=hard_path)))

    assert (command.name, set(command.properties)) == (
        "error",
        {"file", "line", "endLine", "col", "endColumn", "title"},
    )
    shown_path = Path(hard_path).as_posix()
    for text, wanted in ((command.properties["file"], shown_path), (command.data, hard)):
        shown = "".join(it if it in "\r\n" else clean(it) for it in wanted)
        assert text.replace("#\\#", "##") == shown


def test_no_plain_line_is_a_command(
    hard: str, hard_path: str, report: Make, many: Callable[..., tuple[Finding, ...]], finding: Find
) -> None:
    whole = report(*many(10), finding(hard, path=hard_path), scope=hard)

    assert len(commands(whole)) == 10


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("::error::x", "\\::error::x"),
        ("  ::error::x", "\\  ::error::x"),
        ("\u3000::error::x", "\\\u3000::error::x"),
        ("say ##[group]x", "say #\\#[group]x"),
        ("##vso[task]x", "#\\#vso[task]x"),
        ("a::b", "a::b"),
        ("## heading", "## heading"),
    ],
)
def test_a_line_that_could_be_obeyed_begins_with_a_backslash(line: str, shown: str) -> None:
    assert harmless(line) == shown


def test_paths_start_at_the_root_of_the_checkout(
    report: Make, finding: Find, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game").mkdir()
    monkeypatch.chdir(tmp_path / "game")
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path))

    (command,) = commands(report(finding(path="cards/a.yaml")))

    assert command.properties["file"] == "game/cards/a.yaml"
