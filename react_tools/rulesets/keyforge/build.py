"""From trees that passed their schema to cards, decks and numbers; phrases may be wrong."""

from react_tools.reference.label import Label
from react_tools.rulesets.keyforge.definitions import (
    WORDINGS,
    Ability,
    AbilityKind,
    Card,
    CardType,
    Constant,
    Deck,
    Lent,
    Numbers,
)
from react_tools.rulesets.keyforge.effects import VERBS
from react_tools.rulesets.keyforge.language.parse import PARSERS, PhraseFaultError, PhraseKind
from react_tools.rulesets.keyforge.steps import Branch, Clause, May, Pick, Step, Written
from react_tools.source.reading import (
    entries,
    items,
    mappings,
    number,
    text,
    texts,
    whole,
    words,
)
from react_tools.source.tree import Mapping, Node, Scalar, Sequence, plain

_TYPES: dict[str, CardType] = {it: it for it in ("action", "artifact", "creature", "upgrade")}
_KINDS: dict[str, AbilityKind] = {
    **{it: it for it in ("play", "reap", "fight", "before-fight", "action", "omni", "destroyed")},
    **WORDINGS,
}

_STRUCTURE = frozenset({"if", "choose", "may"})
_NUMBERED = frozenset({"assault", "hazardous"})
"""The keywords that have a number."""


def cards(root: Mapping) -> list[Card]:
    """The cards that a file defines."""
    return [_Builder().card(node, root) for node in mappings(root.get("cards"))]


def deck(root: Mapping) -> Deck:
    """The deck that a file defines."""
    houses = {
        house: {card: number(entry.value, card) for card, _ in entries(entry.value)}
        for house, entry in entries(root.get("houses"))
    }
    return Deck(text(root, "deck"), _label(root), houses, root)


def numbers(root: Mapping) -> Numbers:
    """The numbers of the game, and its houses."""
    first, second = (int(it) for it in words(root.get("opening_hands")))
    return Numbers(
        edition=text(root, "edition"),
        keys=number(root, "keys"),
        key_cost=number(root, "key_cost"),
        hand=number(root, "hand"),
        deck=number(root, "deck"),
        houses_per_deck=number(root, "houses_per_deck"),
        cards_per_house=number(root, "cards_per_house"),
        first_turn=number(root, "first_turn"),
        opening_hands=(first, second),
        houses={
            house: Label(text(entry.value, "en"), text(entry.value, "ru"))
            for house, entry in entries(root.get("houses"))
        },
    )


def is_step(node: Mapping) -> bool:
    """Whether a mapping is a step: a verb, or a word of structure."""
    return any(key in VERBS or key in _STRUCTURE for key in node)


def step(node: Mapping) -> Step:
    """The step that a mapping is."""
    return _Builder().step(node)


class _Builder:
    """Builds one card, gathering every phrase on the way."""

    def __init__(self) -> None:
        self._written: list[Written] = []

    def card(self, node: Mapping, root: Mapping) -> Card:
        return Card(
            id=text(node, "id"),
            label=_label(node),
            house=text(root, "house"),
            type=_TYPES[text(node, "type")],
            node=node,
            power=number(node, "power"),
            armor=number(node, "armor"),
            aember=number(node, "aember"),
            traits=words(node.get("traits")),
            keywords={
                word: number(node.get("keywords"), word) if word in _NUMBERED else 1
                for word, _ in entries(node.get("keywords"))
            },
            texts=texts(node.get("text")),
            abilities=self._abilities(node.get("abilities")),
            constants=self._constants(node.get("abilities")),
            gives=self._gives(node.get("gives")),
            written=tuple(self._written),
            edition=text(root, "edition"),
            source=text(root, "source"),
        )

    def _abilities(self, node: Node | None) -> tuple[Ability, ...]:
        return tuple(
            self._ability(word, node, entry.value)
            for word, entry in entries(node)
            if isinstance(node, Mapping) and word in _KINDS
        )

    def _ability(self, word: str, parent: Mapping, node: Node) -> Ability:
        """An ability by its steps alone, or with its price and its limit."""
        steps = node.get("do") if isinstance(node, Mapping) else node
        return Ability(
            kind=_KINDS[word],
            wording=word,
            steps=self._steps(steps),
            span=parent.key_span(word),
            sacrifice=bool(text(node, "cost")),
            per_turn=number(node, "per_turn"),
        )

    def _constants(self, node: Node | None) -> tuple[Constant, ...]:
        given = node.get("constant") if isinstance(node, Mapping) else None
        return tuple(
            Constant(
                who=self._phrases("cards", it.entries["who"].value),
                span=it.key_span("who"),
                power=number(it, "power"),
                armor=number(it, "armor"),
            )
            for it in mappings(given)
        )

    def _gives(self, node: Node | None) -> Lent:
        return Lent(self._abilities(node), number(node, "power"), number(node, "armor"))

    def _steps(self, node: Node | None) -> tuple[Step, ...]:
        return tuple(self.step(item) for item in mappings(node))

    def step(self, node: Mapping) -> Step:
        by_opponent = text(node, "by") == "opponent"
        if "if" in node:
            return Branch(
                condition=self._phrase("condition", node.entries["if"].value),
                then=self._steps(node.get("then")),
                otherwise=self._steps(node.get("else")),
                span=node.key_span("if"),
            )
        if "choose" in node:
            lists = tuple(self._steps(item) for item in items(node.get("from")))
            span = node.key_span("choose")
            return Pick(number(node, "choose"), lists, span, by_opponent)
        if "may" in node:
            return May(self._steps(node.get("may")), node.key_span("may"), by_opponent)
        return self._clause(node, by_opponent=by_opponent)

    def _clause(self, node: Mapping, *, by_opponent: bool) -> Clause:
        name = next(key for key in node if key in VERBS)
        verb, told = VERBS[name], node.entries[name].value
        given = dict(told.entries) if isinstance(told, Mapping) else {}
        values = {key: entry.value for key, entry in given.items()} or {verb.main: told}
        phrases: dict[str, tuple[Written, ...]] = {}
        counts: dict[str, int] = {}
        chosen: dict[str, str] = {}
        for key, value in values.items():
            match verb.parameters[key].kind:
                case "cards":
                    phrases[key] = self._phrases("cards", value)
                case "number":
                    counts[key] = whole(value)
                case "word":
                    chosen[key] = str(plain(value))
        return Clause(name, phrases, counts, chosen, node.key_span(name), by_opponent)

    def _phrases(self, kind: PhraseKind, node: Node) -> tuple[Written, ...]:
        given = node.items if isinstance(node, Sequence) else [node]
        return tuple(self._phrase(kind, item) for item in given)

    def _phrase(self, kind: PhraseKind, node: Node) -> Written:
        assert isinstance(node, Scalar)  # noqa: S101 -- the schema has seen to it
        try:
            found = Written(kind, node.text, node, PARSERS[kind](node.text))
        except PhraseFaultError as fault:
            found = Written(kind, node.text, node, None, fault)
        self._written.append(found)
        return found


def _label(node: Mapping) -> Label:
    name, cases = node.get("name"), node.get("cases")
    en, ru = text(name, "en"), text(name, "ru")
    if not isinstance(cases, Mapping):
        return Label(en, ru)
    return Label(en, ru, words(cases.get("one")), text(cases, "gender") or "m")
