"""What can be listed of Re;ACT's own."""

from react_tools.reference.listing import VERBS, Listing

LISTINGS = {
    "verbs": VERBS,
    "triggers": Listing(
        "trigger",
        {"en": "trigger", "ru": "триггер"},
        {"en": "Triggers", "ru": "Триггеры"},
        {"en": "what wakes a passive", "ru": "что будит пассивную способность"},
    ),
    "keys": Listing(
        "key",
        {"en": "key", "ru": "ключ"},
        {"en": "Keys", "ru": "Ключи"},
        {"en": "what the file of a creator may hold", "ru": "что бывает в файле творца"},
    ),
    "creators": Listing(
        "creator",
        {"en": "creator", "ru": "творец"},
        {"en": "Creators", "ru": "Творцы"},
        {"en": "whose cards there are", "ru": "чьи карты здесь есть"},
        defined=True,
    ),
    "cards": Listing(
        "card",
        {"en": "card", "ru": "карта"},
        {"en": "Cards", "ru": "Карты"},
        {"en": "ability cards and action cards", "ru": "карты способностей и действий"},
        defined=True,
    ),
    "boxes": Listing(
        "box",
        {"en": "box", "ru": "коробка"},
        {"en": "Boxes", "ru": "Коробки"},
        {"en": "which creators are sold together", "ru": "какие творцы продаются вместе"},
        defined=True,
    ),
}
