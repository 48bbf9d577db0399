"""Trees: where everything stands, and how to walk."""

from collections.abc import Callable

import pytest

from react_tools.source.parse import Parsed, parse
from react_tools.source.span import Span
from react_tools.source.tree import Mapping, Node, Scalar, Sequence, follow, plain, scalars

Tree = Callable[[str | bytes], Node]
Read = Callable[[str | bytes], Parsed]


def place(node: Node) -> str:
    span = node.span
    return f"{span.line}:{span.column}-{span.end_line}:{span.end_column}"


SPANS = {
    "a word": ("a: dancer\n", "1:4-1:10"),
    "a word before a comment": ("a: dancer   # who\n", "1:4-1:10"),
    "a number": ("a: 8.0\n", "1:4-1:7"),
    "a true word in brackets": ("a: [true]\n", "1:4-1:10"),
    "a written null": ("a: ~\n", "1:4-1:5"),
    "a null that nobody wrote": ("a:\nb: 1\n", "1:3-1:3"),
    "a null that nobody wrote, before blanks": ("{a:   , b: 1}\n", "1:4-1:4"),
    "a null without a colon": ("{a, b}\n", "1:3-1:3"),
    "single quotes": ("a: 'it''s'\n", "1:4-1:11"),
    "double quotes": ('a: "say \\"x\\""\n', "1:4-1:15"),
    "empty quotes": ("a: ''\n", "1:4-1:6"),
    "text over several lines": ("a: one\n  two\n\n  three # x\n", "1:4-4:8"),
    "quotes over several lines": ("a: 'one\n  two'\n", "1:4-2:7"),
    "a literal block": ("a: |\n  one\n  two\n\nb: 1\n", "1:4-3:6"),
    "a folded block": ("a: >-\n  one\n  two\n# x\nb: 1\n", "1:4-3:6"),
    "an empty block": ("a: |\nb: 1\n", "1:4-1:5"),
    "brackets": ("a: [ x, y, ]\n", "1:4-1:13"),
    "empty brackets": ("a: [ ]\n", "1:4-1:7"),
    "braces over lines": ("a: {x: 1,  # }\n  y: 2\n  }\n", "1:4-3:4"),
    "empty braces": ("a: {}\n", "1:4-1:6"),
    "braces in brackets": ("a: [{x: [1]}]\n", "1:4-1:14"),
    "a block of keys": ("a:\n  b: 1\n  c: two # x\n\n# y\nd: 1\n", "2:3-3:9"),
    "a list": ("a:\n  - b\n  - c: 1\n    d: [2]\n\ne: 1\n", "2:3-4:11"),
    "a list at its key's column": ("a:\n- b\n- c\ne: 1\n", "2:1-3:4"),
    "a block that ends with a null": ("a:\n  b: 1\n  c:\nd: 1\n", "2:3-3:5"),
    "a list that ends with a null": ("a:\n  - b\n  -\nd: 1\n", "2:3-3:4"),
}


@pytest.mark.parametrize("case", SPANS)
def test_a_span_is_where_the_value_stands(case: str, tree: Tree) -> None:
    text, span = SPANS[case]

    assert place(follow(tree(text), ["a"])) == span


def test_a_pair_in_brackets_is_a_mapping_without_brackets(tree: Tree) -> None:
    assert place(follow(tree("[a: b , c]"), [0])) == "1:2-1:6"


def test_an_anchor_or_a_tag_is_no_part_of_the_value(parsed: Read) -> None:
    read = parsed("a: !!str &x # here\n  text\nb: &y\n  c: 1\n")

    assert read.tree is not None
    assert place(follow(read.tree, ["a"])) == "2:3-2:7"
    assert place(follow(read.tree, ["b"])) == "4:3-4:7"


def test_a_key_has_a_span(tree: Tree) -> None:
    node = tree("{a: 1, 'b c': 2}")

    assert isinstance(node, Mapping)
    assert node.key_span("b c") == Span("f.yaml", 1, 8, 1, 13)


