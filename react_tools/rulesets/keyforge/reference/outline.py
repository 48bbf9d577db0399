"""What KeyForge's files are to a player, for who compares two states of them."""

from react_tools.reference.outline import SILENT, Outline, terms
from react_tools.rulesets.keyforge.names import KEYWORDS, KINDS
from react_tools.rulesets.keyforge.reference.steps import clauses

OUTLINE = Outline(
    clauses=clauses,
    silent=SILENT | {"edition"},
    through=frozenset({"abilities", "do", "houses"}),
    groups={"cards": "house"},
    references=frozenset({"house"}),
    terms={
        **{word: {"en": en.rstrip(":"), "ru": ru.strip("«»")} for word, (en, ru) in KINDS.items()},
        **{word: {"en": en, "ru": ru} for word, (en, ru) in KEYWORDS.items()},
        **terms(
            ("house", "house", "дом"),
            ("deck", "deck", "колода"),
            ("game", "the numbers of the game", "числа игры"),
            ("cards", "cards", "карты"),
            # cards
            ("type", "type", "вид"),
            ("type=action", "action", "действие"),
            ("type=artifact", "artifact", "артефакт"),
            ("type=creature", "creature", "существо"),
            ("type=upgrade", "upgrade", "улучшение"),
            ("power", "power", "сила"),
            ("armor", "armor", "броня"),
            ("aember", "æmber", "янтарь"),
            ("traits", "traits", "свойства"),
            ("keywords", "keyword", "ключевое слово"),
            ("text", "text", "текст"),
            ("gives", "this creature gains", "это существо получает"),
            ("constant", "constant", "постоянно"),
            ("cost", "cost", "цена"),
            ("cost=sacrifice this", "sacrifice this", "принести в жертву"),
            ("per_turn", "times a turn", "раз за ход"),
            ("after-reap", "After Reap", "После сбора"),
            ("after-fight", "After Fight", "После боя"),
            # the game
            ("keys", "keys to win", "ключей для победы"),
            ("key_cost", "cost of a key", "цена ключа"),
            ("hand", "hand", "рука"),
            ("houses_per_deck", "houses in a deck", "домов в колоде"),
            ("cards_per_house", "cards of a house", "карт дома"),
            ("first_turn", "cards in the first turn", "карт в первый ход"),
            ("opening_hands", "opening hands", "начальные руки"),
        ),
    },
    things=terms(("cards", "card", "карта")),
)
"""The words; a test holds them to the schemas."""
