"""Which files are found beneath a folder."""

from pathlib import Path

import pytest

from react_tools.files import Real, beneath


def test_what_is_called_as_something_left_out_is_not_found(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    for name in ("board.yaml", "sentences.yaml", "scenarios/walk.yaml", "scenarios.yaml"):
        (tmp_path / name).touch()

    found = beneath(tmp_path, {"scenarios", "sentences.yaml"})

    assert [it.name for it in found] == ["board.yaml", "scenarios.yaml"]


@pytest.mark.parametrize(
    "name",
    ["a.yaml", "link.yaml", "folder/a.yaml", "folder/../link.yaml", "folder/..", "gone.yaml"],
)
def test_a_file_is_really_where_its_links_lead(tmp_path: Path, name: str) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "a.yaml").touch()
    (tmp_path / "a.yaml").touch()
    (tmp_path / "link.yaml").symlink_to(tmp_path / "inside" / "a.yaml")
    (tmp_path / "folder").symlink_to(tmp_path / "inside")
    real = Real()

    assert [real(tmp_path / name) for _ in range(2)] == [(tmp_path / name).resolve()] * 2
