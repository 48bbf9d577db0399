"""What was played and used, with where its facts come from: what of it is published, what ours.

Behind it stand the cards among it that are not shipped ones.
"""

from collections.abc import Iterator, Mapping

from react_tools import places
from react_tools.reference.ground import Ground, ground, lies_in
from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.events.cards import CardPlayed
from react_tools.rulesets.keyforge.events.fighting import CardUsed
from react_tools.rulesets.keyforge.events.turns import AbilityBegan
from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.reference.origins import of_card
from react_tools.trace.event import Lang
from react_tools.trace.recorder import Recorder

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
        "example": "invented for an example; no card of the game",
        "file": "not a shipped card; its file is {path}",
    },
    "ru": {
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
    russian = lang == "ru"
    return ground({told[russian]: facts[it] for it, told in _FACTS.items() if it in facts}, lang)


def _strange(card: Card, lang: Lang) -> Iterator[Ground]:
    """A card that is not shipped, and its file."""
    path, words = card.node.path, _WORDS[lang]
    if lies_in(places.EXAMPLES, path):
        yield card.label[lang], words["example"]
    elif not lies_in(places.CARDS, path):
        yield card.label[lang], words["file"].format(path=path)
