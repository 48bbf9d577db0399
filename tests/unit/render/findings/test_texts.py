"""The lines of files as they were judged, or none."""

import os
from pathlib import Path

import pytest

from react_tools.render.findings.texts import Texts
from react_tools.source.stamp import stamp


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "f.yaml"


def lines(file: Path, judged: bytes, now: bytes) -> list[str]:
    """The lines of a file that was judged with some bytes and has others now."""
    file.write_bytes(now)
    return [*Texts({file.as_posix(): stamp(judged)}).lines(file.as_posix())]


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"a\nb\n", ["a", "b", ""]),
        (b"a\r\nb", ["a", "b"]),
        (b"a\rb", ["a", "b"]),
        (b"\xef\xbb\xbfa", ["a"]),
        ("имя\u2028x".encode(), ["имя\u2028x"]),
        (b"a\x80", ["a\udc80"]),
        (b"a\0", ["a\0"]),
        (b"", [""]),
    ],
)
def test_lines_are_those_that_places_count(file: Path, data: bytes, told: list[str]) -> None:
    assert lines(file, data, data) == told


@pytest.mark.parametrize("data", [b"\xff\xfea\0", b"\xfe\xff\0a", b"\x80\0"])
def test_what_is_no_text_has_no_lines(file: Path, data: bytes) -> None:
    assert lines(file, data, data) == []


def test_a_file_that_has_changed_has_no_lines(file: Path) -> None:
    assert lines(file, b"a: 1\n", b"a: 2\n") == []


def test_a_file_that_is_gone_has_no_lines(file: Path) -> None:
    assert list(Texts({file.as_posix(): stamp(b"")}).lines(file.as_posix())) == []


def test_a_file_that_nobody_has_judged_has_no_lines(file: Path) -> None:
    file.write_text("a")

    assert list(Texts({}).lines(file.as_posix())) == []


def test_a_path_that_cannot_be_one_has_no_lines() -> None:
    assert list(Texts({"a\0b": 0}).lines("a\0b")) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_not_waited_for(file: Path) -> None:
    os.mkfifo(file)

    assert list(Texts({file.as_posix(): stamp(b"x")}).lines(file.as_posix())) == []


def test_a_file_that_may_not_be_read_has_no_lines(tmp_path: Path) -> None:
    assert list(Texts({tmp_path.as_posix(): stamp(b"x")}).lines(tmp_path.as_posix())) == []


def test_a_text_that_is_given_counts_before_any_file(file: Path) -> None:
    file.write_text("old")
    texts = Texts({file.as_posix(): stamp(b"old")}, {file.as_posix(): "\ufeffnew\r\nlines"})

    assert texts.lines(file.as_posix()) == ["new", "lines"]


def test_a_file_is_read_once(file: Path) -> None:
    file.write_text("a")
    texts = Texts({file.as_posix(): stamp(b"a")})
    before = texts.lines(file.as_posix())
    file.unlink()

    assert texts.lines(file.as_posix()) is before


def test_not_all_files_are_kept() -> None:
    texts = Texts(given={str(at): str(at) for at in range(100)})

    assert [texts.lines(str(at)) for at in range(100)] == [[str(at)] for at in range(100)]
