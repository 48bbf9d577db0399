"""The quick way reads usual text as the parser does, and leaves all else to it."""

import pytest

from react_tools.source.quick import quick
from react_tools.source.text import Text
from react_tools.source.tree import Node, Sequence
from tests.unit.source.both_ways import agree


def read(text: str) -> Node | None:
    return quick(Text("f.yaml", text))


@pytest.mark.parametrize(
    "text",
    [
        "a: b\n",
        "a: b",
        "# head\n\na: b   # what it is\n",
        "a:\n  b: c\n  d:\n    - e\n    - f: g\n      h: i\n",
        "a:\n- b\n- c\nd: e\n",
        "- a\n- 'b'\n- \"c\"\n- [d, {e: f}]\n",
        "-   a: b\n    c: d\n",
        "a: 'it: is # so, {all of it}'\n",
        "a: b#c:d\n",
        "a: [b, 'c', \"d\", 1, true, ~, []]\n",
        "a: { b: c , d: {} }   # so\n",
        "a: {b: 1,\n    c: [d,\n      e],\n  f: 2}\n",
        "a: +1\nb: -1\nc: 0x1F\nd: 1.5\ne: -x\n",
        "a: |\n  one\n    two\n\n  three  \n\nb: c\n",
        "a: >-\n  one\n  two\nb: >\n  one\n  two\nc: |-\n  one\n   two\n\n",
        "- a: |\n    one\n  b: c\n",
        "a: b\u00a0c#\u00a0d\n",
        "a: {b: слово}\n",
        "\"no\": {'yes': a, \"<<\": b}\n'1': c\n",
    ],
)
def test_usual_text_is_read_the_quick_way(text: str) -> None:
    assert agree(text.encode()) is True


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing\n",
        "a\n",
        "a:\n",
        "a: b\na: c\n",
        "a: {b: c, b: d}\n",
        "true: a\n",
        "null: a\n",
        "1: a\n",
        "<<: a\n",
        "'': a\n",
        "a: b\n'a': c\n",
        "a: {true: b}\n",
        "a: b: c\n",
        "a: b\n  c\n",
        "a: b\n  c: d\n",
        "a:\n  b: c\n d: e\n",
        "a: b\n- c\n",
        "- a\nb: c\n",
        "a: - b\n",
        "a: ? b\n",
        "a: &b c\n",
        "a: *b\n",
        "a: !b c\n",
        "a: 'b''c'\n",
        "a: 'b' c\n",
        "a: 'b\n  c'\n",
        'a: "\\n"\n',
        "a:\tb\n",
        "a: b\r\n",
        "--- a: b\n",
        "a: b\n---\nc: d\n",
        "a: b\n...\n",
        "a: |+\n  b\n",
        "a: |2\n  b\n",
        "a: >\n  b\n\n  c\n",
        "a: >\n  b\n   c\n",
        "a: >\n  b \n  c\n",
        "a: |\n  b",
        "a: |\n  b\n    \nc: d\n",
        "a: |\n  b\n  # c",
        "a: |\n\n  b\n",
        "a: |\n  b\n c\n",
        "a: [b\n",
        "a: [b}\n",
        "a: {b: [}\n",
        "a: [b] c\n",
        "a: [b]#c\n",
        "a: {b}\n",
        "a: {b:c}\n",
        "a: [b: c]\n",
        "a: [b,\n  # c\n  d]\n",
        "a: 99999999999999999999\n",
        f"{'a' * 1100}: b\n",
        f"a: {'[' * 20}{']' * 20}\n",
        "".join(f"{' ' * it}a:\n" for it in range(70)) + " " * 70 + "a: b\n",
    ],
)
def test_anything_else_is_left_to_the_parser(text: str) -> None:
    assert read(text) is None


def test_a_line_too_large_is_no_matter_for_other_files() -> None:
    assert read("a: 99999999999999999999\n") is None
    assert read("a: 9\n") is not None


def test_a_line_that_stands_twice_has_two_places() -> None:
    tree = read("- {a: b}\n- {a: b}\n")

    assert isinstance(tree, Sequence)
    assert [it.start for it in tree.items] == [2, 11]
