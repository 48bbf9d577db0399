"""Whatever TOML holds, the tree has the standard library's values at the places they stand at."""

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from react_tools.source.toml import parse_toml
from react_tools.source.tree import Mapping, Node, Scalar, plain

PLAIN = st.sampled_from(
    [
        '"x # \\" y"',
        "'a]b'",
        "12",
        "-0.5",
        "true",
        "1979-05-27 07:32:00",
        '"""a\n"b" ]"""',
        "'''q'''",
    ]
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda it: f"[ {', '.join(it)} ]"),
        st.lists(inner, max_size=3).map(
            lambda it: "{" + ", ".join(f"v{at} = {value}" for at, value in enumerate(it)) + "}"
        ),
    ),
    max_leaves=6,
)
KEYS = st.sampled_from(["a", "b.c", '"d e"', "'f'.g", "h", "b.i"])
LINES = st.one_of(
    st.builds(
        lambda key, value, tail: f"{key} = {value}{tail}",
        KEYS,
        VALUES,
        st.sampled_from(["", " # note"]),
    ),
    st.builds(lambda key: f"[{key}]", KEYS),
    st.builds(lambda key: f"[[{key}]]", KEYS),
    st.sampled_from(["", "# note"]),
)


@given(st.lists(LINES, min_size=1, max_size=7), st.sampled_from(["\n", "\r\n"]))
def test_a_document_is_read_as_the_standard_library_reads_it(lines: list[str], end: str) -> None:
    text = end.join(lines)
    read = parse_toml(text.encode(), "f.toml")
    try:
        wanted = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        assert [it.code for it in read.faults] == ["RT028"]
        return
    assert read.faults == ()
    assert read.tree is not None
    assert plain(read.tree) == told(wanted)
    assert [it for it in scalars(read.tree) if not stands(it)] == []


def told(value: object) -> object:
    """What a tree holds of a value: dates and times are told as text."""
    if isinstance(value, dict):
        return {key: told(it) for key, it in value.items()}
    if isinstance(value, list):
        return [told(it) for it in value]
    return value if isinstance(value, str | int | float) else str(value)


def scalars(node: Node) -> list[Scalar]:
    if isinstance(node, Scalar):
        return [node]
    inner = [it.value for it in node.entries.values()] if isinstance(node, Mapping) else node.items
    return [it for each in inner for it in scalars(each)]


def stands(scalar: Scalar) -> bool:
    """Whether the text at a value's place, read by itself, is that value."""
    word = scalar.source.content[scalar.start : scalar.end]
    return told(tomllib.loads(f"it = {word}")["it"]) == scalar.value
