"""Words and brackets that we write are what we read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from react_tools.source.parse import parse
from react_tools.source.tree import plain
from react_tools.source.write import mapping, sequence, word


def read(text: str) -> object:
    parsed = parse(text.encode(), "w.yaml")
    assert parsed.tree is not None, parsed.faults
    return plain(parsed.tree)


@pytest.mark.parametrize("text", ["s", "flowing-ink", "moved s a2", "brush-spirit.B", "tokens.ink"])
def test_a_word_without_signs_is_plain(text: str) -> None:
    assert word(text) == text


@pytest.mark.parametrize(
    "text", ["", "8", "+1", "true", "null", "a: b", "b2,c2", "- x", "a #b", " a"]
)
def test_a_word_that_yaml_would_take_for_something_else_is_quoted(text: str) -> None:
    assert word(text)[0] == '"'


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp", "Cn", "Co", "Cf"])))
def test_a_written_word_is_read_as_the_same_text(text: str) -> None:
    assert read(f"[{word(text)}]") == [text]


def test_brackets_hold_what_is_written_into_them() -> None:
    text = mapping({"who": word("dancer"), "picks": sequence([word("s"), "2"])})

    assert text == "{who: dancer, picks: [s, 2]}"
    assert read(text) == {"who": "dancer", "picks": ["s", 2]}
