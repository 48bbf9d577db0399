"""Text → tree: the same plain data as PyYAML's where YAML 1.1 and 1.2 agree, and spans that fit."""

import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from react_tools.source.events import FASTEST, PURE
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping, Node, Scalar, Sequence, plain

# Words and numbers that YAML 1.1 and 1.2 read alike: no `on`, no 12:30, no 010, no 1_000.
_AGREED = st.one_of(
    st.from_regex(r"[a-df-mp-xz][a-z]{3,8}", fullmatch=True),
    st.integers(-(10**9), 10**9),
    st.booleans(),
    st.none(),
    st.text("абвгде xyz:#-'\",[]{}", max_size=12),
)
_KEYS = st.from_regex(r"[a-df-mp-xz][a-z]{3,8}", fullmatch=True)
_DATA = st.recursive(
    _AGREED,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_KEYS, inner, max_size=4),
    max_leaves=20,
)


def scalars(node: Node) -> list[Scalar]:
    match node:
        case Scalar():
            return [node]
        case Sequence():
            return [it for item in node.items for it in scalars(item)]
        case Mapping():
            return [
                it for entry in node.entries.values() for it in (entry.key, *scalars(entry.value))
            ]


def cut(text: str, node: Scalar) -> str:
    """What the file says at a node's span."""
    span = node.span
    lines = text.splitlines(keepends=True)[span.line - 1 : span.end_line]
    if len(lines) > 1:
        lines[-1] = lines[-1][: span.end_column - 1]
        return "".join([lines[0][span.column - 1 :], *lines[1:]])
    return "".join(lines)[span.column - 1 : span.end_column - 1]


@given(
    data=st.dictionaries(_KEYS, _DATA, min_size=1, max_size=5),
    style=st.sampled_from(["block", "flow"]),
)
@settings(max_examples=300, deadline=None)
def test_the_plain_data_is_that_of_pyyaml(data: dict[str, object], style: str) -> None:
    text = yaml.safe_dump(
        data, allow_unicode=True, default_flow_style=style == "flow", sort_keys=False
    )

    tree, faults = parse(text.encode(), "t.yaml")

    assert faults == ()
    assert tree is not None
    assert plain(tree) == yaml.safe_load(text)


@given(
    data=st.dictionaries(_KEYS, _DATA, min_size=1, max_size=5),
    style=st.sampled_from(["block", "flow"]),
)
@settings(max_examples=300, deadline=None)
def test_a_span_points_at_its_text(data: dict[str, object], style: str) -> None:
    text = yaml.safe_dump(
        data, allow_unicode=True, default_flow_style=style == "flow", sort_keys=False
    )

    tree = parse(text.encode(), "t.yaml").tree

    assert tree is not None
    told = [(it.value, cut(text, it)) for it in scalars(tree)]
    assert [value for value, _ in told] == [yaml.safe_load(shown or "~") for _, shown in told]


@given(
    data=st.dictionaries(_KEYS, _DATA, min_size=1, max_size=5),
    style=st.sampled_from(["block", "flow"]),
)
@settings(max_examples=100, deadline=None)
def test_both_parsers_give_the_same(data: dict[str, object], style: str) -> None:
    text = yaml.safe_dump(
        data, allow_unicode=True, default_flow_style=style == "flow", sort_keys=False
    )

    fast, slow = (parse(text.encode(), "t.yaml", parser=it) for it in (FASTEST, PURE))

    assert fast.tree is not None
    assert slow.tree is not None
    assert [(it.span, it.value) for it in scalars(fast.tree)] == [
        (it.span, it.value) for it in scalars(slow.tree)
    ]


@given(data=st.binary(max_size=200))
@settings(max_examples=1000, deadline=None)
def test_no_bytes_are_an_error(data: bytes) -> None:
    tree, faults = parse(data, "t.yaml")

    assert tree is not None or faults


@given(text=st.text("ab:-?[]{}&*!|>'\"%@`#, \t\n", max_size=60))
@settings(max_examples=1500, deadline=None)
def test_no_text_is_an_error_and_each_fault_has_a_place_in_it(text: str) -> None:
    tree, faults = parse(text.encode(), "t.yaml")

    assert tree is not None or faults
    lines = text.count("\n") + 1
    assert all(1 <= it.span.line <= lines and it.span.column >= 1 for it in faults)
