"""Findings with their lines, wherever they are shown; whole outputs are in tests/golden."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from react_tools.judging import judged

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DANCER = "creators/dancer"
EXAMPLE = "scenarios/rulebook/worked-example"
CODE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture
def faulty(copy: Copy, here: Path) -> str:
    """A folder with a fault of each kind: of YAML, a key, a doubled one, a phrase, a text."""
    (here / "mine").mkdir()
    copy(
        DANCER,
        ("- damage: adjacent zones with scale", "- damge: adjacent zones with scale"),
        ("    number: 1\n", "    number: 1\n    number: 2\n"),
        ("ru: Глиссада", "ru: Глис\u200bсада"),
        to="mine/a-key.yaml",
    )
    copy(
        DANCER,
        ("creator: dancer\n", "creator: mime\n"),
        ("cost: target zone within 2", "cost: target zone wihin 2"),
        ("- id: glissade", "- id: pirouette"),
        to="mine/b-phrase.yaml",
    )
    copy(EXAMPLE, ("title: In", "title: 'In"), to="mine/c-quote.yaml")
    copy(EXAMPLE, ("s: {zone: a2,", "s: {zone: a1,"), to="mine/d-fails.yaml")
    return "mine"


@pytest.mark.parametrize("command", ["lint", "check", "test"])
def test_colours_add_nothing_but_colour(
    terminal: Say, say: Say, faulty: str, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")

    code, out, _ = terminal(command, faulty)

    assert (code, CODE.sub("", out)) == say(command, faulty)[:2]


def test_the_output_of_a_narrow_terminal_fits(
    terminal: Say, faulty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")

    _, out, _ = terminal("lint", f"{faulty}/a-key.yaml")

    assert max(map(len, CODE.sub("", out).splitlines())) <= 50


def test_a_remembered_finding_has_its_line(say: Say, faulty: str) -> None:
    assert say("lint", faulty) == say("lint", faulty)


def test_a_file_that_changes_while_it_is_judged_has_no_lines_shown(
    say: Say, faulty: str, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = here / faulty / "c-quote.yaml"

    def disturbed(*given: object) -> object:
        report = judged(*given)  # type: ignore[arg-type]
        file.write_text("something else\n" * 20, "utf-8")
        return report

    monkeypatch.setattr("react_tools.judging.judged", disturbed)

    _, out, _ = say("lint", str(file), "--no-cache")

    assert out.splitlines()[1] == "    hint: write '' for a quotation mark in the text"


def test_a_report_in_a_file_has_the_same_text(say: Say, faulty: str, here: Path) -> None:
    _, out, _ = say("check", faulty, "--output", "text=report.txt")

    assert (here / "report.txt").read_text("utf-8") == out


@pytest.mark.parametrize("form", ["github", "sarif", "json"])
def test_what_a_service_shows_beside_the_file_has_no_lines(
    say: Say, faulty: str, form: str
) -> None:
    assert " ^^" not in say("check", faulty, "--format", form)[1]


def test_what_a_test_server_shows_has_the_same_lines(say: Say, faulty: str) -> None:
    _, out, _ = say("check", f"{faulty}/c-quote.yaml")
    (failure,) = ET.fromstring(say("check", f"{faulty}/c-quote.yaml", "-f", "junit")[1]).iter(  # noqa: S314 -- our own
        "failure"
    )

    assert out.startswith(f"{failure.text}\n\n1 error;")


def test_a_player_sees_no_line_of_the_scenario(say: Say, faulty: str) -> None:
    code, out, _ = say("simulate", f"{faulty}/d-fails.yaml", "--as", "calligrapher")

    assert (code, "error RT209" in out) == (1, True)
    assert "{zone: a1" not in out


def test_what_is_said_of_a_comment_shows_it(say: Say, copy: Copy) -> None:
    comment = "# react-tools: allow RA112 -- soon"
    name = copy(DANCER, ("\ntokens:\n", f"\n{comment}\ntokens:\n"))

    _, out, _ = say("lint", name)

    assert f"RT070 RA112 is not found on line 8; this allows nothing\n    7 | {comment}\n" in out


def test_what_is_said_of_a_baseline_shows_its_line(say: Say, copy: Copy, here: Path) -> None:
    entry = '{"path": "dancer.yaml", "code": "RA112", "message": "x", "count": 1}'
    (here / "known.json").write_text(f'{{"baseline": 1, "findings": [\n{entry}\n]}}\n', "utf-8")

    _, out, _ = say("lint", copy(DANCER), "--baseline", "known.json")

    assert f"RT075 RA112 is found no more in dancer.yaml: x\n    2 | {entry}\n      | ^^^" in out


def test_a_file_that_is_passed_over_is_not_looked_into(say: Say, here: Path) -> None:
    (here / "mine").mkdir()
    (here / "mine" / "a.yaml.bak").write_text("creator: clerk\n", "utf-8")
    (here / "mine" / "board.yaml").write_text("", "utf-8")

    _, out, _ = say("lint", "mine")

    assert "mine/a.yaml.bak:1:1: note RT076" in out
    assert "clerk" not in out


def test_a_record_that_cannot_be_read_shows_its_line(say: Say, here: Path) -> None:
    (here / "evening.duel").write_text("ruleset: react\ntrun: 1\n---\n", "utf-8")

    _, out, _ = say("simulate", "evening.duel")

    assert "\n    2 | trun: 1\n      | ^^^^\n" in out
