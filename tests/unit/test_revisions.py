"""The YAML files of a git revision, laid out: those asked for, as they were, and nothing beside."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.errors import MissingPathError, NoComparisonError
from react_tools.revisions import lay_out, revision

Git = Callable[..., str]
NAMES = ["a.yaml", "b c.yml", '"q".yaml', "ё\t竜.yaml", "-x.yaml", "new\nline.yaml", "*.yaml"]


@pytest.fixture
def git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Git:
    """Say these words to git in a new repository, which knows nobody's settings."""
    for name in [it for it in os.environ if it.startswith("GIT_")]:
        monkeypatch.delenv(name)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")

    def _git(*words: str, told: bytes = b"") -> str:
        done = subprocess.run(  # whichever is there
            ["git", *words],  # noqa: S607
            cwd=tmp_path / "repository",
            check=True,
            capture_output=True,
            input=told,
        )
        return done.stdout.decode().strip()

    (tmp_path / "repository").mkdir()
    _git("init", "--quiet", "--initial-branch=main")
    return _git


@pytest.fixture
def repository(git: Git, tmp_path: Path) -> Path:
    """Files with hard names in two folders, committed and then gone."""
    root = tmp_path / "repository"
    for folder in ("cards", "other"):
        (root / folder).mkdir()
        for name in NAMES:
            (root / folder / name).write_text(f"{folder} {NAMES.index(name)}\n")
    (root / "cards" / "notes.txt").write_text("no YAML\n")
    (root / "cards" / "link.yaml").symlink_to("a.yaml")
    git("add", "--all")
    git("commit", "--quiet", "--message=x")
    git("rm", "-r", "--quiet", ".")
    return root


def laid(folder: Path) -> dict[str, str]:
    return {
        it.relative_to(folder).as_posix(): it.read_text()
        for it in folder.rglob("*")
        if it.is_file()
    }


def test_the_yaml_files_of_a_folder_are_laid_out(repository: Path, tmp_path: Path) -> None:
    there = lay_out(revision("main", repository), ["cards", "nowhere"], tmp_path / "to")

    assert there == ["cards"]
    assert laid(tmp_path / "to") == {f"cards/{it}": f"cards {NAMES.index(it)}\n" for it in NAMES}


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_file_is_laid_out_alone(repository: Path, tmp_path: Path, name: str) -> None:
    lay_out(revision("HEAD", repository), [f"other/{name}"], tmp_path / "to")

    assert laid(tmp_path / "to") == {f"other/{name}": f"other {NAMES.index(name)}\n"}


def test_the_root_stands_for_all(repository: Path, tmp_path: Path) -> None:
    lay_out(revision("HEAD", repository), ["."], tmp_path / "to")

    assert len(laid(tmp_path / "to")) == 2 * len(NAMES)


def test_nothing_is_laid_out_elsewhere(git: Git, tmp_path: Path) -> None:
    """A tree that was made by hand may lead out of the folder."""
    blob = git("hash-object", "-w", "--stdin", told=b"out\n")
    inner = git("mktree", told=f"100644 blob {blob}\tx.yaml\n".encode())
    entry = bytes.fromhex(inner)
    tree = git(
        *("hash-object", "-w", "-t", "tree", "--literally", "--stdin"),
        told=b"40000 ..\0" + entry + b"40000 cards\0" + entry,
    )
    commit = git("commit-tree", tree, "-m", "x")

    lay_out(revision(commit, tmp_path / "repository"), ["."], tmp_path / "to" / "deep")

    assert laid(tmp_path / "to") == {"deep/cards/x.yaml": "out\n"}


def test_an_unknown_revision_is_told_with_what_may_be_meant(git: Git, tmp_path: Path) -> None:
    git("commit", "--quiet", "--allow-empty", "--message=x")

    with pytest.raises(NoComparisonError, match=r"called 'mian'; did you mean 'main'\?"):
        revision("mian", tmp_path / "repository")


def test_what_is_not_fetched_is_told(repository: Path, git: Git, tmp_path: Path) -> None:
    blob = git("rev-parse", "HEAD:cards/a.yaml")
    (repository / ".git" / "objects" / blob[:2] / blob[2:]).unlink()

    with pytest.raises(MissingPathError, match=r"HEAD:cards/a.yaml is not here; fetch it"):
        lay_out(revision("HEAD", repository), ["cards"], tmp_path / "to")
