"""What was played and used, with where its facts come from: what of it is published, what ours.

Behind it stand the cards among it that are not shipped ones.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from react_tools import places
from react_tools.reference.origin import INFERRED, OURS, SOURCES
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.events.cards import CardPlayed
from react_tools.rulesets.keyforge.events.fighting import CardUsed
from react_tools.rulesets.keyforge.events.turns import AbilityBegan
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.reference.origins import of_card
from react_tools.trace.event import Lang
from react_tools.trace.recorder import Recorder

Ground = tuple[str, str]

_SAID = {
    "en": {
        "rulebook": "published in the rulebook",
        "site": "published on the publisher's site",
        "faq": "published in the publisher's answers",
        "review": "published in a review",
        INFERRED: "inferred",
        OURS: "ours",
    },
    "ru": {
        "rulebook": "опубликовано в книге правил",
        "site": "опубликовано на сайте издателя",
        "faq": "опубликовано в ответах издателя",
        "review": "опубликовано в обзоре",
        INFERRED: "выведено",
        OURS: "наше",
    },
}
_FACTS = {
    "house": ("house", "дом"),
    "type": ("type", "тип"),
    "power": ("power", "сила"),
    "armor": ("armor", "броня"),
    "aember": ("bonus icons", "значки янтаря"),
    "keywords": ("keywords", "ключевые слова"),
    "abilities": ("abilities", "способности"),
    "gives": ("what it gives", "что даёт"),
}
"""The facts on which answers rest, as they are told; none rests on names, traits and texts."""
_WORDS = {
    "en": {
        "and": " and ",
        "rest": "the rest",
        "of": "{facts} {source}",
        "example": "invented for an example; no card of the game",
        "file": "not a shipped card; its file is {path}",
    },
    "ru": {
        "and": " и ",
        "rest": "остальное",
        "of": "{facts} – {source}",
        "example": "придумана для примера, в игре такой карты нет",
        "file": "карта не из комплекта; её файл: {path}",
    },
}


def grounds(names: Names, recorder: Recorder | None, lang: Lang) -> list[Ground]:
    """Each card that was played, used or resolved, then each of them that is not shipped."""
    cards = list(dict.fromkeys(names.match.cards[it].id for it in _acting(recorder)))
    printed = {it.id: it for it in names.match.cards}
    told = [(printed[it].label[lang], _told(of_card(printed[it]).facts, lang)) for it in cards]
    return [*told, *(ground for it in cards for ground in _strange(printed[it], lang))]


def _acting(recorder: Recorder | None) -> Iterator[int]:
    for entry in recorder.entries if recorder else ():
        if isinstance(entry.event, CardPlayed | CardUsed | AbilityBegan):
            yield entry.event.card


def _told(facts: Mapping[str, str], lang: Lang) -> str:
    """`power published in the rulebook; abilities inferred; the rest ours`."""
    said, words, russian = _SAID[lang], _WORDS[lang], lang == "ru"
    found = {it: [name for name in _FACTS if facts.get(name) == it] for it in SOURCES}
    groups = [(source, group) for source, group in found.items() if group]
    if len(groups) == 1:
        return said[groups[0][0]]
    told = [
        words["of"].format(
            facts=words["and"].join(_FACTS[it][russian] for it in group), source=said[source]
        )
        for source, group in groups
    ]
    source, group = groups[-1]
    if len(group) > 1:
        told[-1] = words["of"].format(facts=words["rest"], source=said[source])
    return "; ".join(told)


def _strange(card: Card, lang: Lang) -> Iterator[Ground]:
    """A card that is not shipped, and its file."""
    path, words = card.node.path, _WORDS[lang]
    if _lies_in(places.EXAMPLES, path):
        yield card.label[lang], words["example"]
    elif not _lies_in(places.CARDS, path):
        yield card.label[lang], words["file"].format(path=path)


def _lies_in(folder: Path, path: str) -> bool:
    return Path(path).resolve().is_relative_to(folder)
