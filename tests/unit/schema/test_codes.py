"""The codes: their pages, and the examples on them."""

import re
from collections.abc import Callable

import pytest

from react_tools.findings import Finding
from react_tools.schema.code import Code
from react_tools.schema.codes import CODES

Find = Callable[[str, str], list[Finding]]

each_code = pytest.mark.parametrize("code", CODES.values(), ids=CODES)


def test_the_codes_are_numbered_without_gaps() -> None:
    assert list(CODES) == [f"RT{101 + i}" for i in range(len(CODES))]


@each_code
def test_the_wrong_example_has_this_fault_and_no_other(code: Code, find: Find) -> None:
    assert [finding.code for finding in find(code.wrong, code.kind)] == [code.code]


@each_code
def test_the_right_example_has_no_fault(code: Code, find: Find) -> None:
    assert find(code.right, code.kind) == []


@each_code
def test_a_page_shows_what_and_why_and_both_examples(code: Code) -> None:
    assert re.fullmatch(
        r"RT\d{3}: .+\n\n.+\n\n.+\n\nWrong:\n\n(    .+\n)+\nRight:\n\n(    .+\n)+", code.page
    )
