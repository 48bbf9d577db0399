"""What players say and the rulebook does not, or says in the other language.

Each line holds words that are looked for together, whichever of them somebody asks for.
They are words of the game and of its kin; none is of one creator.
"""

SYNONYMS: tuple[tuple[str, ...], ...] = (
    # how it begins and ends
    ("win", "winner", "victory", "победа", "побеждает", "победить", "выиграть", "выигрывает"),
    ("lose", "loses", "loss", "defeat", "проиграть", "проигрывает", "поражение"),
    ("end", "ends", "over", "finish", "конец", "завершает", "заканчивается", "кончается"),
    ("draw", "tie", "ничья"),
    ("first", "begin", "begins", "start", "starts", "первый", "первым", "начинает", "начать"),
    ("turn", "active", "goes", "ход", "ходит", "активный"),
    # who and where
    ("creator", "artist", "hero", "творец", "художник", "герой"),
    ("summon", "summons", "minion", "creature", "существо", "призвать", "призыв"),
    ("unit", "figure", "piece", "фигура", "фишка"),
    ("zone", "tile", "square", "cell", "space", "клетка", "поле"),
    ("adjacent", "neighbour", "neighbor", "neighbouring", "beside", "соседний", "сосед", "рядом"),
    ("diagonally", "diagonal", "диагональ", "наискосок"),
    ("occupied", "taken", "занятая", "занято"),
    ("opponent", "enemy", "other", "противник", "соперник", "враг", "вражеский"),
    # one's own is what the book tells from the opponent's
    ("own", "opponent", "свою", "собственный", "соперник"),
    ("myself", "yourself", "self", "itself", "attacker", "себя", "себе", "самому", "атакующий"),
    # what is done
    ("swap", "exchange", "switch", "обмен", "обменять", "поменять", "меняет"),
    ("move", "walk", "step", "push", "перемещение", "переместить", "движение", "шаг", "толкнуть"),
    ("move", "двигать", "двигают", "двинуть", "сдвинуть", "подвинуть", "передвинуть"),
    ("move", "follow", "change", "redirect", "сместить", "следовать", "менять", "изменить"),
    ("use", "play", "играть", "сыграть", "применить", "использовать"),
    ("jump", "leap", "прыжок", "прыгнуть"),
    ("damage", "hurt", "hit", "attack", "strike", "урон", "атака", "удар", "ранить"),
    ("wound", "рана"),
    ("replace", "immune", "заменить", "неуязвимость"),
    ("die", "dies", "dead", "death", "kill", "destroyed", "damage", "умирает", "погибает", "урон"),
    ("exhaust", "exhausted", "tap", "tapped", "истощить", "истощение", "истощённый"),
    ("recover", "ready", "untap", "refresh", "восстановить", "восстановление"),
    ("place", "put", "положить", "выложить", "разместить"),
    ("put", "teleport", "переставить", "поставить", "телепорт"),
    ("shift", "transfer", "переложить", "передать"),
    ("remove", "banish", "sacrifice", "убрать", "убирает", "пожертвовать"),
    ("pick", "choose", "select", "выбрать"),
    ("boulder", "rock", "shield", "глыба", "камень", "щит"),
    ("area", "trap", "зона", "жетон зоны"),
    ("group", "groups", "kinds", "family", "группа", "группы", "виды"),
    ("attached", "piece", "weapon", "часть", "оружие"),
    ("enter", "entered", "enters", "входит", "вхождение", "войти"),
    ("may", "optional", "необязательно"),
    ("leave", "leaves", "left", "gone", "покинуть", "покидает", "уйти", "уходит"),
    ("discard", "graveyard", "сброс", "сбросить"),
    ("return", "returns", "back", "вернуть", "возвращается"),
    ("masterpiece", "picture", "шедевр", "картина"),
    ("ascend", "ascended", "возвысить", "возвысившийся", "возвышение"),
    # the chain
    ("chain", "stack", "цепочка", "стек"),
    ("intention", "замысел"),
    ("reaction", "react", "respond", "answer", "реакция", "ответить", "ответ"),
    ("pass", "passes", "пас", "спасовать", "пасует"),
    ("resolve", "resolves", "resolution", "разыгрывается", "розыгрыш"),
    ("interrupt", "interrupted", "прервать"),
    ("cost", "pay", "price", "стоимость", "платить", "заплатить", "цена"),
    ("target", "aim", "цель", "целевая"),
    ("impossible", "illegal", "cannot", "невозможно", "нельзя", "запрещено"),
    # how many
    ("twice", "again", "already", "дважды", "снова", "уже"),
    ("both", "two", "оба", "обоим", "двое"),
    ("many", "more", "most", "limit", "maximum", "сколько", "больше", "предел", "максимум"),
    ("one", "single", "один", "одна", "одну", "одной", "одно", "одним"),
    ("three", "third", "3", "три", "третий", "трижды"),
    ("five", "fifth", "5", "пять", "пятая"),
    ("six", "sixth", "6", "шесть", "шестая"),
    ("token", "counter", "marker", "жетон"),
    ("supply", "pool", "available", "запас", "доступно"),
    ("empty", "out", "пустой", "закончились", "кончились"),
    ("hand", "рука", "руке"),
    ("deck", "library", "колода"),
    ("card", "effect", "карта", "эффект"),
    # files
    ("unknown", "misspelt", "misspelled", "typo", "неизвестный", "опечатка"),
    ("twice", "duplicate", "repeated", "повтор", "повторный"),
)
"""Groups of words that mean one thing when somebody asks."""
