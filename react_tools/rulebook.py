"""Rules and rulings: the register of a rulebook, and the switches for what it leaves open."""

from collections import abc

from msgspec import Struct

from react_tools.source.reading import child, entries, mappings, number, text, texts, words
from react_tools.source.span import Span
from react_tools.source.tree import Mapping, Node
from react_tools.trace.event import LANGS, Lang

_KINDS: abc.Mapping[Lang, abc.Mapping[str, str]] = {
    "en": {},
    "ru": {
        "step": "шаг",
        "permission": "разрешение",
        "prohibition": "запрет",
        "exception": "исключение",
        "definition": "определение",
        "pointer": "указание",
        "ruling": "толкование",
    },
}
Text = abc.Mapping[str, str]
"""A text in each language: `{"en": …, "ru": …}`."""


class Rule(Struct, frozen=True):
    """One sentence of a rulebook, in our own words.

    Attributes:
        heading, line: where its document says it, the line 0 where lines are not counted;
            `also`: further lines that do.
        overrides: the rules to which it is an exception.
        document: the title of its document; empty where the register has but one.
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
    document: Text = {}

    @property
    def points(self) -> bool:
        """Whether it only points at what others say, as an example does.

        Nothing that happens rests on it, but a scenario may be that example.
        """
        return self.kind == "pointer"


class Setting(Struct, frozen=True):
    """One answer to an open question, and the rules on which who reads it so would rest."""

    says: Text
    rules: tuple[str, ...]


class Ruling(Struct, frozen=True):
    """A question that the rulebook leaves open, its settings, and the one we take.

    Attributes:
        settings: the answers by name; `default`: the name of ours, `why`: the reason for it.
    """

    id: str
    question: Text
    settings: abc.Mapping[str, Setting]
    default: str
    why: Text
    span: Span

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that speak for any of the settings, each once."""
        return tuple(dict.fromkeys(rule for it in self.settings.values() for rule in it.rules))


def kind_in(lang: Lang, kind: str) -> str:
    """What a kind of rule, or `ruling`, is called."""
    return _KINDS[lang].get(kind, kind)


def rules(root: Mapping) -> list[Rule]:
    """The rules of a `rulebook.yaml` that has passed its schema."""
    titles = _titles(root)
    return [_rule(item, titles) for item in mappings(root.get("rules"))]


def rulings(root: Mapping) -> list[Ruling]:
    """The rulings of a `rulings.yaml` that has passed its schema."""
    return [_ruling(item) for item in mappings(root.get("rulings"))]


def _titles(root: Mapping) -> dict[str, Text]:
    """The titles of the documents by name, that of the first under none; none if it is alone."""
    further = entries(root.get("documents"))
    own = [("", root.get("document"))] if further else []
    named = [*own, *((name, entry.value) for name, entry in further)]
    return {name: texts(child(node, "title")) for name, node in named}


def _rule(node: Mapping, titles: abc.Mapping[str, Text]) -> Rule:
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
        document=titles.get(text(source, "document"), {}),
    )


def _ruling(node: Mapping) -> Ruling:
    return Ruling(
        id=text(node, "id"),
        question=texts(node.get("question")),
        settings={name: _setting(entry.value) for name, entry in entries(node.get("settings"))},
        default=text(node, "default"),
        why=texts(node.get("why")),
        span=node.key_span("id"),
    )


def _setting(node: Node) -> Setting:
    said = texts(node)
    return Setting({lang: said[lang] for lang in LANGS}, words(child(node, "rules")))
