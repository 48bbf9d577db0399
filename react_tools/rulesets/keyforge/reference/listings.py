"""What can be listed of KeyForge's own."""

from react_tools.reference.listing import VERBS, Listing

LISTINGS = {
    "verbs": VERBS,
    "houses": Listing(
        "house",
        {"en": "house", "ru": "дом"},
        {"en": "Houses", "ru": "Дома"},
        {"en": "one of them is active each turn", "ru": "один из них активен в каждый ход"},
        defined=True,
    ),
    "decks": Listing(
        "deck",
        {"en": "deck", "ru": "колода"},
        {"en": "Decks", "ru": "Колоды"},
        {"en": "what a player plays with", "ru": "то, чем играют"},
        defined=True,
    ),
    "cards": Listing(
        "card",
        {"en": "card", "ru": "карта"},
        {"en": "Cards", "ru": "Карты"},
        {
            "en": "creatures, artifacts, actions and upgrades",
            "ru": "существа, артефакты, действия и улучшения",
        },
        defined=True,
    ),
}
