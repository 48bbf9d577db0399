"""Whatever a file holds: what the quick way reads, the parser reads alike and without a fault."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from react_tools import places
from tests.broken.mutants import mutant
from tests.unit.source.both_ways import agree

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = sorted([*places.CARDS.rglob("*.yaml"), *(ROOT / "examples").rglob("*.yaml")])
BITS = (
    "a", "b: ", "key: ", "key:", "c: x", "- ", "-", "\n", "\n  ", "\n    ", " ", "[", "]", "{", "}",
    ", ", ",", ": ", ":", "'", '"', "|\n  ", ">-\n  ", ">\n  x\n",
    "|\n    x\n", " # so\n", "#", "я: я\n", "1", "+1",
    "-1", "~", "true", "1e999", "<<: ", "it's", "\u00a0", "\u3000", "{a: b}", "[c, d]", '"q"',
    "'s'", "'t': ",
    "key: value\n", "- item\n", "- d: e\n", "f:\n  ", "g:\n- ", "---\n", "...\n", "[h,\n  i]",
)  # fmt: skip


@pytest.mark.parametrize("part", range(4))
def test_shipped_files_are_read_alike(part: int) -> None:
    files = SHIPPED[part::4]

    assert [it.name for it in files if agree(it.read_bytes()) is False] == []


def test_nearly_all_shipped_cards_are_read_the_quick_way() -> None:
    files = [*places.CARDS.rglob("*.yaml")]
    left = [it.name for it in files if not agree(it.read_bytes())]

    assert len(left) <= len(files) // 20


@pytest.mark.parametrize("part", range(8))
def test_broken_files_are_read_alike_or_left_to_the_parser(part: int) -> None:
    numbers = range(part * 150, (part + 1) * 150)

    assert [it for it in numbers if agree(mutant(8, it).data) is False] == []


@given(st.lists(st.sampled_from(BITS), max_size=16).map("".join))
@settings(max_examples=1500, deadline=None)
def test_nonsense_is_read_alike_or_left_to_the_parser(text: str) -> None:
    assert agree(text.encode()) is not False


def _lines() -> Iterator[str]:
    """Rows of every sort, each a little further in or out."""
    for word in (
        "a: b",
        "c:",
        "- d",
        "- e: f",
        "-   g:",
        "- {h: 1}",
        "i: [1, 2]",
        "# no",
        "",
        "j: |",
    ):
        for indent in ("", " ", "  ", "    "):
            yield indent + word


@given(st.lists(st.sampled_from([*_lines()]), max_size=9).map("\n".join))
@settings(max_examples=1500, deadline=None)
def test_lines_in_any_order_are_read_alike_or_left_to_the_parser(text: str) -> None:
    assert agree(text.encode()) is not False
    assert agree(f"{text}\n".encode()) is not False
