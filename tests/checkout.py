"""A copy of the checkout, to which a game is added: that of the guide, and the third one."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = "react_tools/rulesets/__init__.py"
"""Where a game costs a line."""
ASKING = tuple(
    f"tests/{it}"
    for it in ("checks", "conformance", "conftest.py", "data/scenario.yaml", "data/rulings.yaml")
)
"""What it takes to ask a game what every game is asked."""


def copied(folder: Path, parts: Sequence[str]) -> None:
    """Copy these folders and files of the checkout, without what was compiled of them."""
    ignored = shutil.ignore_patterns("__pycache__")
    for part in parts:
        whole = ROOT / part
        if whole.is_dir():
            shutil.copytree(whole, folder / part, ignore=ignored)
        else:
            shutil.copyfile(whole, folder / part)


def differing(folder: Path, part: str, game: str) -> list[str]:
    """The files of a part of the copy that are not as they are in the checkout, the game's aside.

    A game's own are those in a folder that is called as it is, and those called so themselves.
    """
    files = (it.relative_to(folder) for it in (folder / part).rglob("*") if it.is_file())
    return sorted(
        it.as_posix()
        for it in files
        if game not in {*it.parts, it.stem} and "__pycache__" not in it.parts
        if not (ROOT / it).is_file() or (ROOT / it).read_bytes() != (folder / it).read_bytes()
    )


def further(folder: Path) -> list[str]:
    """The lines that the list of games has more."""
    before, after = ((it / LIST).read_text("utf-8").splitlines() for it in (ROOT, folder))
    return [it for it in after if it not in before]


def said(folder: Path, *words: str, **variables: str) -> tuple[int, str]:
    """Run a module of the copy: how it ends, and all that it says."""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(folder),
        "HOME": str(folder),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "LANG": "C.UTF-8",
        "COLUMNS": "80",
        **variables,
    }
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout


def asked(folder: Path, game: str, tests: str, **variables: str) -> tuple[int, str]:
    """Run those tests of the copy that are the game's, in one process."""
    alone = ("-o", "addopts=--import-mode=importlib", "-p", "no:cacheprovider")
    return said(folder, "pytest", tests, "-q", *alone, "-k", game, **variables)
