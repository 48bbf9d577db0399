"""Rules and rulings as values: the register of a rulebook, and the switches for what it leaves open."""

from collections.abc import Mapping
from dataclasses import dataclass

from react_tools.source.span import Span
from react_tools.source.tree import Entry, Node, Scalar, Sequence
from react_tools.source.tree import Mapping as MappingNode

Text = Mapping[str, str]
"""A text in each language: `{"en": …, "ru": …}`."""


@dataclass(frozen=True)
class Rule:
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


@dataclass(frozen=True)
class Ruling:
    """A question that the rulebook leaves open, its settings, and the one we take.

    Attributes:
        settings: what each setting means.
        why: the reason for the default; `rules`: those that the question lies between.
    """

    id: str
    question: Text
    settings: Mapping[str, Text]
    default: str
    why: Text
    rules: tuple[str, ...]
    span: Span


def rules(root: MappingNode) -> list[Rule]:
    """The rules of a `rulebook.yaml` that has passed its schema."""
    return [_rule(item) for item in _maps(root.get("rules"))]


def rulings(root: MappingNode) -> list[Ruling]:
    """The rulings of a `rulings.yaml` that has passed its schema."""
    return [_ruling(item) for item in _maps(root.get("rulings"))]


def _rule(node: MappingNode) -> Rule:
    source = node.get("source")
    assert isinstance(source, MappingNode)  # noqa: S101 -- the schema has seen to it
    return Rule(
        id=_text(node.get("id")),
        title=_texts(node.get("title")),
        says=_texts(node.get("says")),
        kind=_text(node.get("kind")),
        heading=_text(source.get("heading")),
        line=int(_text(source.get("line"))),
        also=tuple(int(line) for line in _words(source.get("also"))),
        overrides=_words(node.get("overrides")),
        span=node.key_span("id"),
    )


def _ruling(node: MappingNode) -> Ruling:
    settings = _entries(node.get("settings"))
    return Ruling(
        id=_text(node.get("id")),
        question=_texts(node.get("question")),
        settings={name: _texts(entry.value) for name, entry in settings},
        default=_text(node.get("default")),
        why=_texts(node.get("why")),
        rules=_words(node.get("rules")),
        span=node.key_span("id"),
    )


def _text(node: Node | None) -> str:
    return node.text if isinstance(node, Scalar) else ""


def _words(node: Node | None) -> tuple[str, ...]:
    return tuple(_text(item) for item in node.items) if isinstance(node, Sequence) else ()


def _entries(node: Node | None) -> list[tuple[str, Entry]]:
    return list(node.entries.items()) if isinstance(node, MappingNode) else []


def _texts(node: Node | None) -> Text:
    return {lang: _text(entry.value) for lang, entry in _entries(node)}


def _maps(node: Node | None) -> list[MappingNode]:
    items = node.items if isinstance(node, Sequence) else []
    return [item for item in items if isinstance(item, MappingNode)]
