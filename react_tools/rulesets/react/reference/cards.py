"""A card drawn: name, costs and effects, footer, whose it is, where its facts come from."""

from collections.abc import Iterable, Mapping

from react_tools.reference.figure import Face, Figure, Part, Row, Section, Told, Tone
from react_tools.reference.label import both
from react_tools.reference.origin import INFERRED, OURS, Thing, by_source
from react_tools.rulesets.react.definitions import Ability, Card, Creator, Effect
from react_tools.rulesets.react.definitions import Face as Side
from react_tools.rulesets.react.reference.steps import told
from react_tools.rulesets.react.reference.terms import term
from react_tools.trace.event import Lang

_SIDES = ("front", "ascended")
TONES: Mapping[str, Tone] = {"intention": "first", "reaction": "second"}


def action_card(creator: Creator, card: Card, thing: Thing, lang: Lang) -> Figure:
    """A card of the deck: its name on the left (RA-CARD-2), its copies in the footer."""
    effect = card.effect
    face = Face(
        name=effect.label[lang],
        right=False,
        parts=(_part(effect, lang),),
        footer=(str(card.number), card.printed),
    )
    data = {
        "kind": "action card",
        **_whose(creator, card.id),
        "name": both(effect.label),
        "number": card.number,
        "copies": card.copies,
        "printed": card.printed,
        "effects": [_data(effect)],
        "facts": dict(thing.facts),
    }
    return Figure("", (face,), _remarks(creator, "action card", card.id, thing, lang), data)


def ability_card(creator: Creator, ability: Ability, thing: Thing, lang: Lang) -> Figure:
    """An ability card: its name on the right (RA-CARD-3), both sides if it turns."""
    sides = _SIDES if len(ability.faces) > 1 else ("",)
    faces = [
        _face(side, term(word, lang) if word else "", _unit(creator, ability, lang), lang)
        for side, word in zip(ability.faces, sides, strict=True)
    ]
    data = {
        "kind": "ability card",
        **_whose(creator, ability.id),
        "unit": ability.of,
        "faces": [
            {
                "side": word,
                "name": both(side.label),
                "effects": [_data(effect) for effect in side.effects],
            }
            for side, word in zip(ability.faces, sides, strict=True)
        ],
        "facts": dict(thing.facts),
    }
    remarks = _remarks(creator, "ability card", ability.id, thing, lang)
    return Figure("", tuple(faces), remarks, data)


def _face(side: Side, word: str, unit: str, lang: Lang) -> Face:
    return Face(
        name=side.label[lang],
        right=True,
        parts=tuple(_part(effect, lang) for effect in side.effects),
        footer=(word, unit),
    )


def _unit(creator: Creator, ability: Ability, lang: Lang) -> str:
    """The unit that a card belongs to, by name."""
    if not ability.of:
        return term("no unit", lang)
    summons = {it.id: it.label[lang] for it in creator.summons}
    return creator.label[lang] if ability.of == "creator" else summons.get(ability.of, ability.of)


def _part(effect: Effect, lang: Lang) -> Part:
    kind = term(effect.kind, lang)
    return Part(
        head=f"{effect.letter} · {kind}" if effect.letter else kind,
        tone=TONES[effect.kind],
        bar=f"{term('cost', lang)}: {effect.cost.text}" if effect.cost else term("no cost", lang),
        lines=told(effect.steps),
    )


def _remarks(
    creator: Creator, sort: str, card: str, thing: Thing, lang: Lang
) -> tuple[Section, ...]:
    """What stands beneath a card: what it is and whose, and where its facts come from."""
    rows = [Row((term(sort, lang), f"{creator.label[lang]} · {creator.id}/{card}"))]
    rows += (Row((word, facts), "dim") for word, facts in _sources(thing, lang))
    return (Section("", tuple(rows)),)


def _sources(thing: Thing, lang: Lang) -> Iterable[tuple[str, str]]:
    """The facts by source, the published first."""
    words = {INFERRED: term("inferred", lang), OURS: term("ours", lang)}
    for source, facts in by_source(thing.facts).items():
        yield words.get(source, f"{term('published', lang)}, {source}"), ", ".join(facts)


def _whose(creator: Creator, card: str) -> Mapping[str, object]:
    return {"id": card, "creator": creator.id}


def _data(effect: Effect) -> Mapping[str, object]:
    """An effect for programs; its steps are lines, deeper ones indented."""
    return {
        "letter": effect.letter,
        "kind": effect.kind,
        "cost": effect.cost.text if effect.cost else "",
        "steps": [line(it) for it in told(effect.steps)],
    }


def line(told: Told) -> str:
    """One line of steps in plain text."""
    return f"{'  ' * told.depth}{told.verb} {told.text}".rstrip()
