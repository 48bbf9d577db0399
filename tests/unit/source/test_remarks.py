"""Comments that speak to us are found by their places; what only looks like one is none."""

from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools.places import CARDS, EXAMPLES
from react_tools.source.events import FASTEST, PURE
from react_tools.source.parse import Parsed, parse

Read = Callable[[str | bytes], Parsed]

OURS = "# react-tools: allow RA101 -- x"


def told(parsed: Parsed) -> list[tuple[str, int]]:
    """Where each remark stands, and the line it is about."""
    return [(f"{it.span.line}:{it.span.column}", it.line) for it in parsed.remarks]


@pytest.mark.parametrize(
    "text",
    [
        f"a: '{OURS}'\n",
        f'a: "{OURS}"\n',
        f'a: "one\n\n  {OURS}"\n',
        f"a: 'it''s\n  {OURS}'\n",
        f"a: |\n  {OURS}\n",
        f"a: |\n  one\n\n    {OURS}\nb: 1\n",
        f"a: >-\n  {OURS}\n",
        f"a: [|{OURS}]\n",
        f"a: one{OURS}\n",
        f"a: one\n  two{OURS}\n",
        f"'{OURS}': 1\n",
        f"? |\n  {OURS}\n: 1\n",
        f"a: 1  # see {OURS}\n",
        f"a: 1\n# {OURS}\n",
        "a: 1  # as react-tools: says\n",
        "a: 1  # react-tools lint finds it\n",
        "a: 1  # react-toolss: allow RA101 -- x\n",
        "a: 1  # my-react-tools: allow RA101 -- x\n",
    ],
)
def test_what_only_looks_like_a_remark_is_none(parsed: Read, text: str) -> None:
    assert parsed(text).remarks == ()


@pytest.mark.parametrize(
    ("text", "place", "line"),
    [
        (f"a: 1 {OURS}\n", "1:6", 1),
        (f"a: 1\t{OURS}\n", "1:6", 1),
        (f"a: '#' {OURS}\n", "1:8", 1),
        (f"a: [1, {OURS}\n  2]\n", "1:8", 1),
        (f"a: [\n  {OURS}\n  2]\n", "2:3", 3),
        (f"a: | {OURS}\n  one\n", "1:6", 1),
        (f"a: |2- {OURS}\n   one\n", "1:8", 1),
        (f"a: |\n  one\n{OURS}\nb: 2\n", "3:1", 4),
        (f"a: |\n    one\n  {OURS}\nb: 2\n", "3:3", 4),
        (f"a: >\n  one\n\n\n{OURS}\nb: 2\n", "5:1", 6),
        (f"a: one\n  two {OURS}\nb: 2\n", "2:7", 2),
        (f"a:\n  {OURS}\n  - 1\n", "2:3", 3),
        (f"a:\n  - {OURS}\n    b: 1\n", "2:5", 2),
        (f"a: {OURS}\n  b: 1\n", "1:4", 1),
        (f"a: 1\n{OURS}\n\n# other\n\nb: 2\n", "2:1", 6),
        (f"a: 1\n{OURS}\n{OURS}\nb: 2\n", "2:1", 4),
        (f"a: Гриф {OURS}\n", "1:9", 1),
        (f"a: 😀 {OURS}\n", "1:6", 1),
        (f"a: 1\r\n{OURS}\r\nb: 2\r\n", "2:1", 3),
        (f"a: 1\r{OURS}\rb: 2\r", "2:1", 3),
        (f"\ufeffa: 1 {OURS}\n", "1:6", 1),
        ("a: 1 #react-tools:allow RA101 -- x\n", "1:6", 1),
        ("a: 1 #\treact-tools :allow RA101 -- x\n", "1:6", 1),
        ("a: 1 # react-tools allow RA101 -- x\n", "1:6", 1),
    ],
)
def test_a_remark_is_about_its_line_or_the_next_that_holds_something(
    parsed: Read, text: str, place: str, line: int
) -> None:
    assert told(parsed(text))[0] == (place, line)


@pytest.mark.parametrize(
    "text",
    [
        f"{OURS}\na: 1\n",
        f"# yaml-language-server: $schema=x\n{OURS}\n\na: 1\n",
        f"\n\n  {OURS}\na: 1\n",
        f"---\n{OURS}\na: 1\n",
        f"%YAML 1.2\n---\n{OURS}\na: 1\n",
        f"{OURS}\n- 1\n",
    ],
)
def test_a_remark_before_everything_else_is_about_the_whole_file(parsed: Read, text: str) -> None:
    assert [line for _, line in told(parsed(text))] == [0]


def test_a_remark_behind_everything_else_is_about_nothing_but_its_own_line(parsed: Read) -> None:
    assert told(parsed(f"a: 1\n{OURS}\n")) == [("2:1", 2)]


def test_a_remark_ends_with_its_last_word(parsed: Read) -> None:
    (it,) = parsed(f"a: 1 {OURS}  \t\nb: 2\n").remarks

    assert (it.text, it.span.end_line, it.span.end_column) == (OURS, 1, 6 + len(OURS))


def test_a_file_that_is_no_yaml_has_no_remarks(parsed: Read) -> None:
    assert parsed(f"a: 1 {OURS}\nb: 'open {OURS}\nc: 3 {OURS}\n").remarks == ()


def test_a_file_that_is_no_text_has_no_remarks(parsed: Read) -> None:
    assert parsed(f"a: 1 {OURS}\n".encode() + b"\xff").remarks == ()


@pytest.mark.parametrize(
    "file", [it for home in (CARDS, EXAMPLES) for it in sorted(home.rglob("*.yaml"))[::9]]
)
def test_both_parsers_find_the_same_wherever_a_comment_is_put(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    text = "\n".join(f"{line}  {OURS}" if at % 2 else line for at, line in enumerate(lines))

    found = [told(parse(text.encode(), "f.yaml", parser=it)) for it in (FASTEST, PURE)]

    assert found[0] == found[1]
    assert found[0]
