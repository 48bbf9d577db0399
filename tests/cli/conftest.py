"""The command line as its users meet it: words go in; exit code, output and complaints come out."""

import contextlib
import os
import pty
import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from react_tools.cli import main
from react_tools.load import shipped

SCRIPT = Path(sysconfig.get_path("scripts")) / "react-tools"

Said = tuple[int, str, str]
Say = Callable[..., Said]


def bare(said: Said) -> Said:
    """What was said, findings without their lines of the file, pages and headings, hints unbroken.

    For tests of what is found; how that is shown is test_excerpts.py's matter.
    """
    code, out, err = said
    kept = re.sub(r"(?m)^(?: *\d* *\|.*| +page: .*|── .*|)\n", "", out)
    rest = r"\n {4,}(?!hint: |\S+:\d+:\d+: |\d+ scenarios? more)(?=\S)"
    return code, re.sub(rest, " ", kept), err


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty folder that each test stands in, with a cache of its own, in a plain terminal."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("NO_COLOR", "FORCE_COLOR", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Say:
    """Say these words to react-tools, in this process: exit code, output, complaints."""
    monkeypatch.setattr(sys.modules["__main__"], "__package__", "")  # typer's name for us

    def _say(*words: str) -> Said:
        monkeypatch.setattr(sys, "argv", ["react-tools", *words])
        code = main()
        out, err = capsys.readouterr()
        return code, out, err

    return _say


@pytest.fixture
def script() -> Path:
    """The file that `react-tools` is, for who has to begin a process of his own."""
    return SCRIPT


@pytest.fixture
def shell() -> Say:
    """Let a shell carry out a line in which `react-tools` is known."""

    def _shell(line: str) -> Said:
        path = os.pathsep.join([str(SCRIPT.parent), os.environ["PATH"]])
        done = subprocess.run(
            ["/bin/bash", "-c", line],
            env={**os.environ, "PATH": path},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    return _shell


@pytest.fixture
def terminal(say: Say, monkeypatch: pytest.MonkeyPatch) -> Say:
    """Say these words at a terminal: output and complaints with their escape codes."""

    def _terminal(*words: str) -> Said:
        ends = [pty.openpty() for _ in range(2)]
        with ThreadPoolExecutor() as pool, monkeypatch.context() as patch:
            told = [pool.submit(_whole, ours) for ours, _ in ends]
            streams = [os.fdopen(theirs, "w") for _, theirs in ends]
            patch.setattr(sys, "stdout", streams[0])
            patch.setattr(sys, "stderr", streams[1])
            code, _, _ = say(*words)
            for stream in streams:
                stream.close()
            return code, told[0].result(), told[1].result()

    return _terminal


def _whole(end: int) -> str:
    """All that comes out of a terminal, until the other side hangs up."""
    told = b""
    with contextlib.suppress(OSError):
        while part := os.read(end, 65536):
            told += part
    os.close(end)
    return told.decode().replace("\r\n", "\n")


@pytest.fixture
def copy(here: Path) -> Callable[..., str]:
    """Copy a shipped file, with replacements, into the folder one stands in; the copy's name."""

    def _copy(name: str, *changes: tuple[str, str], to: str = "") -> str:
        text = (shipped() / f"{name}.yaml").read_text("utf-8")
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        file = here / (to or f"{name.rpartition('/')[2]}.yaml")
        file.write_text(text, "utf-8")
        return file.name

    return _copy


@pytest.fixture
def line() -> Callable[[str, str], int]:
    """The number of the line of a shipped file in which a text begins that stands there once."""

    def _line(name: str, text: str) -> int:
        before, found, behind = (shipped() / f"{name}.yaml").read_text("utf-8").partition(text)
        assert found, text
        assert text not in behind, text
        return before.count("\n") + 1

    return _line
