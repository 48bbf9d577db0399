"""What has changed, as git tells it: every kind of change, under whatever name."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.changes import since

Git = Callable[..., None]
NAMES = ["a.yaml", "b c.yaml", '"q".yaml', "ё\t竜.yaml", "-x.yaml", "new\nline.yaml", "\udcff.yaml"]


@pytest.fixture
def git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Git:
    """Say these words to git in a new repository, which knows nobody's settings."""
    for name in [it for it in os.environ if it.startswith("GIT_")]:
        monkeypatch.delenv(name)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "somebody@example.org")
    settings = {"GLOBAL": os.devnull, "NOSYSTEM": "1", "COUNT": "1"}
    settings |= {"KEY_0": "protocol.file.allow", "VALUE_0": "always"}
    for name, value in settings.items():
        monkeypatch.setenv(f"GIT_CONFIG_{name}", value)

    def _git(*words: str, at: Path = tmp_path) -> None:
        subprocess.run(["git", *words], cwd=at, check=True, capture_output=True)  # noqa: S607 -- whichever is there

    _git("init", "--quiet", "--initial-branch=main")
    return _git


@pytest.fixture
def repository(git: Git, tmp_path: Path) -> Path:
    """Files with hard names, committed."""
    for name in NAMES:
        (tmp_path / name).write_text(f"old {NAMES.index(name)}\n")
    git("add", "--all")
    git("commit", "--quiet", "--message=x")
    return tmp_path.resolve()


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_changed_file_is_told_with_what_it_was(repository: Path, name: str) -> None:
    (repository / name).write_text("new\n")

    changes = since("main", repository)

    assert changes.paths == {repository / name}
    assert [(it.path, it.data) for it in changes.before] == [
        (repository / name, f"old {NAMES.index(name)}\n".encode())
    ]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_deleted_file_is_told_with_what_it_was(repository: Path, name: str) -> None:
    (repository / name).unlink()

    changes = since("main", repository)

    assert changes.paths == {repository / name}
    assert [it.path for it in changes.before] == [repository / name]


@pytest.mark.parametrize("staged", [True, False])
def test_a_new_file_is_told_and_was_nothing(repository: Path, git: Git, *, staged: bool) -> None:
    (repository / "new\n.yaml").write_text("new\n")
    if staged:
        git("add", "--all")

    changes = since("main", repository)

    assert changes.paths == {repository / "new\n.yaml"}
    assert changes.before == ()


def test_a_renamed_file_is_a_deleted_and_a_new_one(repository: Path, git: Git) -> None:
    git("mv", "a.yaml", "z.yaml")

    changes = since("main", repository)

    assert changes.paths == {repository / "a.yaml", repository / "z.yaml"}


def test_a_file_that_was_only_touched_has_not_changed(repository: Path) -> None:
    os.utime(repository / "a.yaml", (1, 1))

    assert since("main", repository).paths == set()


def test_an_ignored_file_is_none(repository: Path) -> None:
    (repository / ".git" / "info" / "exclude").write_text("draft.yaml\n")
    (repository / "draft.yaml").touch()

    assert since("main", repository).paths == set()


def test_settings_of_git_change_nothing(repository: Path, git: Git) -> None:
    for name, value in {
        "diff.noprefix": "true",
        "diff.relative": "true",
        "diff.renames": "copies",
        "color.ui": "always",
        "diff.external": "false",
        "core.quotePath": "true",
    }.items():
        git("config", name, value)
    git("mv", "b c.yaml", "z.yaml")
    (repository / "sub").mkdir()

    changes = since("main", repository / "sub")

    assert changes.paths == {repository / "b c.yaml", repository / "z.yaml"}


def test_what_lies_in_a_changed_repository_within_has_changed(repository: Path, git: Git) -> None:
    within = repository / "pack"
    git("submodule", "add", "--quiet", str(repository), "pack")
    git("commit", "--quiet", "--all", "--message=pack")
    (within / "a.yaml").write_text("new\n")

    changes = since("main", repository)

    assert changes.paths == {within}
    assert str(within / "a.yaml") in changes
    assert str(repository / "a.yaml") not in changes


def test_what_a_link_leads_to_counts(repository: Path) -> None:
    (repository / "link.yaml").symlink_to("a.yaml")
    (repository / "a.yaml").write_text("new\n")

    assert repository / "link.yaml" in since("main", repository)
