"""Mended files written: each whole or not at all, whatever happens meanwhile."""

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from random import Random  # noqa: TID251 -- seeded

import pytest

from react_tools.errors import MissingPathError, UnwritableError
from react_tools.mending.mend import Change
from react_tools.mending.writing import held, written

OLD, NEW = b"old\n" * 50_000, b"new!\n" * 50_000
WRITER = """
import sys
from pathlib import Path
from react_tools.mending.mend import Change
from react_tools.mending.writing import written

file, old, new = Path(sys.argv[1]), b"old\\n" * 50_000, b"new!\\n" * 50_000
print("go", flush=True)
while True:
    troubles = written([Change(file, old, new, ())])
    old, new = new, old
    assert not troubles
"""


def change(file: Path, old: bytes = b"old", new: bytes = b"new") -> Change:
    return Change(file, old, new, ())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "f.yaml"
    made.write_bytes(b"old")
    return made


@pytest.mark.parametrize("seed", range(12))
def test_a_kill_at_any_moment_leaves_the_old_file_or_the_new_one(tmp_path: Path, seed: int) -> None:
    random, file = Random(seed), tmp_path / "f.yaml"  # noqa: S311
    for _ in range(3):
        file.write_bytes(OLD)
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, file], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        assert writer.stdout.readline() == "go\n"
        time.sleep(random.random() / 20)
        writer.kill()
        writer.wait()
        writer.stdout.close()

        assert file.read_bytes() in {OLD, NEW}


def test_an_interrupt_leaves_nothing_half_done(tmp_path: Path) -> None:
    file = tmp_path / "f.yaml"
    file.write_bytes(OLD)
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, file],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert writer.stdout is not None
    writer.stdout.readline()
    time.sleep(0.02)
    writer.send_signal(signal.SIGINT)
    writer.wait()
    writer.stdout.close()

    assert file.read_bytes() in {OLD, NEW}
    assert [it.name for it in tmp_path.iterdir()] == ["f.yaml"]


def test_a_file_that_has_changed_meanwhile_is_left_alone(file: Path) -> None:
    file.write_bytes(b"mine")

    assert written([change(file)]) == {
        file: f"{file} has changed meanwhile; it is left as it is now"
    }
    assert file.read_bytes() == b"mine"


def test_a_file_that_is_gone_is_told(file: Path) -> None:
    file.unlink()

    assert written([change(file)]) == {file: f"cannot write {file}: No such file or directory"}


def test_a_file_that_may_not_be_written_is_told(file: Path) -> None:
    file.chmod(0o444)

    assert written([change(file)]) == {file: f"{file} is read-only; it is left as it is"}
    assert file.read_bytes() == b"old"


def test_one_that_cannot_be_written_does_not_keep_the_others(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_bytes(b"old")
    file.unlink()

    assert [*written([change(file), change(other)])] == [file]
    assert other.read_bytes() == b"new"


def test_a_link_stays_one(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.yaml"
    link.symlink_to(file.name)

    assert written([change(link)]) == {}
    assert os.readlink(link) == file.name  # noqa: PTH115 -- as it is written there
    assert file.read_bytes() == b"new"


def test_who_may_read_a_file_may_read_it_still(file: Path) -> None:
    file.chmod(0o640)

    written([change(file)])

    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_what_came_out_of_a_pipe_cannot_be_mended(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.yaml"
    os.mkfifo(pipe)

    with pytest.raises(UnwritableError, match="no plain file"):
        held([pipe], 1000)


def test_what_is_too_large_to_be_read_is_not_held(file: Path) -> None:
    assert held([file], 3) == {file: b"old"}
    assert held([file], 2) == {}


def test_what_cannot_be_read_is_told() -> None:
    """The system itself refuses the first bytes of this file, whoever asks."""
    with pytest.raises(MissingPathError, match="cannot read"):
        held([Path("/proc/self/mem")], 10**20)


def test_a_file_that_vanishes_before_it_is_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnwritableError, match="no plain file"):
        held([tmp_path / "gone.yaml"], 1000)
