"""Where something new goes: into lines and into brackets, and nothing else moves."""

import pytest

from react_tools.source import insert
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping, Sequence, plain


def tree(text: str) -> Mapping:
    parsed = parse(text.encode(), "i.yaml")
    assert isinstance(parsed.tree, Mapping), parsed.faults
    return parsed.tree


def with_items(text: str, *written: str) -> str:
    """The text with items put behind those of the list `l`."""
    root = tree(text)
    place = root.entries["l"].value
    assert isinstance(place, Sequence)
    return insert.applied(text, [insert.items(place, written)])


ITEMS = {
    "lines": ("l:\n  - a\n", "l:\n  - a\n  - x\n  - y\n"),
    "lines at the margin": ("l:\n- a\nm: 1\n", "l:\n- a\n- x\n- y\nm: 1\n"),
    "no end of the last line": ("l:\n  - a", "l:\n  - a\n  - x\n  - y"),
    "a comment behind": ("l:\n  - a  # why\nm: 1\n", "l:\n  - a  # why\n  - x\n  - y\nm: 1\n"),
    "carriage returns": ("l:\r\n  - a\r\n", "l:\r\n  - a\r\n  - x\r\n  - y\r\n"),
    "a last item of several lines": (
        "l:\n  - b:\n      c: 1\n      d: [2,\n        3]\nm: 1\n",
        "l:\n  - b:\n      c: 1\n      d: [2,\n        3]\n  - x\n  - y\nm: 1\n",
    ),
    "brackets": ("l: [a]\n", "l: [a, x, y]\n"),
    "empty brackets": ("l: []\n", "l: [x, y]\n"),
    "a comma at the end": ("l: [a, ]\n", "l: [a, x, y, ]\n"),
    "brackets over lines": ("l: [\n  a,\n]\n", "l: [\n  a,\n  x,\n  y,\n]\n"),
    "a bracket and a comment": ("l: [a] # b]\n", "l: [a, x, y] # b]\n"),
}


@pytest.mark.parametrize("case", ITEMS)
def test_new_items_stand_behind_the_last_one(case: str) -> None:
    before, after = ITEMS[case]

    assert with_items(before, "x", "y") == after


@pytest.mark.parametrize("case", ITEMS)
def test_a_list_with_new_items_is_read_as_one(case: str) -> None:
    root = tree(with_items(ITEMS[case][0], "x", "y"))
    items = plain(root.entries["l"].value)

    assert isinstance(items, list)
    assert items[-2:] == ["x", "y"]


ENTRIES = {
    "lines": ("m:\n  a: 1\nn: 2\n", "m:\n  a: 1\n  k: v\nn: 2\n"),
    "no end of the last line": ("m:\n  a: 1", "m:\n  a: 1\n  k: v"),
    "a comment behind": ("m:\n  a: 1 # x\n", "m:\n  a: 1 # x\n  k: v\n"),
    "a last value that is empty": ("m:\n  a:\nn: 2\n", "m:\n  a:\n  k: v\nn: 2\n"),
    "brackets": ("m: {a: 1}\n", "m: {a: 1, k: v}\n"),
    "a comma at the end": ("m: {a: 1,}\n", "m: {a: 1, k: v,}\n"),
    "brackets over lines": ("m: {a: 1,\n  b: [2]}\n", "m: {a: 1,\n  b: [2], k: v}\n"),
}


@pytest.mark.parametrize("case", ENTRIES)
def test_a_new_key_stands_behind_the_last_one(case: str) -> None:
    before, after = ENTRIES[case]
    place = tree(before).entries["m"].value
    assert isinstance(place, Mapping)

    assert insert.applied(before, [insert.entry(place, ["k: v"])]) == after


def test_a_new_key_may_stand_behind_a_named_one() -> None:
    text = "a: 1\nb: |\n  x\n  y\nc: 3\n"
    one = insert.entry(tree(text), ["k:", "  - v"], behind="b")

    assert insert.applied(text, [one]) == "a: 1\nb: |\n  x\n  y\nk:\n  - v\nc: 3\n"


def test_a_new_key_stands_above_another_and_its_comments() -> None:
    text = "a: 1\n\n# on b\n# still on b\nb: 2\n"
    one = insert.before(tree(text), "b", ["k: v"])

    assert insert.applied(text, [one]) == "a: 1\n\nk: v\n# on b\n# still on b\nb: 2\n"


def test_a_new_key_may_stand_above_the_first() -> None:
    one = insert.before(tree("# on a\na: 1\n"), "a", ["k: v"])

    assert insert.applied("# on a\na: 1\n", [one]) == "k: v\n# on a\na: 1\n"


def test_a_key_without_a_value_gets_one_beneath_it() -> None:
    text = "a: 1\nl: # soon\nb: 2\n"
    one = insert.beneath(tree(text).entries["l"], ["  - x"])

    assert insert.applied(text, [one]) == "a: 1\nl: # soon\n  - x\nb: 2\n"


def test_a_key_gives_way_with_its_value() -> None:
    text = "a: 1\nb:\n  c: [2,\n    3] # why\nd: 4\n"
    one = insert.instead(tree(text).entries["b"], ["b:", "  e: 5"])

    assert insert.applied(text, [one]) == "a: 1\nb:\n  e: 5 # why\nd: 4\n"


def test_of_two_at_one_place_the_first_comes_first() -> None:
    told = [insert.put(1, "x"), insert.put(0, "w"), insert.put(1, "y")]

    assert insert.applied("ab", told) == "waxyb"


@pytest.mark.parametrize(
    ("text", "end"), [("a\nb\r\n", "\n"), ("a\r\nb\n", "\r\n"), ("a\rb", "\r")]
)
def test_lines_end_as_the_first_one_does(text: str, end: str) -> None:
    assert insert.newline(text) == end


def test_a_text_of_one_line_gets_plain_line_ends() -> None:
    assert insert.newline("a") == "\n"
