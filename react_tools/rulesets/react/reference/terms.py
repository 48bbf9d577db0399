"""The words around a card and a sheet, as the rulebook calls them in each language."""

from react_tools.trace.event import Lang

TERMS: dict[str, tuple[str, str]] = {
    # cards
    "action card": ("action card", "карта действия"),
    "ability card": ("ability card", "карта способностей"),
    "intention": ("intention", "замысел"),
    "reaction": ("reaction", "реакция"),
    "cost": ("cost", "стоимость"),
    "no cost": ("no cost", "без стоимости"),
    "front": ("front", "до возвышения"),
    "ascended": ("ascended", "возвысившийся"),
    "no unit": ("no unit", "без фигуры"),
    # sheets
    "creator": ("creator", "творец"),
    "extends": ("extends", "дополняет"),
    "tokens": ("Tokens", "Жетоны"),
    "on unit": ("on a unit", "на фигуре"),
    "on zone": ("on a zone", "на клетке"),
    "on area": ("area token", "жетон зоны"),
    "on boulder": ("boulder", "глыба"),
    "group": ("group", "группа"),
    "lasts turn": ("until the turn ends", "до конца хода"),
    "attached diagonal": ("attached diagonally", "по диагонали от творца"),
    "attached adjacent": ("attached beside", "рядом с творцом"),
    "no deck": ("In place of drawing", "Вместо добора"),
    "supply": ("supply", "запас"),
    "summons": ("Summons", "Призываемые существа"),
    "setup": ("Setup", "Подготовка к игре"),
    "passives": ("Passive abilities", "Пассивные способности"),
    "abilities": ("Ability cards", "Карты способностей"),
    "deck": ("Deck", "Колода"),
    "masterpiece": ("Masterpiece", "Шедевр"),
    "cards": ("cards", "карт"),
    "cards of it": ("cards", "карты"),
    # boxes
    "box": ("box", "коробка"),
    "needs": ("needs", "нужна"),
    "reprints": ("reprints", "переиздание"),
    "shared": ("For both players", "Для обоих игроков"),
    "board field": ("field board", "игровое поле"),
    "board chain": ("react chain board", "планшет цепочки реакций"),
    "board masterpiece": ("masterpiece board", "планшет шедевра"),
    "react tokens": ("react tokens", "жетоны реакций"),
    "other cards": ("other cards", "другие карты"),
    "deck row": ("deck", "колода"),
    "abilities row": ("ability cards", "карты способностей"),
    "masterpiece row": ("masterpiece cards", "карты шедевра"),
    "tokens row": ("tokens", "жетоны"),
    "summons row": ("summons", "призываемые существа"),
    "sheet and figure": ("sheet, figure", "планшет, жетон творца"),
    "announced": ("Announced", "Анонсированы"),
    "announced of it": ("announced", "анонсировано"),
    "creators of it": ("creators", "творцов"),
    "unknown contents": (
        "nothing is published of what lies in it",
        "о содержимом ничего не опубликовано",
    ),
    "cards in all": ("Cards", "Карты"),
    "counted": ("listed", "по спискам"),
    "said": ("in all", "всего"),
    # where facts come from
    "facts": ("Facts", "Факты"),
    "published": ("published", "опубликовано"),
    "inferred": ("inferred", "выведено"),
    "ours": ("ours", "наше"),
}


def term(word: str, lang: Lang) -> str:
    """A word of the frame in a language."""
    return TERMS[word][lang == "ru"]
