"""What a file says where no game reads it as clauses."""

import pytest

from react_tools.reference.lines import lines
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("power: 1\nwho: this", ["power 1, who this"]),
        ("who: this\npower: 1", ["power 1, who this"]),
        ("who: [a  b, c]", ["who a b + c"]),
        ("a: {b: 1}", ["a: ", "  b 1"]),
        ("a: 1\nb: [{c: 2}, x]", ["a 1", "b: ", "  c 2", "   x"]),
    ],
)
def test_a_mapping_is_told_a_line_each(text: str, told: list[str]) -> None:
    tree = parse(text.encode(), "x.yaml").tree
    assert isinstance(tree, Mapping)

    assert [f"{'  ' * it.depth}{it.verb} {it.text}" for it in lines(tree)] == told
