"""`react-tools check`: lint and every scenario, in every format, on the screen and in files."""

import json
import os
import stat
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from react_tools import load as loading
from react_tools.load import Loaded, shipped
from react_tools.render.reports import FORMATS
from react_tools.rulesets.react import REACT
from react_tools.settings import Settings
from react_tools.texts import TEXTS
from tests.cli.conftest import bare

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

DANCER = "creators/dancer"
EXAMPLE = "scenarios/rulebook/worked-example"
CHECKS = f"{len(REACT.checks) + len(TEXTS)} checks"
MISSPELT = ("- damage: adjacent zones with scale", "- damge: adjacent zones with scale")
WRONG = ("s: {zone: a2,", "s: {zone: a1,")
ANEW = ("title: In", "title: Once more, in")


def test_all_that_is_shipped_is_well(say: Say) -> None:
    code, out, err = say("check", str(shipped()))

    files = len(list((shipped() / "scenarios").rglob("*.yaml")))
    assert (code, err, out.count("\n")) == (0, "", 1)
    assert out.startswith(f"no findings; {files} scenarios hold; looked at ")


def test_success_is_one_line(say: Say, copy: Copy) -> None:
    assert say("check", copy("board"), copy(EXAMPLE)) == (
        0,
        f"no findings; 1 scenario holds; looked at 2 files, 1 scenario, {CHECKS}\n",
        "",
    )


def test_findings_and_failing_scenarios_are_told(say: Say, copy: Copy) -> None:
    names = (
        copy("board"),
        copy(EXAMPLE),
        copy(EXAMPLE, WRONG, ("RA-COST-4", "RA-COST-44"), ANEW, to="f.yaml"),
    )

    assert bare(say("check", *names)) == (
        1,
        f"""\
f.yaml:7:21: error RA205 the rulebook has no rule 'RA-COST-44'
    hint: RA-COST has the rules RA-COST-1 to RA-COST-13
FAIL f
     f.yaml:26:9: error RT209 s.zone should change to a1, but it went from b2 to a2
1 error; 1 of 2 scenarios fails; looked at 3 files, 2 scenarios, {CHECKS}
""",
        "",
    )


def test_a_failing_scenario_alone_fails(say: Say, copy: Copy) -> None:
    code, out, _ = say("check", copy(EXAMPLE, WRONG))

    assert (code, out.splitlines()[-1]) == (
        1,
        f"no findings; 1 of 1 scenario fails; looked at 1 file, 1 scenario, {CHECKS}",
    )


def test_a_warning_does_not_fail(say: Say, copy: Copy) -> None:
    pearl = "  pearl: {at: zone, supply: 3, name: {en: Pearl, ru: жемчуг}, of: жемчуга}\n"

    code, out, _ = say("check", copy(DANCER, ("\ntokens:\n", f"\ntokens:\n{pearl}")))

    assert (code, out.splitlines()[-1].startswith("1 warning")) == (0, True)


def test_what_keeps_scenarios_from_being_played_is_told_once(
    say: Say, copy: Copy, line: Callable[[str, str], int]
) -> None:
    later = ("\nactive:", "\nturn: 4\nactive:")
    examples = copy(EXAMPLE, to="a.yaml"), copy(EXAMPLE, ANEW, later, to="b.yaml")
    names = copy(DANCER, MISSPELT), *examples

    assert bare(say("check", *names)) == (
        1,
        f"""\
dancer.yaml:{line(DANCER, MISSPELT[0])}:15: error RT101 unknown key 'damge' in a clause
    hint: did you mean 'damage'?
FAIL a
     a.yaml:16:16: error RA209 the file of dancer has faults
         hint: mend dancer.yaml first
     1 scenario more cannot be played because of it
1 error; 2 of 2 scenarios fail; looked at 3 files, 2 scenarios, {CHECKS}, 1 unchecked file
""",
        "",
    )


def test_json_has_findings_scenarios_and_what_was_looked_at(say: Say, copy: Copy) -> None:
    code, out, err = say("check", copy(EXAMPLE, WRONG), "--format", "json")

    told = json.loads(out)
    assert (code, err) == (1, "")
    assert list(told) == ["scenarios", "findings", "settled", "left_out", "looked_at", "scope"]
    assert [(it["id"], it["holds"]) for it in told["scenarios"]] == [("worked-example", False)]
    assert (told["findings"], told["scope"]) == ([], "")
    assert told["looked_at"]["scenarios"] == 1


@pytest.mark.parametrize("command", ["lint", "test", "check"])
@pytest.mark.parametrize("form", FORMATS)
def test_every_command_that_judges_writes_every_format(
    say: Say, copy: Copy, command: str, form: str
) -> None:
    code, out, err = say(command, copy(EXAMPLE, WRONG), "-f", form)

    assert (code, err, out != "") == (int(command != "lint"), "", True)


def test_github_gets_annotations(say: Say, copy: Copy) -> None:
    assert say("check", copy(EXAMPLE, WRONG), "--format", "github") == (
        1,
        f"""\
::error file=worked-example.yaml,line=26,endLine=26,col=9,endColumn=13,title=RT209\
::worked-example: s.zone should change to a1, but it went from b2 to a2
no findings; 1 of 1 scenario fails; looked at 1 file, 1 scenario, {CHECKS}
""",
        "",
    )


def test_github_gets_a_summary(
    say: Say, copy: Copy, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(here / "summary.md"))

    say("check", copy(EXAMPLE, WRONG), "--format", "github")

    told = (here / "summary.md").read_text("utf-8")
    assert "\n| error | `worked-example.yaml:26:9` | RT209 | worked-example: s.zone" in told


