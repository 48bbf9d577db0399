"""Which files are looked at closely: those that are not the same on both sides."""

import pytest
from msgspec.structs import replace

from react_tools.comparing.compared import different
from react_tools.document import Document
from react_tools.rulesets.react import REACT
from tests.unit.comparing.conftest import CLERK, read


@pytest.fixture
def two() -> tuple[Document, Document]:
    """The same file of two sides."""
    (one,), (other,) = (read([CLERK], REACT) for _ in range(2))
    return one, replace(other, path="other.yaml")


def test_what_is_the_same_on_both_sides_is_passed_over(two: tuple[Document, Document]) -> None:
    assert different([two[0]], [two[1]]) == ([], [])


def test_what_is_another_or_alone_is_not(two: tuple[Document, Document]) -> None:
    (changed,) = read([f"{CLERK}# changed\n"], REACT)

    assert different([two[0]], [changed]) == ([two[0]], [changed])
    assert different([], [changed]) == ([], [changed])


def test_what_extends_another_file_is_looked_at_for_what_lies_beneath(
    two: tuple[Document, Document],
) -> None:
    one, other = (replace(it, extends="scribe") for it in two)

    assert different([one], [other]) == ([one], [other])
