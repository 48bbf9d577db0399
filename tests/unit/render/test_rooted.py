"""Paths from the root of the checkout."""

from pathlib import Path

import pytest

from react_tools.render.rooted import rooted


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder one stands in, beneath the checkout `root`."""
    folder = tmp_path / "root" / "game"
    folder.mkdir(parents=True)
    monkeypatch.chdir(folder)
    return folder


def test_without_a_workspace_the_root_is_where_one_stands() -> None:
    assert rooted("cards/a.yaml") == "cards/a.yaml"


def test_a_workspace_is_the_root(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_WORKSPACE", str(here.parent))

    assert rooted("cards/a.yaml") == "game/cards/a.yaml"


def test_a_whole_path_is_cut_to_the_root(here: Path) -> None:
    assert rooted(str(here / "cards" / "a.yaml")) == "cards/a.yaml"


def test_dots_are_gone(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_WORKSPACE", str(here.parent))

    assert rooted("../other/./a.yaml") == "other/a.yaml"


def test_a_file_outside_has_no_path_from_the_root() -> None:
    assert rooted("../a.yaml") is None


def test_a_link_is_the_file_it_leads_to(here: Path) -> None:
    (here / "a.yaml").touch()
    (here / "link.yaml").symlink_to("a.yaml")

    assert rooted("link.yaml") == "a.yaml"


def test_a_link_that_leads_outside_is_itself(here: Path) -> None:
    (here.parent / "a.yaml").touch()
    (here / "link.yaml").symlink_to("../a.yaml")

    assert rooted("link.yaml") == "link.yaml"


def test_a_workspace_under_another_name_is_the_same(
    here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "alias").symlink_to(here.parent)
    monkeypatch.setenv("GITHUB_WORKSPACE", str(tmp_path / "alias"))

    assert rooted("a.yaml") == "game/a.yaml"
