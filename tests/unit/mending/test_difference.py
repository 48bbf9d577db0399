"""What would change, in a form that `patch` and `git apply` take."""

import shutil
import subprocess
from pathlib import Path

import pytest

from react_tools.mending.difference import difference
from react_tools.mending.mend import Change

LONG = b"".join(b"line %d\n" % at for at in range(40))
CASES = {
    "one line": (b"a\nb\nc\n", b"a\nB\nc\n"),
    "two places": (LONG, LONG.replace(b"line 3\n", b"x\n").replace(b"line 33\n", b"")),
    "no line end": (b"a\nb", b"a\nB"),
    "a line end more": (b"a\nb", b"a\nb\n"),
    "CRLF and a mark": (b"\xef\xbb\xbfa\r\nb\r\n", b"\xef\xbb\xbfa\r\nB\r\n"),
    "a lone CR": (b"a\rb\nc\n", b"a\rb\nC\n"),
    "other breaks": ("a\x0cb\u2028c\nd\n".encode(), "a\x0cb\u2028c\nD\n".encode()),
    "nothing before": (b"", b"a\n"),
}
NAMES = ["f.yaml", "two words.yaml", "folder/ёж.yaml", 'a"b\\c.yaml', "-rf.yaml"]
TOOLS = {"patch": ["patch", "-p1", "--binary", "--no-backup-if-mismatch"], "git": ["git", "apply"]}


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def put_in(tool: str, told: str) -> None:
    if shutil.which(TOOLS[tool][0]) is None:
        pytest.skip(f"no {tool} here")
    subprocess.run(TOOLS[tool], input=told.encode(), check=True, capture_output=True)


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("case", CASES)
def test_put_in_it_gives_what_was_mended(tool: str, case: str) -> None:
    old, new = CASES[case]
    file = Path("f.yaml")
    file.write_bytes(old)

    put_in(tool, difference([Change(file, old, new, ())]))

    assert file.read_bytes() == new


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("name", NAMES)
def test_a_file_may_be_called_anything(tool: str, name: str) -> None:
    Path(name).write_bytes(b"a\n")

    put_in(tool, difference([Change(Path(name), b"a\n", b"b\n", ())]))

    assert Path(name).read_bytes() == b"b\n"


def test_several_files_stand_one_behind_the_other(here: Path) -> None:
    changes = [
        Change(Path("a.yaml"), b"a\n", b"b\n", ()),
        Change(here / "folder" / "b.yaml", b"a\n", b"b\n", ()),
    ]

    assert difference(changes) == (
        "--- a/a.yaml\n+++ b/a.yaml\n@@ -1 +1 @@\n-a\n+b\n"
        "--- a/folder/b.yaml\n+++ b/folder/b.yaml\n@@ -1 +1 @@\n-a\n+b\n"
    )


def test_nothing_changed_is_nothing_told() -> None:
    assert difference([]) == ""
