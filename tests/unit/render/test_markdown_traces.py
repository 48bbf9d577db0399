"""Rules in traces written as Markdown."""

import pytest

from react_tools.render.traces.markdown import rule_item
from react_tools.rulebook import Rule, Text
from react_tools.source.span import Span

BOOK = {"en": "Book", "ru": "Книга"}


@pytest.mark.parametrize(
    ("line", "document", "place"),
    [
        (49, {}, "rulebook line 49, “Armor”"),
        (49, BOOK, "Book, line 49, “Armor”"),
        (0, BOOK, "Book, “Armor”"),
    ],
)
def test_a_rule_tells_its_document_if_there_are_several(
    line: int, document: Text, place: str
) -> None:
    said = {"en": "Armor soaks", "ru": "Броня гасит"}
    span = Span("rulebook.yaml", 1, 1, 1, 1)
    rule = Rule("KF-DMG-4", said, said, "step", "Armor", line, (), (), span, document)

    assert rule_item(rule, "en") == f"- KF-DMG-4: Armor soaks ({place})"
