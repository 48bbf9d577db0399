"""Creators and their cards as entries of the manual: what they are, and what shows them whole."""

import re
from collections.abc import Iterable, Iterator

from react_tools.reference.entry import Entry, Text, same
from react_tools.reference.label import both
from react_tools.rulesets.react.definitions import Ability, Card, Creator, Effect
from react_tools.rulesets.react.reference.steps import told
from react_tools.rulesets.react.reference.terms import term
from react_tools.source.reading import child, texts
from react_tools.trace.event import LANGS, Lang

_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def entries(creators: Iterable[Creator]) -> Iterator[Entry]:
    """Each creator, then each card of each."""
    everyone = list(creators)
    yield from (_creator(it) for it in everyone)
    for creator in everyone:
        yield from (_ability(creator, it) for it in creator.abilities)
        yield from (_card(creator, it) for it in creator.deck)


def kinds(effects: Iterable[Effect], lang: Lang) -> str:
    """The kinds of some effects, each once."""
    return ", ".join(dict.fromkeys(term(it.kind, lang) for it in effects))


def name(ability: Ability) -> Text:
    """What an ability card is called: by its front, and by its other side if it has one."""
    return {
        lang: " / ".join(dict.fromkeys(face.label[lang] for face in ability.faces))
        for lang in LANGS
    }


def _creator(creator: Creator) -> Entry:
    labels = [it.label for it in creator.tokens]
    labels += [it.label for it in creator.groups]
    labels += [it.label for it in creator.summons]
    labels += [it.label for it in creator.passives]
    masterpiece = texts(child(child(creator.node, "masterpiece"), "name"))
    return Entry(
        id=creator.id,
        kind="creator",
        title=both(creator.label),
        page={lang: _creator_page(creator, lang) for lang in LANGS},
        about={
            "cards": {
                lang: f"{len(creator.deck) + len(creator.abilities)} {term('cards', lang)}"
                for lang in LANGS
            },
            "extends": {
                lang: f"{term('extends', lang)} {creator.extends}" if creator.extends else ""
                for lang in LANGS
            },
        },
        words=(*(it[lang] for it in labels for lang in LANGS), *masterpiece.values()),
    )


def _creator_page(creator: Creator, lang: Lang) -> str:
    who = f"{creator.id}: {creator.label[lang]} ({term('creator', lang)})"
    return f"{who}\n\n{_see(creator.id, lang)}"


def _card(creator: Creator, card: Card) -> Entry:
    label = card.effect.label
    told_of = {lang: term(card.effect.kind, lang) for lang in LANGS}
    return Entry(
        id=card.id,
        kind="card",
        title=both(label),
        page={lang: _page(creator, card.id, label[lang], "action card", lang) for lang in LANGS},
        about={
            "of": both(creator.label),
            "effects": told_of,
            "number": same(str(card.number)),
            "copies": same(card.printed),
        },
        owner=creator.id,
        words=_words(creator, [card.effect]),
    )


def _ability(creator: Creator, ability: Ability) -> Entry:
    effects = [effect for face in ability.faces for effect in face.effects]
    label = name(ability)
    return Entry(
        id=ability.id,
        kind="card",
        title=label,
        page={
            lang: _page(creator, ability.id, label[lang], "ability card", lang) for lang in LANGS
        },
        about={
            "of": both(creator.label),
            "effects": {lang: kinds(effects, lang) for lang in LANGS},
        },
        owner=creator.id,
        words=_words(creator, effects),
    )


def _page(creator: Creator, card: str, title: str, sort: str, lang: Lang) -> str:
    whose = "of" if lang == "en" else "–"
    what = f"{card}: {title} ({term(sort, lang)} {whose} {creator.label[lang]})"
    return f"{what}\n\n{_see(f'{creator.id}/{card}', lang)}"


def _see(name: str, lang: Lang) -> str:
    return f"{'смотри' if lang == 'ru' else 'see'}: react-tools show {name}"


def _words(creator: Creator, effects: Iterable[Effect]) -> tuple[str, ...]:
    """What the effects say, and what the things are called that they name."""
    labels = {it.id: it.label for it in creator.tokens}
    labels |= {it.id: it.label for it in creator.groups}
    labels |= {it.id: it.label for it in creator.summons}
    said: list[str] = []
    for effect in effects:
        said += (f"{line.verb} {line.text}" for line in told(effect.steps))
        said += [effect.cost.text] if effect.cost else []
    named = {word for text in said for word in _ID.findall(text) if word in labels}
    return (*said, *(labels[word][lang] for word in sorted(named) for lang in LANGS))
