"""Reading a file as a whole."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from react_tools.errors import MissingPathError
from react_tools.source.limit import LIMIT
from react_tools.source.parse import Parsed, parse, read
from react_tools.source.tree import Mapping, Node, plain

Read = Callable[[str | bytes], Parsed]
Data = Callable[[str | bytes], Any]
Tell = Callable[[str | bytes], list[str]]
Tree = Callable[[str | bytes], Node]


def test_block_and_flow_give_the_same_data(data: Data) -> None:
    block = data("deck:\n  - id: stab\n    copies: 2\n  - id: slash\n")

    assert block == data("{deck: [{id: stab, copies: 2}, {id: slash}]}")


def test_keys_keep_the_order_of_the_file(data: Data) -> None:
    assert list(data("b: 1\na: 2\nc: 3\n")) == ["b", "a", "c"]


def test_a_byte_order_mark_is_no_part_of_the_text(tree: Tree) -> None:
    node = tree(b"\xef\xbb\xbfa: 1\n")

    assert isinstance(node, Mapping)
    assert node.key_span("a").column == 1


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"], ids=["lf", "crlf", "cr"])
def test_every_line_end_of_an_editor_ends_a_line(end: str, tree: Tree) -> None:
    node = tree(f"a: 1{end}b: 2{end}")

    assert isinstance(node, Mapping)
    assert str(node.key_span("b")) == "f.yaml:2:1"


def test_columns_count_characters(tree: Tree) -> None:
    node = tree("{ключ: 1, 🂡: 2, b: 3}")

    assert isinstance(node, Mapping)
    assert node.key_span("b").column == 17


def test_a_document_start_at_the_top_does_no_harm(data: Data) -> None:
    assert data("# first\n---\na: 1\n") == {"a": 1}


def test_a_document_end_at_the_bottom_does_no_harm(tell: Tell) -> None:
    assert tell("a: 1\n...\n# last\n\n") == []


def test_faults_come_in_the_order_of_the_file(tell: Tell) -> None:
    told = tell("a: {b: &x 1, b: 2}\nc: *x\n1: 2\n")

    assert [it.split("-")[0] for it in told] == ["1:8", "1:14", "2:4", "3:1"]


def test_many_faults_of_a_kind_are_counted_not_listed(tell: Tell) -> None:
    told = tell("a: 1\n" * 14)

    assert len(told) == 10
    assert "(3 more like this)" in told[-1]


def test_a_syntax_fault_leaves_no_tree(parsed: Read) -> None:
    assert parsed("a: [1\n").tree is None


def test_what_was_found_before_a_syntax_fault_is_told_too(tell: Tell) -> None:
    assert [it.split()[1] for it in tell("a: 1\na: 2\nb: [\n")] == ["RT021", "RT014"]


def test_a_file_of_the_limit_is_read() -> None:
    assert parse(b"a: 1 #".ljust(1000), "f.yaml", limit=1000).faults == ()


def test_a_file_over_the_limit_is_refused_with_its_size() -> None:
    (fault,) = parse(b"a: 1\n# comment" + b" " * 2000, "f.yaml", limit=1000).faults

    assert fault.code == "RT001"
    assert fault.message == "this file has 2,014 bytes; more than 1,000 are not read"


def test_the_limit_is_a_million_bytes() -> None:
    assert LIMIT == 1_000_000


def test_a_file_that_is_all_short_values_is_refused(tell: Tell) -> None:
    assert tell("[" + "1," * 130_000 + "]") == [
        (
            "1:1-1:1 RT001 this file holds too many values:"
            " more than one in eight bytes of the limit | split it"
        )
    ]


def test_a_file_is_read_from_its_path(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"a: 1\n")

    tree = read(path).tree

    assert tree is not None
    assert plain(tree) == {"a": 1}


def test_a_file_is_shown_by_the_name_that_was_given(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"a: [\n")

    (fault,) = read(path, "cards/a.yaml").faults

    assert fault.span.path == "cards/a.yaml"


def test_a_file_too_large_is_told_with_its_whole_size(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"#" * 3_000_000)

    (fault,) = read(path).faults

    assert fault.message == "this file has 3,000,000 bytes; more than 1,000,000 are not read"


def test_an_endless_file_is_read_no_further_than_the_limit() -> None:
    assert read(Path("/dev/zero"), limit=100).faults[0].code == "RT001"


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(MissingPathError, match=r"cannot read .*gone\.yaml: No such file"):
        read(tmp_path / "gone.yaml")


def test_a_folder_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(MissingPathError, match="Is a directory"):
        read(tmp_path)


def test_a_path_that_cannot_be_is_an_error() -> None:
    with pytest.raises(MissingPathError, match="null byte"):
        read(Path("a\0b"))
