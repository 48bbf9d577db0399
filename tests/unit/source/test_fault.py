"""The kinds of fault and their pages."""

import re

import pytest

from react_tools.source.fault import FAULTS, quoted
from react_tools.source.parse import parse
from react_tools.source.toml import parse_toml

# Their examples are files that no page can show.
UNSHOWN = {"too-large", "binary", "not-utf-8"}
SHOWN = sorted(set(FAULTS) - UNSHOWN)
_READERS = {"no-toml": parse_toml}


def test_no_code_is_given_twice() -> None:
    codes = [kind.code for kind in FAULTS.values()]

    assert len(set(codes)) == len(codes)


def test_a_code_is_rt_and_three_digits_below_fifty() -> None:
    assert [it.code for it in FAULTS.values() if not re.fullmatch(r"RT0[0-4]\d", it.code)] == []


@pytest.mark.parametrize("kind", SHOWN)
def test_the_wrong_example_of_a_page_has_the_fault(kind: str) -> None:
    faults = _READERS.get(kind, parse)(FAULTS[kind].wrong.encode(), "f").faults

    assert kind in {fault.kind for fault in faults}


@pytest.mark.parametrize("kind", SHOWN)
def test_the_right_example_of_a_page_has_no_fault(kind: str) -> None:
    assert _READERS.get(kind, parse)(FAULTS[kind].right.encode(), "f").faults == ()


@pytest.mark.parametrize("kind", sorted(FAULTS))
def test_a_page_tells_what_why_and_shows_both(kind: str) -> None:
    it = FAULTS[kind]

    assert it.page.startswith(f"{it.code}: {it.title}\n\n{it.what}\n\n{it.why}\n\nWrong:\n\n    ")
    assert "\n\nRight:\n\n    " in it.page


def test_a_fault_knows_the_code_of_its_kind() -> None:
    (fault,) = parse(b"a: 1\na: 2\n", "f.yaml").faults

    assert (fault.kind, fault.code) == ("duplicate-key", "RT021")


@pytest.mark.parametrize("text", ["a: [\n", "a: 'x\ny: 1\n", f"{'x' * 5000}\na: 1\n", "a: |x\ny"])
def test_a_message_is_one_line_and_not_too_long(text: str) -> None:
    (fault,) = parse(text.encode(), "f.yaml").faults

    assert "\n" not in fault.message + fault.hint
    assert len(fault.message) < 120


def test_a_long_word_is_cut_in_a_message() -> None:
    assert quoted("x" * 50) == repr("x" * 39 + "…")