def test_a_key_that_is_not_there_has_the_span_of_the_mapping(tree: Tree) -> None:
    node = tree("a: 1\n")

    assert isinstance(node, Mapping)
    assert node.key_span("b") == node.span


def test_an_entry_gives_its_key_as_a_scalar(tree: Tree) -> None:
    node = tree("'a': 1\n")

    assert isinstance(node, Mapping)
    key = node.entries["a"].key
    assert (key.text, key.value, key.quote, str(key.span)) == ("a", "a", "'", "f.yaml:1:1")


@pytest.mark.parametrize(
    ("text", "part"),
    [("pay 1 ink", "1:8-1:11"), ("'pay 1 ink'", "1:9-1:12"), ('"pay 1 ink"', "1:9-1:12")],
)
def test_a_part_of_a_text_has_an_exact_place(text: str, part: str, tree: Tree) -> None:
    node = follow(tree(f"a: {text}\n"), ["a"])

    assert isinstance(node, Scalar)
    span = node.part(4, 7)
    assert f"{span.line}:{span.column}-{span.end_line}:{span.end_column}" == part


@pytest.mark.parametrize(
    "text", ["'it''s so'", '"a\\tb c d"', "one\n  two", "|\n  one two", ">\n  one two"]
)
def test_a_part_of_any_other_text_is_the_whole(text: str, tree: Tree) -> None:
    node = follow(tree(f"a: {text}\n"), ["a"])

    assert isinstance(node, Scalar)
    assert node.part(2, 4) == node.span


@pytest.mark.parametrize("word", ["8", "8.0", "true", "~", "0x1F"])
def test_the_text_of_a_value_is_what_the_file_says(word: str, tree: Tree) -> None:
    node = follow(tree(f"a: {word} # x\n"), ["a"])

    assert isinstance(node, Scalar)
    assert node.text == word


@pytest.mark.parametrize(
    ("text", "quote"), [("x", ""), ("'x'", "'"), ('"x"', '"'), ("|\n x", "|"), (">\n x", ">")]
)
def test_a_scalar_knows_how_it_begins(text: str, quote: str, tree: Tree) -> None:
    node = follow(tree(f"a: {text}\n"), ["a"])

    assert isinstance(node, Scalar)
    assert node.quote == quote


def test_every_node_knows_its_file() -> None:
    node = parse(b"a: [x]\n", "cards/a.yaml").tree

    assert node is not None
    assert {it.path for it in (node, follow(node, ["a"]))} == {"cards/a.yaml"}


def test_the_bare_data_is_lists_dicts_and_values(tree: Tree) -> None:
    assert plain(tree("a: [1, x, {b: ~}]\n")) == {"a": [1, "x", {"b": None}]}


def test_a_path_leads_as_far_as_it_goes(tree: Tree) -> None:
    node = tree("a: [x, {b: 1}]\n")

    assert plain(follow(node, ["a", 1, "b"])) == 1
    assert plain(follow(node, ["a", 1, "c"])) == {"b": 1}
    assert plain(follow(node, ["a", 2])) == ["x", {"b": 1}]
    assert plain(follow(node, [0])) == {"a": ["x", {"b": 1}]}


def test_scalars_are_found_keys_included(tree: Tree) -> None:
    node = tree("a: [x, {b: 1}]\nc: y\n")

    assert [it.text for it in scalars(node)] == ["a", "c", "x", "b", "1", "y"]


def test_collections_can_be_walked(tree: Tree) -> None:
    node = tree("a: [x, y]\nb: 1\n")

    assert isinstance(node, Mapping)
    assert (list(node), "a" in node, "c" in node, node.get("c")) == (["a", "b"], True, False, None)
    items = node.get("a")
    assert isinstance(items, Sequence)
    assert (len(items), [plain(it) for it in items]) == (2, ["x", "y"])