def test_other_formats_leave_the_summary_alone(
    say: Say, copy: Copy, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(here / "summary.md"))

    say("check", copy(EXAMPLE, WRONG))

    assert not (here / "summary.md").exists()


def test_a_summary_that_cannot_be_written_loses_no_report(
    say: Say, copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", "nowhere/summary.md")

    code, out, err = say("check", copy(EXAMPLE), "--format", "github")

    assert (code, out.startswith("no findings; ")) == (0, True)
    assert err.startswith("react-tools: cannot write GITHUB_STEP_SUMMARY, nowhere/summary.md: ")


# Files


def test_reports_are_written_to_files_too(say: Say, copy: Copy, here: Path) -> None:
    name = copy(EXAMPLE, WRONG)
    plain = say("check", name)

    assert say("check", name, "-o", "junit=j.xml", "--output=sarif=s.json", "-o", "text=t") == plain
    assert ET.fromstring((here / "j.xml").read_text("utf-8")).get("failures") == "1"  # noqa: S314 -- our own
    assert json.loads((here / "s.json").read_text("utf-8"))["version"] == "2.1.0"
    assert (here / "t").read_text("utf-8") == plain[1]


@pytest.mark.parametrize("form", FORMATS)
def test_a_file_holds_what_the_screen_would_show(
    say: Say, copy: Copy, here: Path, form: str
) -> None:
    name = copy(EXAMPLE, WRONG)
    _, out, _ = say("check", name, "--format", form)

    say("check", name, "--output", f"{form}=report")

    assert (here / "report").read_text("utf-8") == out


def test_a_file_is_replaced_as_a_whole(say: Say, copy: Copy, here: Path) -> None:
    (here / "t").write_text("old\n" * 1000)

    _, out, _ = say("check", copy(EXAMPLE), "-o", "text=t")

    assert (here / "t").read_text("utf-8") == out
    assert sorted(it.name for it in here.iterdir()) == ["t", "worked-example.yaml"]


def test_a_link_stays_one(say: Say, copy: Copy, here: Path) -> None:
    (here / "reports").mkdir()
    (here / "t").symlink_to("reports/t")

    _, out, _ = say("check", copy(EXAMPLE), "-o", "text=t")

    assert (here / "t").is_symlink()
    assert (here / "reports" / "t").read_text("utf-8") == out


def test_others_may_read_a_file_as_they_may_read_any(say: Say, copy: Copy, here: Path) -> None:
    say("check", copy(EXAMPLE), "-o", "text=t")
    (here / "any").touch()

    modes = [stat.S_IMODE((here / name).stat().st_mode) for name in ("t", "any")]

    assert modes[0] == modes[1]


KNOWN = "text, json, junit, github, sarif"


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("xml=a.xml", f"no format is called 'xml'; known: {KNOWN}"),
        ("junit", f"write FORMAT=FILE; formats: {KNOWN}"),
        ("junit=", f"write FORMAT=FILE; formats: {KNOWN}"),
        ("=a", f"no format is called ''; known: {KNOWN}"),
        ("text=-", "standard output is --format's; write --format text, or a file"),
        ("text=nowhere/a.txt", "there is no folder nowhere; make it first"),
        ("text=.", "this is no plain file; name a file in a folder"),
        ("text=/dev/null", "this is no plain file; name a file in a folder"),
    ],
)
def test_a_file_that_cannot_be_is_refused_before_anything_is_looked_at(
    say: Say, wish: str, complaint: str
) -> None:
    assert say("check", "nowhere", "--output", wish) == (
        2,
        "",
        f"react-tools: --output {wish}: {complaint}\n",
    )


def test_two_reports_in_one_file_are_refused(say: Say) -> None:
    assert say("check", "-o", "text=a", "-o", "json=./a") == (
        2,
        "",
        "react-tools: --output a: two reports in one file; name another file for one of them\n",
    )


def test_a_file_that_cannot_be_written_is_a_complaint_and_loses_no_other(
    say: Say, copy: Copy, here: Path
) -> None:
    name = copy(EXAMPLE)
    (here / f".a.{os.getpid()}").touch()

    code, out, err = say("check", name, "-o", "text=a", "-o", "text=b")

    assert (code, out.startswith("no findings; ")) == (2, True)
    assert err == "react-tools: a report could not be written\na: File exists\n"
    assert (here / "b").read_text("utf-8") == out
    assert not (here / "a").exists()


# Memory


def test_lint_and_check_have_one_memory(
    say: Say, copy: Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[int] = []
    load = loading.load_each

    def _load(paths: Sequence[Path], settings: Settings, **how: Any) -> list[Loaded]:
        looks.append(len(paths))
        return load(paths, settings, **how)

    monkeypatch.setattr(loading, "load_each", _load)
    name = copy(EXAMPLE, WRONG)
    first = say("check", name)

    assert (say("lint", name)[0], say("check", name)) == (0, first)
    assert looks == [1]
    assert say("check", name, "--no-cache") == first
    assert looks == [1, 1]


def test_a_progress_bar_fills_while_scenarios_are_played(terminal: Say) -> None:
    code, _, err = terminal("check", str(shipped() / "scenarios" / "jump"), "--no-cache")

    assert code == 0
    assert "playing scenarios" in err


def test_nothing_of_ones_own_is_no_success(say: Say) -> None:
    told = "nothing to judge: name a file or a folder, or a pack by --cards or in react-tools.toml"

    assert say("check") == (2, "", f"react-tools: {told}\n")
