"""TOML with places: the values are the standard library's, the places are where they stand."""

import tomllib

import pytest

from react_tools.source.toml import parse_toml
from react_tools.source.tree import Node, follow, plain

WHOLE = """\
# settings
cards = ["mine", 'other', # two of them
  "a\\u0041",]
a.b . "c d" = 1
day = 1979-05-27 07:32:00
inline = { x = [1, 2, [3]], y.z = \"\"\"two
lines\"\"\", e = {} }
[tool.react-tools]
lang="ru"
[[row]]
q = 1
[[row]]
q = 2
[row.inner]
w = true
[tool]
v = -1.5e3
"""


def _tree(text: str) -> Node:
    read = parse_toml(text.encode(), "f.toml")
    assert read.faults == ()
    assert read.tree is not None
    return read.tree


def _as_told(value: object) -> object:
    """What a tree holds of a value: dates and times are told as text."""
    if isinstance(value, dict):
        return {key: _as_told(it) for key, it in value.items()}
    if isinstance(value, list):
        return [_as_told(it) for it in value]
    return value if isinstance(value, str | int | float) else str(value)


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
def test_the_values_are_those_of_the_standard_library(end: str) -> None:
    text = WHOLE.replace("\n", end)

    assert plain(_tree(text)) == _as_told(tomllib.loads(text))


@pytest.mark.parametrize(
    ("path", "place"),
    [
        (("cards",), "f.toml:2:9"),
        (("cards", 1), "f.toml:2:18"),
        (("cards", 2), "f.toml:3:3"),
        (("a", "b", "c d"), "f.toml:4:15"),
        (("inline", "y", "z"), "f.toml:6:35"),
        (("tool", "react-tools", "lang"), "f.toml:9:6"),
        (("row", 1, "inner", "w"), "f.toml:15:5"),
        (("tool", "v"), "f.toml:17:5"),
    ],
)
def test_a_value_knows_its_place(path: tuple[str | int, ...], place: str) -> None:
    assert str(follow(_tree(WHOLE), path).span) == place


def test_a_value_ends_behind_its_quotation_mark() -> None:
    found = follow(_tree(WHOLE), ("cards", 0)).span

    assert (found.column, found.end_column) == (10, 16)


def test_a_byte_order_mark_is_read() -> None:
    assert plain(_tree("\ufefflang = 'ru'")) == {"lang": "ru"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("cards = [mine]", "f.toml:1:10 this is not TOML: invalid value"),
        ("a = 1\ncards = [1", "f.toml:2:11 this is not TOML: unclosed array"),
        ("a = 1\na = 2\n", "f.toml:2:6 this is not TOML: cannot overwrite a value"),
    ],
)
def test_what_is_no_toml_says_where(text: str, told: str) -> None:
    (fault,) = parse_toml(text.encode(), "f.toml").faults

    assert (fault.code, f"{fault.span} {fault.message}") == ("RT028", told)


def test_bytes_that_are_no_utf8_are_a_fault_at_their_place() -> None:
    (fault,) = parse_toml(b"a = 1\nb = '\xff'\n", "f.toml").faults

    assert (fault.code, str(fault.span)) == ("RT003", "f.toml:2:6")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"a = {'9' * 60_000}\n", "this is not TOML: a number in it has too many digits"),
        (f"a = {'[' * 60_000}\n", "this is not TOML: it is nested too deeply"),
    ],
    ids=["digits", "brackets"],
)
def test_what_the_standard_library_cannot_read_is_a_fault(text: str, told: str) -> None:
    (fault,) = parse_toml(text.encode(), "settings.toml").faults

    assert fault.message == told
