"""Pipes that close, disks that are full, Ctrl-C, bugs: exit codes, and nothing that frightens."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools import __version__, judging
from react_tools.load import shipped
from react_tools.report import Report

Say = Callable[..., tuple[int, str, str]]
Copy = Callable[..., str]

ID = "rulebook/worked-example"
SCENARIOS = shipped() / "scenarios"


@pytest.fixture
def piped(shell: Say) -> Say:
    """Let a shell carry out `first | second`: the exit code of the first; output; complaints."""

    def _piped(line: str) -> tuple[int, str, str]:
        _, out, err = shell(f'{line}; echo "${{PIPESTATUS[0]}}"')
        *lines, code = out.splitlines(keepends=True)
        return int(code), "".join(lines), err

    return _piped


@pytest.mark.parametrize("words", [f"simulate {ID}", f"simulate '{SCENARIOS}'", "--help"])
def test_who_reads_no_further_than_the_first_line_breaks_nothing(piped: Say, words: str) -> None:
    code, out, err = piped(f"react-tools {words} | head -1")

    assert (code, out.count("\n"), err) == (0, 1, "")


def test_who_reads_nothing_breaks_nothing(piped: Say) -> None:
    assert piped(f"react-tools simulate '{SCENARIOS}' | true") == (0, "", "")


def test_nobody_has_to_hear_a_complaint(piped: Say) -> None:
    assert piped("react-tools lint nowhere 2>&1 | true") == (2, "", "")


def test_a_closed_output_swallows_what_it_is_told(shell: Say) -> None:
    assert shell(f"react-tools simulate {ID} >&-") == (0, "", "")


def test_closed_complaints_swallow_what_they_are_told(shell: Say) -> None:
    assert shell("react-tools lint nowhere 2>&-") == (2, "", "")


def test_closed_complaints_need_no_progress_bar(shell: Say) -> None:
    code, out, _ = shell(f"react-tools test '{SCENARIOS}/jump' 2>&-")

    many = len([*(SCENARIOS / "jump").iterdir()])
    assert (code, out.splitlines()[-1]) == (0, f"{many} scenarios: {many} passed, 0 failed")


needs_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is full")


@needs_full
@pytest.mark.parametrize("words", [f"simulate {ID}", f"simulate '{SCENARIOS}'", "--help"])
def test_a_full_disk_is_a_complaint(shell: Say, words: str) -> None:
    told = "react-tools: No space left on device\n"

    assert shell(f"react-tools {words} >/dev/full") == (2, "", told)


@needs_full
def test_a_full_disk_for_complaints_is_no_bug(shell: Say) -> None:
    assert shell("react-tools lint nowhere 2>/dev/full") == (2, "", "")


@pytest.mark.parametrize("encoding", ["ascii", "utf-16"])
def test_output_is_utf_8_whatever_the_locale(
    shell: Say, monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    line = f"react-tools simulate {ID} --lang ru"
    expected = shell(line)

    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("PYTHONIOENCODING", encoding)

    assert shell(line) == expected


def test_the_module_can_be_run(shell: Say) -> None:
    code, out, err = shell("python -m react_tools --version")

    assert (code, out, err) == (0, f"react-tools {__version__}\n", "")


# Ctrl-C


def test_an_interrupted_command_says_so(script: Path, here: Path) -> None:
    pipe = here / "never.yaml"
    os.mkfifo(pipe)
    process = subprocess.Popen(
        [script, "lint", pipe], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    end = opened(pipe, process)

    process.send_signal(signal.SIGINT)

    out, err = process.communicate(timeout=10)
    os.close(end)
    assert (process.returncode, out, err) == (130, b"", b"react-tools: interrupted\n")


def opened(pipe: Path, process: "subprocess.Popen[bytes]") -> int:
    """The writing end of a pipe, as soon as the process waits at the other one."""
    while process.poll() is None:
        try:
            return os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:
            time.sleep(0.01)
    pytest.fail("it did not wait for the pipe")


# Bugs


@pytest.fixture
def bug(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug in `lint`, whose message holds an escape code."""

    def _judged(*_: object) -> Report:
        raise ZeroDivisionError("\x1b[31mred")

    monkeypatch.setattr(judging, "judged", _judged)


@pytest.mark.usefixtures("bug")
def test_a_bug_exits_with_3_and_says_what_to_report(say: Say, copy: Copy) -> None:
    code, out, err = say("lint", copy("board"))

    assert (code, out) == (3, "")
    lines = err.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[-2] == "react-tools: this is a bug of ours; please report the lines above"
    assert re.fullmatch(rf"react-tools {re.escape(__version__)}, Python 3\.\d+\.\S+", lines[-1])


@pytest.mark.usefixtures("bug")
def test_a_bug_has_no_power_over_the_terminal(say: Say, copy: Copy) -> None:
    _, _, err = say("lint", copy("board"))

    assert "ZeroDivisionError: \\x1b[31mred\n" in err
