"""What the things of a game are called: by people in both languages, by scenarios and JSON.

A card is called by what the setting calls its copy – a letter, or its id, with a number where
several have it –, by people by its name, and by that mark too where two copies bear one name.
"""

from collections import Counter
from collections.abc import Callable

from react_tools.replay.question import Option
from react_tools.rulesets.keyforge.match import Match
from react_tools.rulesets.keyforge.said import Said
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.rulesets.keyforge.telling import Speaker
from react_tools.rulesets.keyforge.told import Told
from react_tools.rulesets.keyforge.using import WAYS
from react_tools.trace.event import Lang

Words = tuple[str, str]
"""The same in English and in Russian."""

KINDS: dict[str, Words] = {
    "play": ("Play:", "«Розыгрыш»"),
    "reap": ("Reap:", "«Сбор»"),
    "fight": ("Fight:", "«Бой»"),
    "before-fight": ("Before Fight:", "«Перед боем»"),
    "action": ("Action:", "«Действие»"),
    "omni": ("Omni:", "«Омни»"),
    "destroyed": ("Destroyed:", "«Уничтожение»"),
    "constant": ("constant", "«постоянное свойство»"),
}
KEYWORDS: dict[str, Words] = {
    "taunt": ("taunt", "провокация"),
    "skirmish": ("skirmish", "стычка"),
    "elusive": ("elusive", "неуловимость"),
    "poison": ("poison", "яд"),
    "assault": ("assault", "натиск"),
    "hazardous": ("hazardous", "опасность"),
}
_WORDS: dict[str, dict[str, Words]] = {
    "kind": KINDS,
    "way": {
        "reap": ("to reap", "для сбора"),
        "fight": ("to fight", "для боя"),
        "action": ("for its Action ability", "ради способности «Действие»"),
        "omni": ("for its Omni ability", "ради способности «Омни»"),
        "unstun": ("to remove its stun", "чтобы снять оглушение"),
    },
    "house": {
        "active": (" and of the active house", ", её дом активен"),
        "other": (", though its house is not active", ", хотя её дом не активен"),
    },
    "keyword": KEYWORDS,
    "why": {
        "none": ("no", "нет способности"),
        "limit": ("not again this turn, the", "в этот ход больше не исполняют способность"),
        "fallen": ("it has not survived, so no", "не уцелела, и не исполняют способность"),
        "unfought": (
            "no blows were exchanged, so no",
            "удары не нанесены, и не исполняют способность",
        ),
    },
}
_FLANKS = {"left": ("левый", "левом"), "right": ("правый", "правом")}
_CARDS = frozenset({"card", "target", "host", "source", "other", "this"})
_PLAYERS = frozenset({"player", "other_player", "winner", "victim"})


def say(words: Words, lang: Lang) -> str:
    """Words in one of the languages."""
    return words[1] if lang == "ru" else words[0]


class Names:
    """The Teller of a game (react_tools.trace.event)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.players = match.players
        self._copies = Counter(card.id for card in match.cards)

    def tell(self, field: str, value: object, lang: Lang) -> object:
        """A thing as it stands in a sentence; a template may ask for a form (`{card:acc}`)."""
        match value:
            case Said():
                speaker = Speaker(self.match, value, lang, self.card)
                return speaker.condition() if field == "condition" else speaker.phrases()
            case Option():
                return self.tell(value.field, value.value, lang)
            case bool():
                return say(("yes", "да") if value else ("no", "нет"), lang)
            case int():
                return self._index(field, value, lang)
            case str() if field == "flank" and value in _FLANKS:
                long, pre = _FLANKS[value]
                return Told.plain(long, pre=pre) if lang == "ru" else value
            case str() if value in _WORDS.get(field, {}):
                return say(_WORDS[field][value], lang)
            case _:
                return value

    def contrary(self, said: Said, lang: Lang) -> str:
        """What is so where a condition does not hold."""
        return Speaker(self.match, said, lang, self.card).contrary()

    def name(self, field: str, value: object) -> object:
        """A thing as scenarios and JSON write it."""
        match value:
            case Said():
                return " + ".join(value.texts)
            case Option():
                return self.name(value.field, value.value)
            case bool() | str():
                return value
            case int() if field in _CARDS:
                return self.match.names[value] if value != NOWHERE else ""
            case int() if field in _PLAYERS:
                return self.players[value]
            case int() if field in _IDS:
                return _IDS[field](self, value)
            case int():
                return value
            case _:
                return str(value)

    def card(self, card: int, lang: Lang) -> Told:
        """A copy by its name, and its mark where another copy of the match bears the same name."""
        if card == NOWHERE:
            return Told.plain("карта", one="карту") if lang == "ru" else Told.plain("a card")
        printed = self.match.cards[card]
        mark = self.mark(card) if self._copies[printed.id] > 1 else ""
        return Told.label(printed.label, lang, f" {mark}" if mark else "")

    def mark(self, card: int) -> str:
        """What tells a copy from others: the letter of the setting, a number, or nothing."""
        called, printed = self.match.names[card], self.match.cards[card].id
        return called.removeprefix(printed).removeprefix("-")

    def player(self, player: int, lang: Lang) -> Told:
        """A player by the name of the deck of that id; else by the id: `tom` is Tom."""
        seat = self.match.seats[player]
        return Told.player(seat.id, seat.label, lang)

    def house(self, house: int, lang: Lang) -> str:
        """A house by its name."""
        return self.match.numbers.houses[self.match.houses[house]][lang]

    def _index(self, field: str, value: int, lang: Lang) -> object:
        if field in _CARDS:
            return self.card(value, lang)
        if field in _PLAYERS:
            return self.player(value, lang)
        if field in _TOLD:
            return _TOLD[field](self, value, lang)
        return value


_TOLD: dict[str, Callable[[Names, int, Lang], object]] = {
    "house": lambda names, value, lang: names.house(value, lang),
    "ability": lambda _, value, lang: say(
        (f"ability {value + 1}", f"способность {value + 1}"), lang
    ),
    "before": lambda _, value, lang: say((f"number {value + 1}", f"номер {value + 1}"), lang),
    "branch": lambda _, value, lang: say((f"option {value}", f"вариант {value}"), lang),
    "way": lambda _, value, lang: say(_WORDS["way"][WAYS[value]], lang),
    "do": lambda _, __, lang: say(("to do it", "сделать это"), lang),
    "none": lambda _, __, lang: say(("nothing", "ничего"), lang),
}

_IDS: dict[str, Callable[[Names, int], object]] = {
    "house": lambda names, value: names.match.houses[value],
    "ability": lambda _, value: str(value + 1),
    "before": lambda _, value: str(value + 1),
    "way": lambda _, value: WAYS[value],
    "do": lambda _, __: "do",
    "none": lambda _, __: "none",
}
