"""Text from files in Markdown: whatever it is, it stays text."""

import html
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from react_tools.render.forum import code, escaped, fenced

JOINER = "\u2060"
BAD = [
    "**bold** and _thin_ and ~~gone~~",
    "[link](https://evil.example) ![image](x.png) <https://evil.example>",
    "<script>alert(1)</script> <!-- -->",
    "# heading",
    "- item",
    "+ item",
    "1. item",
    "12) item",
    "> quoted",
    "--- ",
    "===",
    "    code",
    "`code` ``code``",
    "a | b",
    "&amp; &lt;",
    "back\\slash \\* \\",
    "||spoiler|| $x$ ^up^",
]


def rendered(text: str) -> str:
    """What Markdown makes of a text."""
    told: str = MarkdownIt("commonmark").enable(["table", "strikethrough"]).render(text)
    return told.strip()


def shown(text: str) -> str:
    """A text as it is seen: joiners are invisible, blanks run together at the ends."""
    return text.replace(JOINER, "").strip()


@pytest.mark.parametrize("text", BAD)
def test_a_text_is_a_paragraph_with_that_text(text: str) -> None:
    told = rendered(escaped(text))

    assert re.fullmatch(r"<p>[^<>]*</p>", told)
    assert shown(html.unescape(told[3:-4])) == shown(text)


@settings(max_examples=400, derandomize=True, deadline=None, database=None)
@given(st.text("*_`[]()<>#+-.!|~&\\$^={}:;/@\"' 1aZя", min_size=1))
def test_any_text_is_a_paragraph_with_that_text(text: str) -> None:
    told = rendered(f"x {escaped(text)}")

    assert re.fullmatch(r"<p>[^<>]*</p>", told)
    assert shown(html.unescape(told[3:-4])) == shown(f"x {text.strip()}")


@pytest.mark.parametrize(
    "text",
    ["@name", "see @org/team", "#1", "owner/repo#12", "GH-7", ":tada:", "https://x.y", "www.x.y"],
)
def test_what_hosts_look_for_is_parted(text: str) -> None:
    told = escaped(text)

    assert JOINER in told
    assert shown(told.replace("\\", "")) == text


@pytest.mark.parametrize("text", ["Brush Spirit (B): left, up", "RA-CHAIN-8", "Дух кисти – «Б»"])
def test_a_harmless_text_is_left_alone(text: str) -> None:
    assert escaped(text) == text


def test_control_characters_are_shown_by_their_numbers() -> None:
    assert escaped("a\x1b[1mb\nc") == "a\\\\x1b\\[1mb\\\\x0ac"


@pytest.mark.parametrize("text", ["a", "a`b", "``", " a ", "`"])
def test_a_text_in_backticks_is_code(text: str) -> None:
    told = rendered(f"x {code(text)} y")

    assert html.unescape(told) == f"<p>x <code>{text}</code> y</p>"


@pytest.mark.parametrize("lines", [["a", "b"], ["```", "x"], ["~~~", "`````"], ["  <b>"]])
def test_a_fence_is_broken_by_no_line_in_it(lines: list[str]) -> None:
    told = rendered("\n".join(fenced(lines)))

    assert told == "<pre><code>" + html.escape("\n".join(lines)) + "\n</code></pre>"
