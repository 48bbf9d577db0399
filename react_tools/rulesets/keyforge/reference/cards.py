"""A card drawn: its name, strength and words, its abilities in lines, where its facts come from."""

from collections.abc import Iterator, Mapping

from react_tools.reference.figure import Face, Figure, Part, Row, Section, Told
from react_tools.reference.label import both
from react_tools.reference.origin import INFERRED, OURS, by_source
from react_tools.rulesets.keyforge.definitions import Ability, Card, Constant
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.names import KEYWORDS, KINDS, say
from react_tools.rulesets.keyforge.reference.entries import house_told
from react_tools.rulesets.keyforge.reference.origins import of_card
from react_tools.rulesets.keyforge.reference.steps import told, union
from react_tools.rulesets.keyforge.reference.terms import term
from react_tools.trace.event import Lang

_LATER = {
    "after-reap": ("After Reap:", "«После сбора»"),
    "after-fight": ("After Fight:", "«После боя»"),
}
"""What later editions call two kinds of ability (K-1)."""


def card_figure(card: Card, library: Library, lang: Lang) -> Figure:
    """A card as it lies there, and beneath it where its facts come from."""
    house = house_told(card.house, library)
    face = Face(
        name=card.label[lang],
        right=False,
        parts=tuple(_parts(card, lang)),
        footer=(f"{house[lang]} · {term(card.type, lang)}", ", ".join(strength(card, lang))),
    )
    facts = of_card(card).facts
    data = {
        "kind": "card",
        "id": card.id,
        "name": both(card.label),
        "house": card.house,
        "type": card.type,
        **_strength_data(card),
        "keywords": dict(card.keywords),
        "traits": list(card.traits),
        "abilities": [_data(it) for it in card.abilities],
        "constant": [_constant(it, lang).text for it in card.constants],
        "gives": _gives_data(card),
        "facts": dict(facts),
    }
    return Figure("", (face,), (Section("", tuple(_sources(facts, lang))),), data)


def strength(card: Card, lang: Lang) -> Iterator[str]:
    """Power, armor and bonus icons: `power 5`, `armor 2`, `æmber 1`."""
    if card.type == "creature":
        yield f"{term('power', lang)} {card.power}"
    if card.armor:
        yield f"{term('armor', lang)} {card.armor}"
    if card.aember:
        yield f"{term('aember', lang)} {card.aember}"


def kind(ability: Ability, lang: Lang) -> str:
    """What the card calls an ability, as its edition words it."""
    return say(_LATER.get(ability.wording, KINDS[ability.kind]), lang)


def keywords(card: Card, lang: Lang) -> Iterator[str]:
    """Its keywords: `taunt`, `assault 2`."""
    for word, number in card.keywords.items():
        numbered = word in {"assault", "hazardous"}
        told_of = say(KEYWORDS[word], lang)
        yield f"{told_of} {number}" if numbered else told_of


def _parts(card: Card, lang: Lang) -> Iterator[Part]:
    if card.keywords:
        told_of = (Told(", ".join(keywords(card, lang))),)
        yield Part(term("keywords", lang), "dim", "", told_of)
    if card.traits:
        yield Part(term("traits", lang), "dim", "", (Told(", ".join(card.traits)),))
    yield from (_part(it, lang) for it in card.abilities)
    if card.constants:
        lines = tuple(_constant(it, lang) for it in card.constants)
        yield Part(term("constant", lang), "second", "", lines)
    if any(_given(card, lang)):
        yield Part(term("gives", lang), "second", "", tuple(_given(card, lang)))


def _part(ability: Ability, lang: Lang) -> Part:
    bar = []
    if ability.sacrifice:
        bar.append(term("cost", lang))
    if ability.per_turn:
        bar.append(term("per turn", lang).format(count=ability.per_turn))
    return Part(kind(ability, lang), "first", "; ".join(bar), told(ability.steps))


def _constant(constant: Constant, lang: Lang) -> Told:
    return Told(f"{union(constant.who)}: {', '.join(_lent(constant.power, constant.armor, lang))}")


def _lent(power: int, armor: int, lang: Lang) -> Iterator[str]:
    if power:
        yield f"{term('power', lang)} {power:+d}"
    if armor:
        yield f"{term('armor', lang)} {armor:+d}"


def _given(card: Card, lang: Lang) -> Iterator[Told]:
    """What an upgrade lends to its creature."""
    yield from (Told(it) for it in _lent(card.gives.power, card.gives.armor, lang))
    for ability in card.gives.abilities:
        yield Told("", kind(ability, lang))
        yield from told(ability.steps, 1)


def _sources(facts: Mapping[str, str], lang: Lang) -> Iterator[Row]:
    """The facts by source, the published first."""
    words = {INFERRED: term("inferred", lang), OURS: term("ours", lang)}
    for source, names in by_source(facts).items():
        told_of = words.get(source, f"{term('published', lang)}, {source}")
        yield Row((told_of, ", ".join(names)), "dim")


def _strength_data(card: Card) -> Mapping[str, object]:
    found: dict[str, object] = {"aember": card.aember}
    if card.type == "creature":
        found |= {"power": card.power, "armor": card.armor}
    return found


def _data(ability: Ability) -> Mapping[str, object]:
    """An ability for programs; its steps are lines, deeper ones indented."""
    return {
        "kind": ability.wording,
        "sacrifice": ability.sacrifice,
        "per_turn": ability.per_turn,
        "steps": [f"{'  ' * it.depth}{it.verb} {it.text}".rstrip() for it in told(ability.steps)],
    }


def _gives_data(card: Card) -> Mapping[str, object]:
    gives = card.gives
    if not (gives.power or gives.armor or gives.abilities):
        return {}
    abilities = [_data(it) for it in gives.abilities]
    return {"power": gives.power, "armor": gives.armor, "abilities": abilities}
