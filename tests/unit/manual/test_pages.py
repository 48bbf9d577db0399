"""Where the manual says that a rule stands."""

import pytest

from react_tools.manual.pages import rule_page, rule_place
from react_tools.manual.shown import NOTHING
from react_tools.rulebook import Rule, Text
from react_tools.source.span import Span


def rule(line: int, also: tuple[int, ...], document: Text) -> Rule:
    said = {"en": "Armor soaks", "ru": "Броня гасит"}
    span = Span("rulebook.yaml", 1, 1, 1, 1)
    return Rule("KF-DMG-4", said, said, "step", "Armor", line, also, (), span, document)


BOOK = {"en": "Book", "ru": "Книга"}


@pytest.mark.parametrize(
    ("given", "place"),
    [
        (rule(49, (45,), {}), "Armor, line 49, 45"),
        (rule(49, (45,), BOOK), "Book, Armor, line 49, 45"),
        (rule(0, (), BOOK), "Book, Armor"),
    ],
)
def test_a_page_tells_the_document_if_there_are_several_and_the_lines_if_they_are_counted(
    given: Rule, place: str
) -> None:
    assert rule_page(given, "en", NOTHING).endswith(f"\nsource: {place}")


def test_the_place_of_a_rule_is_its_first_line() -> None:
    assert rule_place(rule(49, (45,), BOOK), "ru") == "Книга, Armor, строка 49"
