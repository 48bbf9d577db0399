"""A file is written anew whole or not at all."""

from pathlib import Path

import pytest

from react_tools import places
from react_tools.errors import UnwritableError
from react_tools.source.rewrite import rewrite


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "f.yaml"
    file.write_bytes(b"old\r\n")
    return file


def test_a_file_holds_the_new_bytes(file: Path) -> None:
    rewrite(file, b"old\r\n", b"new\r\n")

    assert file.read_bytes() == b"new\r\n"


def test_nothing_else_is_left_in_the_folder(file: Path) -> None:
    rewrite(file, b"old\r\n", b"new")

    assert [it.name for it in file.parent.iterdir()] == ["f.yaml"]


def test_a_file_keeps_who_may_read_it(file: Path) -> None:
    file.chmod(0o640)
    rewrite(file, b"old\r\n", b"new")

    assert file.stat().st_mode & 0o777 == 0o640


def test_a_link_to_a_file_stays_one(file: Path) -> None:
    link = file.with_name("link.yaml")
    link.symlink_to(file)
    rewrite(link, b"old\r\n", b"new")

    assert (link.is_symlink(), file.read_bytes()) == (True, b"new")


def test_a_file_that_has_changed_meanwhile_is_left_alone(file: Path) -> None:
    with pytest.raises(UnwritableError, match="has changed meanwhile"):
        rewrite(file, b"older\n", b"new")

    assert file.read_bytes() == b"old\r\n"


def test_a_file_that_is_gone_cannot_be_written(file: Path) -> None:
    file.unlink()
    with pytest.raises(UnwritableError, match=r"cannot write .*No such file"):
        rewrite(file, b"old\r\n", b"new")


def test_what_was_installed_is_never_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "INSTALLED", True)
    monkeypatch.setattr(places, "CARDS", file.parent)
    with pytest.raises(UnwritableError, match="shipped with react-tools"):
        rewrite(file, b"old\r\n", b"new")


def test_a_read_only_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "f.yaml"
    file.write_bytes(b"old")
    file.chmod(0o444)

    with pytest.raises(UnwritableError, match="read-only"):
        rewrite(file, b"old", b"new")
    assert file.read_bytes() == b"old"
