"""What keeps a text from being read: each kind of fault, at its place."""

import subprocess
import sys
from pathlib import Path

import pytest

from react_tools.errors import MissingPathError
from react_tools.source.fault import FAULTS
from react_tools.source.parse import parse, read
from react_tools.source.tree import plain

TOLD = {
    "a repeated key": (b"a: 1\nb: 2\na: 3\n", "duplicate-key", (3, 1)),
    "a repeated key of a flow mapping": (b"x: {a: 1, a: 2}\n", "duplicate-key", (1, 11)),
    "an anchor": (b"a: &x 1\n", "anchor", (1, 4)),
    "an alias": (b"a: &x 1\nb: *x\n", "alias", (2, 4)),
    "a tag": (b"a: !!str 1\n", "tag", (1, 4)),
    "a merge key": (b"a: {b: 1}\nc:\n  <<: {b: 1}\n", "merge-key", (3, 3)),
    "a NUL byte": (b"a: 1\nb: \0\n", "binary", (2, 4)),
    "a control character": (b"a: x\x07y\n", "control-character", (1, 5)),
    "a next-line character": ("a: x\u0085y\n".encode(), "control-character", (1, 5)),
    "a byte that is not UTF-8": (b"a: 1\nb: caf\xe9\n", "not-utf-8", (2, 7)),
    "an empty file": (b"", "empty", (1, 1)),
    "a second document": (b"a: 1\n---\nb: 2\n", "several-documents", (2, 1)),
    "a directive": (b"%YAML 1.1\n---\na: 1\n", "directive", (1, 1)),
}


@pytest.mark.parametrize(("data", "kind", "place"), TOLD.values(), ids=TOLD)
def test_a_fault_is_told_where_it_stands(data: bytes, kind: str, place: tuple[int, int]) -> None:
    faults = [it for it in parse(data, "t.yaml").faults if it.kind == kind]

    assert [(it.span.line, it.span.column) for it in faults] == [place]


def test_a_repeated_key_tells_both_places() -> None:
    (fault,) = parse(b"a: 1\nb: 2\na: 3\n", "t.yaml").faults

    assert [str(span) for span, _ in fault.others] == ["t.yaml:1:1"]


def test_of_two_equal_keys_the_first_counts() -> None:
    tree = parse(b"a: 1\na: 3\n", "t.yaml").tree

    assert tree is not None
    assert plain(tree) == {"a": 1}


def test_a_tab_that_indents_is_told() -> None:
    (fault,) = parse(b"a:\n\tb: 1\n", "t.yaml").faults

    assert "tab" in fault.message
    assert (fault.span.line, fault.span.column) == (2, 1)


@pytest.mark.parametrize("data", [b"[" * 100_000, b"- " * 100_000, b"{a: " * 50_000])
def test_deep_nesting_is_told_in_time(data: bytes) -> None:
    tree, faults = parse(data, "t.yaml")

    assert tree is None
    assert [it.kind for it in faults] == ["too-deep"]


def test_a_file_over_the_limit_is_told_with_its_size(tmp_path: Path) -> None:
    file = tmp_path / "big.yaml"
    file.write_bytes(b"a: 1\n" * 200_001)

    (fault,) = read(file).faults

    assert fault.kind == "too-large"
    assert "1,000,005 bytes" in fault.message


def test_a_missing_file_is_an_error() -> None:
    with pytest.raises(MissingPathError):
        read(Path("nowhere.yaml"))


@pytest.mark.parametrize(
    "data",
    [b"\xef\xbb\xbfa: 1\r\nb:\r\n  - 2\r\n", b"a: 1\r\nb: [2]\r\n", b"\xef\xbb\xbfa: 1\nb: [2]"],
)
def test_byte_order_marks_and_windows_lines_are_read(data: bytes) -> None:
    tree, faults = parse(data, "t.yaml")

    assert faults == ()
    assert tree is not None
    assert plain(tree) == {"a": 1, "b": [2]}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("12:30", "12:30"),
        ("1_000", "1_000"),
        ("2026-01-02", "2026-01-02"),
        ("010", 10),
        ("0o17", 15),
        ("0x1F", 31),
        ("+1", 1),
        ("1e3", 1000.0),
        ("~", None),
        ("TRUE", True),
        ("'8'", "8"),
    ],
)
def test_words_are_taken_as_yaml_1_2_takes_them(text: str, value: object) -> None:
    tree = parse(f"a: {text}\n".encode(), "t.yaml").tree

    assert tree is not None
    assert plain(tree) == {"a": value}


def test_every_kind_of_fault_has_its_own_code_and_page() -> None:
    codes = [it.code for it in FAULTS.values()]

    assert len(set(codes)) == len(codes)
    assert all(it.what and it.why and it.wrong and it.right for it in FAULTS.values())


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
        "tree, faults = read(pathlib.Path(sys.argv[1]))\n"
        "assert tree is not None or faults\n"
        # Not ru_maxrss: it remembers the process that this one was forked from.
        "status = pathlib.Path('/proc/self/status').read_text()\n"
        "print(int(status.split('VmHWM:')[1].split()[0]) // 1024)\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", script, str(file)], capture_output=True, check=True, text=True
    )

    assert int(done.stdout) < 200
