"""From a creator's tree, which has passed the schema, to its definition; phrases may be wrong."""

from react_tools.phrases.reader import PhraseFaultError
from react_tools.reference.label import Label
from react_tools.rulesets.react.definitions import (
    Ability,
    Card,
    Creator,
    Effect,
    EffectKind,
    Face,
    Group,
    Passive,
    Summon,
    Token,
)
from react_tools.rulesets.react.effects import VERBS
from react_tools.rulesets.react.language.parse import PARSERS, PhraseKind
from react_tools.rulesets.react.steps import Branch, Clause, Each, May, Pick, Step, Written
from react_tools.source.reading import entries, items, mappings, number, text, words
from react_tools.source.tree import Mapping, Node, Scalar, plain

_FACES = ("front", "ascended")
_STRUCTURE = frozenset({"if", "choose", "may", "each"})
_FILTERS: dict[str, PhraseKind] = {"who": "units", "where": "zones", "token": "kind"}


def creator(root: Mapping) -> Creator:
    """The creator that a file defines."""
    return _Builder().creator(root)


def is_step(node: Mapping) -> bool:
    """Whether a mapping is a step: a verb, or a word of structure."""
    return any(key in VERBS or key in _STRUCTURE for key in node)


def step(node: Mapping) -> Step:
    """The step that a mapping is."""
    return _Builder().step(node)


