"""The guide to a new game is true: a game is added to a copy of the checkout as it says."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest

from react_tools.rulesets import RULESETS

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "adding-a-ruleset.md"
GAME = "react_tools/rulesets/pebbles"


class Reader(Protocol):
    """Somebody who does what a page says."""

    def __init__(self, folder: Path, home: Path, *, strict: bool = False) -> None: ...

    def read(self, page: str, name: str) -> int: ...


@pytest.fixture(scope="module")
def checkout(reader_of: type[Reader], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a game is added to, and in which it was."""
    home = tmp_path_factory.mktemp("home")
    copy = home / "checkout"
    for folder in ("react_tools", "cards", "examples", "schemas"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, copy / folder, ignore=ignored)
    assert reader_of(copy, home, strict=True).read(GUIDE.read_text("utf-8"), GUIDE.name) > 0
    return copy


def test_beside_its_folders_a_game_costs_one_line(checkout: Path) -> None:
    code = [it for it in (checkout / "react_tools").rglob("*.py") if "pebbles" not in it.parts]
    other = [
        it.relative_to(checkout).as_posix()
        for it in code
        if it.read_bytes() != (ROOT / it.relative_to(checkout)).read_bytes()
    ]

    assert other == ["react_tools/rulesets/__init__.py"]
    before, after = ((it / other[0]).read_text("utf-8").splitlines() for it in (ROOT, checkout))
    assert [it for it in after if it not in before] == ['    "pebbles",']


def test_the_code_of_the_guide_keeps_to_the_rules_of_the_house(checkout: Path) -> None:
    config = str(ROOT / "pyproject.toml")
    for command in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        done = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--config", config, GAME],
            cwd=checkout,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout


def test_with_it_the_cards_of_every_game_have_no_findings(checkout: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "react_tools", "lint", "cards"],
        cwd=checkout,
        env={"XDG_CACHE_HOME": str(checkout / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout.startswith("no findings in ")


def test_the_game_of_the_guide_is_not_shipped() -> None:
    assert "pebbles" not in RULESETS
