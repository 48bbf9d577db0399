"""The generated pages say what the code says, and the examples on them can be run."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from react_tools import rulesets
from react_tools.rulesets import RULESETS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
_EXAMPLES = re.compile(r"^```sh\n(?P<lines>.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = sorted(it.name for it in (DOCS / "commands").glob("*.md") if it.name != "README.md")


def test_the_pages_are_fresh(tmp_path: Path) -> None:
    """`make docs` writes them."""
    (tmp_path / "docs").mkdir()
    for script in DOCS.glob("*.py"):
        shutil.copy(script, tmp_path / "docs")
    subprocess.run([sys.executable, tmp_path / "docs" / "generate.py"], check=True)
    made = {it.relative_to(tmp_path): it.read_text("utf-8") for it in tmp_path.rglob("*.md")}

    folders = [DOCS / "commands", DOCS / "reference"]
    kept = [DOCS / "verbs.md", *(it for folder in folders for it in folder.rglob("*.md"))]
    assert {it.relative_to(ROOT): it.read_text("utf-8") for it in kept} == made


@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_a_page_for_each_of_its_lists(game: str) -> None:
    """Cards, decks and creators have files of their own, and figures."""
    folder = DOCS / "reference" / ("" if game == RULESETS[0] else game)
    language = {f"{page.kind}s.md" for page in rulesets.get(game).pages.values()}
    wanted = {"rules.md", "rulings.md", "checks.md", "faults.md", "coverage.md", *language}

    assert {it.name for it in folder.glob("*.md")} >= wanted


@pytest.mark.parametrize("kind", ["verb", "trigger"])
def test_each_word_has_a_page_and_a_clause_from_a_card(kind: str) -> None:
    known = rulesets.get(RULESETS[0])
    words = {word for word, it in known.pages.items() if it.kind == kind}
    page = (DOCS / "verbs.md").read_text("utf-8")
    shown = dict(re.findall(r"^### ([a-z-]+)\n(.*?)(?=^##|\Z)", page, re.MULTILINE | re.DOTALL))

    assert words <= set(shown)
    assert [it for it in sorted(words) if "```yaml" not in shown[it].rpartition(" – ")[2]] == []


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project in which the examples make sense: shipped cards, a pack, a duel, two editions."""
    folder = tmp_path_factory.mktemp("world")
    shutil.copytree(ROOT / "cards", folder / "cards")
    run(folder, "react-tools new pack mine --creator Clerk --ru Клерк")
    run(folder, "react-tools new scenario questions/mine")
    run(folder, "react-tools play calligrapher dancer --demo --seed 7 > evening.duel")
    git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    run(folder, f"git -c init.defaultBranch=main init -q . && {git} add . && {git} commit -qm all")
    run(folder, f"git tag v1 && {git} commit -qm more --allow-empty && git tag v2")
    return folder


def run(folder: Path, line: str) -> int:
    """Let a shell carry out a line, with nobody at the keyboard; the exit code."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "XDG_CACHE_HOME": str(folder / ".cache")}
    done = subprocess.run(
        ["/bin/bash", "-c", line],
        cwd=folder,
        env=environment,
        input=b"q\n",
        capture_output=True,
        check=False,
    )
    return done.returncode


@pytest.mark.parametrize("page", COMMANDS)
def test_every_example_of_a_command_runs(page: str, world: Path, tmp_path: Path) -> None:
    text = (DOCS / "commands" / page).read_text("utf-8")
    lines = [it for block in _EXAMPLES.finditer(text) for it in block["lines"].splitlines()]
    here = tmp_path / "world"
    shutil.copytree(world, here)

    assert lines
    assert [(it, code) for it in lines if (code := run(here, it))] == []
    assert all(shlex.split(it)[0] == "react-tools" for it in lines)
