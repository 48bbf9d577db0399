"""The register of a rulebook, read from its file."""

from react_tools.rulebook import Rule, rules
from react_tools.source.parse import parse
from react_tools.source.tree import Mapping

ONE = """\
document: {title: {en: Book, ru: Книга}}
rules:
  - {id: KF-DMG-4, kind: step, source: {heading: Armor, line: 49, also: [45]}}
"""
TWO = """\
document: {title: {en: Book, ru: Книга}}
documents:
  official: {title: {en: Master, ru: Сводная}}
rules:
  - {id: KF-DMG-4, kind: step, source: {heading: Armor, line: 49}}
  - {id: KFX-10a, kind: definition, source: {document: official, heading: Deck}}
"""


def read(text: str) -> dict[str, Rule]:
    root = parse(text.encode(), "rulebook.yaml").tree
    assert isinstance(root, Mapping)
    return {it.id: it for it in rules(root)}


def test_a_rule_knows_its_lines() -> None:
    rule = read(ONE)["KF-DMG-4"]

    assert (rule.heading, rule.line, rule.also) == ("Armor", 49, (45,))


def test_a_document_that_is_alone_is_not_named() -> None:
    assert read(ONE)["KF-DMG-4"].document == {}


def test_each_of_several_documents_is_named() -> None:
    assert {name: it.document["en"] for name, it in read(TWO).items()} == {
        "KF-DMG-4": "Book",
        "KFX-10a": "Master",
    }


def test_a_rule_of_a_further_document_has_no_line() -> None:
    assert read(TWO)["KFX-10a"].line == 0
