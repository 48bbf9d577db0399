"""Which files are found beneath a folder."""

from pathlib import Path

from react_tools.files import beneath


def test_what_is_called_as_something_left_out_is_not_found(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    for name in ("board.yaml", "sentences.yaml", "scenarios/walk.yaml", "scenarios.yaml"):
        (tmp_path / name).touch()

    found = beneath(tmp_path, {"scenarios", "sentences.yaml"})

    assert [it.name for it in found] == ["board.yaml", "scenarios.yaml"]
