"""Rules and rulings: the register of a rulebook, and the switches for what it leaves open."""

from collections import abc

from msgspec import Struct

from react_tools.source.reading import child, entries, mappings, number, text, texts, words
from react_tools.source.span import Span
from react_tools.source.tree import Mapping

Text = abc.Mapping[str, str]
"""A text in each language: `{"en": …, "ru": …}`."""


class Rule(Struct, frozen=True):
    """One sentence of a rulebook, in our own words.

    Attributes:
        heading, line: where the source document says it; `also`: further lines that do.
        overrides: the rules to which it is an exception.
    """

    id: str
    title: Text
    says: Text
    kind: str
    heading: str
    line: int
    also: tuple[int, ...]
    overrides: tuple[str, ...]
    span: Span


class Ruling(Struct, frozen=True):
    """A question that the rulebook leaves open, its settings, and the one we take.

    Attributes:
        settings: what each setting means.
        why: the reason for the default; `rules`: those that the question lies between.
    """

    id: str
    question: Text
    settings: abc.Mapping[str, Text]
    default: str
    why: Text
    rules: tuple[str, ...]
    span: Span


def rules(root: Mapping) -> list[Rule]:
    """The rules of a `rulebook.yaml` that has passed its schema."""
    return [_rule(item) for item in mappings(root.get("rules"))]


def rulings(root: Mapping) -> list[Ruling]:
    """The rulings of a `rulings.yaml` that has passed its schema."""
    return [_ruling(item) for item in mappings(root.get("rulings"))]


def _rule(node: Mapping) -> Rule:
    source = node.get("source")
    return Rule(
        id=text(node, "id"),
        title=texts(node.get("title")),
        says=texts(node.get("says")),
        kind=text(node, "kind"),
        heading=text(source, "heading"),
        line=number(source, "line"),
        also=tuple(int(line) for line in words(child(source, "also"))),
        overrides=words(node.get("overrides")),
        span=node.key_span("id"),
    )


def _ruling(node: Mapping) -> Ruling:
    return Ruling(
        id=text(node, "id"),
        question=texts(node.get("question")),
        settings={name: texts(entry.value) for name, entry in entries(node.get("settings"))},
        default=text(node, "default"),
        why=texts(node.get("why")),
        rules=words(node.get("rules")),
        span=node.key_span("id"),
    )