class _Builder:
    """Builds one creator, gathering every phrase on the way."""

    def __init__(self) -> None:
        self._written: list[Written] = []

    def creator(self, root: Mapping) -> Creator:
        return Creator(
            id=text(root, "creator"),
            label=_label(root),
            tokens=tuple(_token(key, node) for key, node in _inner(root, "tokens")),
            groups=tuple(_group(key, node) for key, node in _inner(root, "groups")),
            summons=tuple(_summon(key, node) for key, node in _inner(root, "summons")),
            setup=self._steps(root.get("setup")),
            passives=tuple(self._passive(node) for node in mappings(root.get("passives"))),
            abilities=tuple(self._ability(node) for node in mappings(root.get("abilities"))),
            deck=tuple(self._card(node) for node in mappings(root.get("deck"))),
            node=root,
            deckless=text(root, "deckless") == "true",
            draw=self._steps(root.get("draw")),
            written=tuple(self._written),
        )

    def _passive(self, node: Mapping) -> Passive:
        how = node.get("how")
        condition = node.get("if")
        return Passive(
            id=text(node, "id"),
            label=_label(node),
            when="replace" if "replace" in node else text(node, "when"),
            filters={
                name: self._phrases(kind, value)
                for name, kind in _FILTERS.items()
                if (value := node.get(name)) is not None
            },
            ways=words(how),
            condition=self._phrase("condition", condition) if condition else None,
            steps=self._steps(node.get("do")),
            place=node.at("id"),
            of=text(node, "of"),
            face=text(node, "face"),
            player=text(node, "player"),
            instead=text(node, "with"),
            may=text(node, "may") == "true",
        )

    def _ability(self, node: Mapping) -> Ability:
        card = text(node, "id")
        sides = [side for name in _FACES if isinstance(side := node.get(name), Mapping)]
        return Ability(
            id=card,
            of=text(node, "of"),
            faces=tuple(self._face(card, side) for side in sides or [node]),
            place=node.at("id"),
        )

    def _face(self, card: str, node: Mapping) -> Face:
        label = _label(node)
        given = _inner(node, "effects")
        several = len(given) > 1
        found = [self._effect(card, key if several else "", label, it) for key, it in given]
        return Face(label, tuple(found))

    def _card(self, node: Mapping) -> Card:
        card = text(node, "id")
        return Card(
            id=card,
            number=number(node, "number"),
            copies=number(node, "copies"),
            printed=text(node, "printed"),
            effect=self._effect(card, "", _label(node), node),
            node=node,
        )

    def _effect(self, card: str, letter: str, label: Label, node: Mapping) -> Effect:
        cost = node.get("cost")
        kind: EffectKind = "intention" if text(node, "kind") == "intention" else "reaction"
        return Effect(
            card=card,
            letter=letter,
            label=label,
            kind=kind,
            cost=self._phrase("cost", cost) if cost else None,
            steps=self._steps(node.get("do")),
            place=node.at("cost" if cost else "do"),
        )

    def _steps(self, node: Node | None) -> tuple[Step, ...]:
        return tuple([self.step(item) for item in mappings(node)])

    def step(self, node: Mapping) -> Step:
        if _STRUCTURE.isdisjoint(node.entries):
            return self._clause(node)
        if "if" in node:
            return Branch(
                condition=self._phrase("condition", node.entries["if"].value),
                then=self._steps(node.get("then")),
                otherwise=self._steps(node.get("else")),
                place=node.at("if"),
            )
        if "choose" in node:
            count = self._phrase("amount", node.entries["choose"].value)
            lists = node.get("from")
            return Pick(
                count=count,
                lists=tuple(self._steps(item) for item in items(lists)),
                place=node.at("choose"),
                by=self._by(node),
            )
        if "may" in node:
            return May(self._steps(node.get("may")), self._by(node), place=node.at("may"))
        those = self._phrase("holder", node.entries["each"].value)
        return Each(those, self._steps(node.get("do")), place=node.at("each"))

    def _by(self, node: Mapping) -> Written | None:
        by = node.get("by")
        return self._phrase("player", by) if by else None

    def _clause(self, node: Mapping) -> Clause:
        name = next(filter(VERBS.__contains__, node.entries))
        verb, entry = VERBS[name], node.entries[name]
        given = [(key, it.value) for key, it in entries(entry.value)] or [(verb.main, entry.value)]
        arguments: dict[str, tuple[Written, ...]] = {}
        words: dict[str, str] = {}
        for key, value in given:
            kind = verb.parameters[key].kind
            if kind == "word":
                words[key] = str(plain(value))
            elif isinstance(value, Scalar):
                arguments[key] = (self._phrase(kind, value),)
            else:
                arguments[key] = self._phrases(kind, value)
        return Clause(name, arguments, words, self._by(node), place=entry)

    def _phrases(self, kind: PhraseKind, node: Node) -> tuple[Written, ...]:
        return tuple([self._phrase(kind, item) for item in items(node) or [node]])

    def _phrase(self, kind: PhraseKind, node: Node) -> Written:
        assert isinstance(node, Scalar)  # noqa: S101 -- the schema has seen to it
        told = node.text
        try:
            found = Written(kind, told, node, PARSERS[kind](told))
        except PhraseFaultError as fault:
            found = Written(kind, told, node, None, fault)
        self._written.append(found)
        return found


def _inner(node: Mapping, name: str) -> list[tuple[str, Mapping]]:
    """The keys under *name*, each with its mapping."""
    found = entries(node.get(name))
    return [(key, it.value) for key, it in found if isinstance(it.value, Mapping)]


def _label(node: Mapping) -> Label:
    name, cases = node.get("name"), node.get("cases")
    en, ru = text(name, "en"), text(name, "ru")
    if not isinstance(cases, Mapping):
        return Label(en, ru)
    return Label(en, ru, words(cases.get("one")), text(cases, "gender") or "m")


def _token(key: str, node: Mapping) -> Token:
    at = node.get("at")
    return Token(
        id=key,
        label=_label(node),
        of=text(node, "of"),
        at=words(at),
        supply=number(node, "supply"),
        node=node,
        lasts=text(node, "lasts"),
        group=text(node, "group"),
    )


def _group(key: str, node: Mapping) -> Group:
    return Group(id=key, label=_label(node), of=text(node, "of"), node=node)


def _summon(key: str, node: Mapping) -> Summon:
    return Summon(
        id=key,
        label=_label(node),
        count=number(node, "count"),
        node=node,
        attached=text(node, "attached"),
    )
