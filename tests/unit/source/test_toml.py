"""TOML with places: the values are the standard library's, the places are where they stand."""

import random
import tomllib

import pytest

from react_tools.source.toml import parse_toml
from react_tools.source.tree import Node, Scalar, follow, plain

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


def test_random_documents_are_read_as_the_standard_library_reads_them() -> None:
    luck = random.Random(7)
    for _ in range(300):
        text = _document(luck)
        try:
            wanted = tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            assert parse_toml(text.encode(), "f.toml").faults
            continue
        tree = _tree(text)
        assert plain(tree) == _as_told(wanted), text
        assert all(_stands(it) for it in _values(tree)), text


def _document(luck: random.Random) -> str:
    lines = []
    for at in range(luck.randrange(1, 8)):
        key = luck.choice(["a", "b.c", '"d e"', "'f'.g", f"k{at}"])
        lines.append(
            luck.choice([f"[{key}]", f"[[{key}]]", "# note", ""])
            if luck.random() < 0.3
            else f"{key} = {_value(luck, 3)}{luck.choice(['', ' # note', '  '])}"
        )
    return luck.choice(["\n", "\r\n"]).join(lines)


def _value(luck: random.Random, depth: int) -> str:
    plain_values = ['"x # \\" y"', "'a]b'", "12", "-0.5", "true", "1979-05-27", '"""a\n"b" ]"""']
    if depth and luck.random() < 0.4:
        inner = [_value(luck, depth - 1) for _ in range(luck.randrange(3))]
        if luck.random() < 0.5:
            return f"[ {', '.join(inner)} ]"
        return "{" + ", ".join(f"v{at} = {it}" for at, it in enumerate(inner)) + "}"
    return luck.choice(plain_values)


def _values(node: Node) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    inner = [it.value for it in node.entries.values()] if hasattr(node, "entries") else node.items
    return [it for each in inner for it in _values(each)]


def _stands(scalar: Scalar) -> bool:
    """Whether the text at a value's place, read by itself, is that value."""
    word = scalar.source.content[scalar.start : scalar.end]
    return bool(_as_told(tomllib.loads(f"it = {word}")["it"]) == scalar.value)
