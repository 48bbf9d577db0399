"""Whatever a line holds: its excerpt fits, moves nothing, and its carets stand right."""

import re

from hypothesis import given
from hypothesis import strategies as st

from react_tools.render.findings.excerpt import Frame, excerpt
from react_tools.render.line import Piece, plain, width
from react_tools.source.span import Span

FRAME = Frame(1, 80)
texts = st.text(
    st.one_of(
        st.sampled_from("ab :-{}\t\u00a0\u0301\u200b\u202e\ufe0f\x1b竜の👍🏽йЖ🇷"),
        st.characters(exclude_characters="\r\n"),
    ),
    max_size=300,
)


@st.composite
def places(draw: st.DrawFn) -> tuple[str, Span]:
    """A line, and a place in it."""
    row = draw(texts)
    start = draw(st.integers(0, len(row)))
    end = draw(st.integers(start, len(row)))
    return row, Span("f.yaml", 1, start + 1, 1, end + 1)


def shown(row: str, span: Span) -> list[str]:
    return [plain(it) for it in excerpt([row], span, Piece("^"), FRAME)]


@given(places())
def test_an_excerpt_is_two_lines_that_fit(place: tuple[str, Span]) -> None:
    told = shown(*place)

    assert len(told) == 2
    assert max(map(width, told)) <= 80


@given(places())
def test_nothing_in_an_excerpt_is_hidden_or_moves_anything(place: tuple[str, Span]) -> None:
    assert not re.search(
        "[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\ud800-\udfff]", shown(*place)[0]
    )


@given(texts.map(lambda it: it[:7]))
def test_a_caret_stands_beneath_the_sign_that_is_meant(before: str) -> None:
    told, marks = shown(f"{before}|=", Span("f.yaml", 1, len(before) + 1, 1, len(before) + 2))

    assert marks.count("^") == 1
    assert marks.index("^") == width(told[: told.rindex("|")])
