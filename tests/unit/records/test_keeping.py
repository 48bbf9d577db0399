"""Where a record is kept."""

from pathlib import Path

import pytest

from react_tools.errors import UnwritableError
from react_tools.records.keeping import Keeper


def test_a_name_gets_its_ending(tmp_path: Path) -> None:
    assert Keeper().named(f"{tmp_path}/a", "x.duel") == tmp_path / "a.duel"
    assert Keeper().named(f"{tmp_path}/a.b.duel", "x.duel") == tmp_path / "a.b.duel"


def test_a_folder_gets_a_file(tmp_path: Path) -> None:
    assert Keeper().named(str(tmp_path), "x.duel") == tmp_path / "x.duel"


def test_without_a_name_its_own_file_is_meant(tmp_path: Path) -> None:
    keeper = Keeper()
    keeper.save(tmp_path / "a.duel", "one\n")

    assert keeper.named("", "x.duel") == tmp_path / "a.duel"
    assert not keeper.foreign(tmp_path / "a.duel")


def test_what_it_has_written_it_writes_anew(tmp_path: Path) -> None:
    keeper = Keeper()
    keeper.save(tmp_path / "a.duel", "one\n")
    keeper.save(tmp_path / "a.duel", "two\n")

    assert (tmp_path / "a.duel").read_bytes() == b"two\n"


def test_what_has_changed_meanwhile_is_left_alone(tmp_path: Path) -> None:
    keeper = Keeper()
    keeper.save(tmp_path / "a.duel", "one\n")
    (tmp_path / "a.duel").write_text("mine", "utf-8")

    with pytest.raises(UnwritableError, match="has changed meanwhile"):
        keeper.save(tmp_path / "a.duel", "two\n")


def test_another_file_is_foreign(tmp_path: Path) -> None:
    (tmp_path / "b.duel").write_text("mine", "utf-8")
    keeper = Keeper()
    keeper.save(tmp_path / "a.duel", "one\n")

    assert keeper.foreign(tmp_path / "b.duel")


@pytest.mark.parametrize(
    ("data", "dear"), [(b"one\n", False), (b"one\r\n", True), (b"# x\n", True)]
)
def test_a_file_that_says_more_than_would_be_written_is_dear(data: bytes, *, dear: bool) -> None:
    assert Keeper(Path("a.duel"), data, "one\n").dear == dear
