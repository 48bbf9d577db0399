"""The words around cards, decks and houses, as the rules call them in each language."""

from react_tools.trace.event import Lang

TERMS: dict[str, tuple[str, str]] = {
    # cards
    "card": ("card", "карта"),
    "action": ("action", "действие"),
    "artifact": ("artifact", "артефакт"),
    "creature": ("creature", "существо"),
    "upgrade": ("upgrade", "улучшение"),
    "power": ("power", "сила"),
    "armor": ("armor", "броня"),
    "aember": ("æmber", "янтарь"),
    "keywords": ("Keywords", "Ключевые слова"),
    "traits": ("Traits", "Свойства"),
    "gives": ("This creature gains", "Это существо получает"),
    "constant": ("Constant", "Постоянно"),
    "cost": ("cost: sacrifice this", "цена: принести в жертву"),
    "per turn": ("{count} a turn", "{count} за ход"),
    # decks and houses
    "deck": ("deck", "колода"),
    "house": ("house", "дом"),
    "decks": ("Decks", "Колоды"),
    "cards": ("cards", "карт"),
    "every card": ("Cards", "Карты"),
    "printed": ("a maverick of house", "не своего дома, на карте –"),
    "none": ("none are defined", "нет ни одной"),
    # where facts come from
    "facts": ("Facts", "Факты"),
    "published": ("published", "опубликовано"),
    "inferred": ("inferred", "выведено"),
    "ours": ("ours", "наше"),
}


def term(word: str, lang: Lang) -> str:
    """A word of the frame in a language."""
    return TERMS[word][lang == "ru"]
