"""Findings as people see them: the whole of standard output, plain and in colour."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.cli import main
from react_tools.load import shipped

Golden = Callable[[str, str], None]
Say = Callable[..., str]

DANCER, EXAMPLE = "creators/dancer.yaml", "scenarios/rulebook/worked-example.yaml"
FAULTS = {
    "a-quote": (EXAMPLE, [("title: In", "title: 'In")]),
    "b-key": (
        DANCER,
        [
            ("- damage: adjacent zones with scale", "- damge: adjacent zones with scale"),
            ("    number: 1\n", "    number: 1\n    number: 2\n"),
            ("ru: Глиссада", "ru: Глис\x08сада竜"),
        ],
    ),
    "c-phrase": (
        DANCER,
        [
            ("creator: dancer\n", "creator: mime\n"),
            ("cost: target zone within 2", "cost: target zone wihin 2"),
            ("- id: glissade", "- id: pirouette"),
        ],
    ),
    "d-fails": (EXAMPLE, [("s: {zone: a2,", "s: {zone: a1,")]),
}
"""Files with faults of YAML, of keys, of a phrase and of ids; a scenario that does not hold."""


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Say:
    """What react-tools writes for these words, in a folder with faulty files."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "1000")  # so that no first line is broken
    for name in ("NO_COLOR", "FORCE_COLOR", "GITHUB_WORKSPACE", "GITHUB_STEP_SUMMARY"):
        monkeypatch.delenv(name, raising=False)
    Path("mine").mkdir()
    for name, (file, changes) in FAULTS.items():
        text = (shipped() / file).read_text("utf-8")
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        Path("mine", f"{name}.yaml").write_text(text, "utf-8")

    def _said(*words: str, stream: io.StringIO) -> str:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "argv", ["react-tools", *words])
            patch.setattr(sys, "stdout", stream)
            assert main() == 1
        # wherever the shipped cards lie, and however long that is
        return re.sub(r"\S*/cards/react/", "…/cards/react/", stream.getvalue())

    return _said


@pytest.mark.parametrize("command", ["lint", "check", "test"])
def test_findings_are_as_they_were(said: Say, golden: Golden, command: str) -> None:
    golden(f"findings-{command}.txt", said(command, "mine", stream=io.StringIO()))


def test_findings_in_colour_are_as_they_were(said: Say, golden: Golden) -> None:
    golden("findings-lint-colour.txt", said("lint", "mine", stream=Terminal()))


def test_colours_add_nothing_but_colour(said: Say) -> None:
    told = said("lint", "mine", stream=Terminal())

    assert re.sub(r"\x1b\[[0-9;]*m", "", told) == said("lint", "mine", stream=io.StringIO())
