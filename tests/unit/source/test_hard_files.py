"""Files made to be costly: never a traceback, and not much memory."""

import subprocess
import sys
from pathlib import Path

import pytest

from react_tools.source.parse import parse
from react_tools.source.tree import Mapping


@pytest.mark.parametrize("data", [b"[" * 100_000, b"- " * 100_000, b"{a: " * 50_000])
def test_deep_nesting_is_told_in_time(data: bytes) -> None:
    parsed = parse(data, "t.yaml")

    assert parsed.tree is None
    assert [it.kind for it in parsed.faults] == ["too-deep"]


HARD = {
    "one long key": b"a" * 999_990 + b": 1",
    "many keys": b"".join(b"k%d: 1\n" % number for number in range(90_000)),
    "one long flow list": b"[" + b"1," * 499_990 + b"]",
    "nothing but quotes": b"'" * 1_000_000,
    "nothing but tabs": b"\t" * 1_000_000,
    "nothing but tags": b"!" * 1_000_000,
    "nothing but directives": b"%a\n" * 333_333,
    "an alias bomb": b"a: &a [x,x]\n" + b"b: &b [*a,*a,*a]\n" * 50_000,
}


@pytest.mark.parametrize("data", HARD.values(), ids=HARD)
def test_a_hard_file_costs_less_than_200_megabytes(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "hard.yaml"
    file.write_bytes(data)
    script = (
        "import sys, pathlib\n"
        "from react_tools.source.parse import read\n"
        "tree, faults, *_ = read(pathlib.Path(sys.argv[1]))\n"
        "assert tree is not None or faults\n"
        # Not ru_maxrss: it remembers the process that this one was forked from.
        "status = pathlib.Path('/proc/self/status').read_text()\n"
        "print(int(status.split('VmHWM:')[1].split()[0]) // 1024)\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", script, str(file)], capture_output=True, check=True, text=True
    )

    assert int(done.stdout) < 200


def test_folded_text_ends_behind_its_last_word() -> None:
    tree = parse(b"a: one\n  two\n\n  three # so\nb: 1\n", "t.yaml").tree

    assert isinstance(tree, Mapping)
    value = tree.get("a")
    assert value is not None
    assert (value.span.end_line, value.span.end_column) == (4, 8)


def test_a_line_of_many_blanks_is_told_of_at_once() -> None:
    """Where the blanks before a comment were looked for, each was begun at anew."""
    long = "a: b" + " " * 400_000 + "x\n"
    (fault, *_) = parse(f"{long}c: [\n{long}".encode(), "long.yaml", limit=10**7).faults

    assert fault.span.path == "long.yaml"
