"""What players say and the rules do not, or say in the other language.

Each line holds words that are looked for together, whichever of them somebody asks for.
They are words of the game and of its kin; none is of one card.
"""

SYNONYMS: tuple[tuple[str, ...], ...] = (
    # how it begins and ends
    ("win", "winner", "victory", "победа", "побеждает", "победить", "выиграть"),
    ("key", "keys", "forge", "forging", "ключ", "ключи", "выковать", "ковать"),
    ("first", "begin", "start", "setup", "первый", "начать", "начало", "подготовка"),
    ("turn", "active", "step", "phase", "ход", "активный", "шаг", "фаза"),
    ("house", "clan", "faction", "дом", "дома", "фракция"),
    ("maverick", "maverick card", "чужой", "другой"),
    # what there is
    ("aember", "æmber", "amber", "янтарь", "эмбер"),
    ("creature", "minion", "unit", "существо", "создание"),
    ("artifact", "relic", "артефакт"),
    ("upgrade", "attachment", "enchantment", "улучшение", "апгрейд"),
    ("action", "spell", "event", "действие", "событие"),
    ("battleline", "line", "row", "линия", "строй", "ряд"),
    ("flank", "edge", "end", "фланг", "край"),
    ("neighbour", "neighbor", "beside", "next", "сосед", "соседний", "рядом"),
    ("opponent", "enemy", "other", "противник", "оппонент", "враг", "вражеский"),
    ("friendly", "own", "mine", "свой", "своё", "дружественный"),
    ("owner", "controller", "владелец", "контроль", "хозяин"),
    ("deck", "library", "колода"),
    ("hand", "рука", "руке"),
    ("discard", "graveyard", "сброс", "сбросить"),
    ("token", "counter", "marker", "жетон", "счётчик"),
    ("supply", "pool", "запас"),
    # what is done
    ("use", "activate", "использовать", "задействовать", "применить"),
    ("play", "cast", "summon", "сыграть", "разыграть", "розыгрыш"),
    ("reap", "gather", "harvest", "сбор", "собирать"),
    ("fight", "attack", "combat", "battle", "бой", "сразиться", "атака", "атаковать", "драться"),
    ("omni", "омни", "всегда"),
    ("exhaust", "exhausted", "tap", "tapped", "истощить", "истощение", "истощённый", "повернуть"),
    ("ready", "untap", "refresh", "готовый", "подготовить", "готова"),
    ("damage", "hurt", "hit", "wound", "урон", "ранить", "удар"),
    ("heal", "cure", "лечить", "исцелить", "снять"),
    ("die", "dead", "death", "kill", "destroy", "destroyed", "умирает", "погибает", "уничтожить"),
    ("sacrifice", "жертва", "пожертвовать"),
    ("power", "strength", "сила"),
    ("armor", "armour", "shield", "prevent", "броня", "щит", "предотвратить"),
    ("stun", "stunned", "оглушить", "оглушение", "оглушённый"),
    ("capture", "captured", "захват", "захватить"),
    ("steal", "stolen", "красть", "украсть", "кража"),
    ("gain", "get", "получить", "получает"),
    ("lose", "loses", "терять", "теряет"),
    ("draw", "draws", "refill", "взять", "добрать", "добор"),
    ("shuffle", "reshuffle", "замешать", "перемешать"),
    ("return", "bounce", "back", "вернуть", "возвращается"),
    ("leave", "leaves", "left", "покинуть", "покидает", "уходит"),
    ("enter", "enters", "входит", "войти"),
    ("choose", "decide", "target", "pick", "выбрать", "решает", "цель"),
    ("order", "simultaneous", "same", "порядок", "одновременно"),
    # keywords
    ("taunt", "provoke", "провокация"),
    ("elusive", "evade", "dodge", "неуловимость", "уклонение"),
    ("skirmish", "стычка"),
    ("poison", "яд", "отравление"),
    ("assault", "натиск"),
    ("hazardous", "опасность"),
    # how many
    ("twice", "again", "already", "дважды", "снова", "уже"),
    ("many", "more", "most", "limit", "maximum", "сколько", "больше", "предел", "максимум"),
    ("impossible", "illegal", "cannot", "may", "невозможно", "нельзя", "запрещено", "можно"),
    ("twelve", "12", "двенадцать"),
    ("six", "6", "шесть"),
    ("three", "3", "три", "третий"),
    # files
    ("unknown", "misspelt", "misspelled", "typo", "неизвестный", "опечатка"),
    ("twice", "duplicate", "repeated", "повтор", "повторный"),
)
"""Groups of words that mean one thing when somebody asks."""
