"""What the things of a duel are called: by people in both languages, by scenarios and JSON.

A creator's unit is called by the creator's id, a summon by the letter that the setting gives it, or
`<summon>-<n>`. In a drawing each has a mark: its letter, or an initial and a number.
"""

from collections.abc import Callable

from react_tools.replay.question import Option
from react_tools.rulesets.react import telling
from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.improvement import decoded, words
from react_tools.rulesets.react.labels import Labels
from react_tools.rulesets.react.reference.steps import in_one_line
from react_tools.rulesets.react.said import Listing, Said
from react_tools.rulesets.react.table import Doing
from react_tools.rulesets.react.told import Told
from react_tools.trace.event import Lang

_DRAW = 2
_RUSSIAN_LETTERS = str.maketrans("ABCDEFG", "АБВГДЕЖ")
_WAYS = {"en": DIRECTIONS, "ru": ("влево", "вправо", "вверх", "вниз")}
_PILES = {
    "deck bottom": {"en": "to the bottom of the deck", "ru": "под низ колоды"},
    "hand": {"en": "to the hand", "ru": "в руку"},
}
_UNITS = frozenset({"unit", "other", "standing"})
_ZONES = frozenset({"zone", "origin"})


class Names(Labels):
    """The Teller of a duel (react_tools.trace.event)."""

    def tell(self, field: str, value: object, lang: Lang) -> object:
        """A thing as it stands in a sentence; a template may ask for a case (`{unit:acc}`)."""
        match value:
            case Said():
                return self._said(field, value, lang)
            case Listing(things):
                return ", ".join(f"{self.tell('', it, lang)}{_times(n)}" for it, n in things)
            case Doing() if lang == "en":
                return f"{self.tell(value.field, value.value, lang)} ({in_one_line(value.steps)})"
            case Option():
                return self.tell(value.field, value.value, lang)
            case bool():
                return ("да" if value else "нет") if lang == "ru" else ("yes" if value else "no")
            case tuple():
                return ", ".join(self.match.board.name(zone) for zone in value)
            case int():
                return self._index(field, value, lang)
            case _:
                return _PILES.get(str(value), {}).get(lang, value)

    def name(self, field: str, value: object) -> object:
        """A thing as scenarios and JSON write it."""
        match value:
            case Said():
                return " + ".join(value.texts)
            case Listing(things):
                return ", ".join(f"{self.name('', it)}{_times(n)}" for it, n in things)
            case Option():
                return self.name(value.field, value.value)
            case bool() | str():
                return value
            case tuple():
                return ",".join(self.match.board.name(zone) for zone in value)
            case int():
                return self._id(field, value)
            case _:
                return str(value)

    def piece(self, piece: int) -> str:
        """A masterpiece card as scenarios write it: `dancer 1`; an empty cell is `empty`."""
        if piece == NOWHERE:
            return "empty"
        owner, at = divmod(piece, self.match.numbers.pieces)
        return f"{self.players[owner]} {at + 1}"

    def _index(self, field: str, value: int, lang: Lang) -> object:
        if field in _UNITS:
            return self.unit_told(value, lang)
        if field in _ZONES:
            return Told.plain(self.match.board.name(value), on_ru="на ")
        if field in _TOLD:
            return _TOLD[field](self, value, lang)
        return value

    def _id(self, field: str, value: int) -> object:
        if field in _UNITS:
            return self.units[value] if value != NOWHERE else ""
        if field in _ZONES:
            return self.match.board.name(value)
        if field in _IDS:
            return _IDS[field](self, value)
        return value

    def _said(self, field: str, said: Said, lang: Lang) -> object:
        speaker = telling.Speaker(self, said, lang)
        return speaker.condition() if field == "condition" else speaker.phrases()


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _effect(names: Names, value: int, lang: Lang) -> Told:
    effect = names.match.playables[value].effect
    letter = f" ({_letter(effect.letter, lang)})" if effect.letter else ""
    return Told.plain(f"{_quoted(effect.label[lang], lang)}{letter}")


def _letter(letter: str, lang: Lang) -> str:
    """The letter of an effect, as the book of that language writes it: (B), (Б)."""
    return letter.translate(_RUSSIAN_LETTERS) if lang == "ru" else letter


def _card(names: Names, value: int, lang: Lang) -> Told:
    return Told.plain(_quoted(names.match.cards[value][1].effect.label[lang], lang))


def _ability(names: Names, value: int, lang: Lang) -> Told:
    """An ability card by the side that is up; behind all fronts come the ascended sides."""
    face, ability = divmod(value, len(names.match.abilities))
    return Told.plain(_quoted(names.match.abilities[ability][1].faces[face].label[lang], lang))


def _piece(names: Names, value: int, lang: Lang) -> Told:
    """A masterpiece card by its owner and its place in the picture."""
    owner, at = divmod(value, names.match.numbers.pieces)
    label = names.match.sheets[owner].label[lang]
    return Told.plain(f"{label} {at + 1}")


def _token(names: Names, value: int, lang: Lang) -> Told:
    token = names.match.tokens[value]
    return Told.plain(token.label[lang], of=token.of)


def _group(names: Names, value: int, lang: Lang) -> Told:
    group = names.match.group_list[value]
    return Told.plain(group.label[lang], of=group.of)


def _winner(names: Names, value: int, lang: Lang) -> str:
    if value == _DRAW:
        return "ничья" if lang == "ru" else "a draw"
    winner = names.match.sheets[value].label[lang]
    return f"побеждает {winner.lower()}" if lang == "ru" else f"{winner} wins"


def _quoted(name: str, lang: Lang) -> str:
    """Russian sets the names of cards in quotes; English capitals do without."""
    return f"«{name}»" if lang == "ru" else name


_TOLD: dict[str, Callable[[Names, int, Lang], object]] = {
    "player": lambda names, value, lang: Told.label(names.match.sheets[value].label, lang),
    "other_player": lambda names, value, lang: Told.label(names.match.sheets[value].label, lang),
    "direction": lambda _, value, lang: _WAYS[lang][value],
    "effect": _effect,
    "card": _card,
    "ability": _ability,
    "token": _token,
    "lying": _token,
    "group": _group,
    "winner": _winner,
    "summon": lambda names, value, lang: Told.label(names.match.units[value].label, lang),
    "passive": lambda names, value, lang: _quoted(
        names.match.passive_list[value].label[lang], lang
    ),
    "do": lambda _, __, lang: Told.plain("сделать это" if lang == "ru" else "to do it"),
    "branch": lambda _, value, lang: Told.plain(
        f"{'вариант' if lang == 'ru' else 'option'} {value}"
    ),
    "number": lambda _, value, __: Told.plain(str(value)),
    "piece": _piece,
    "replaced": _piece,
    "other_piece": _piece,
    "cell": lambda _, value, __: Told.plain(str(value + 1)),
    "other_cell": lambda _, value, __: Told.plain(str(value + 1)),
    "improvement": lambda names, value, lang: Told.plain(
        words(decoded(value, names.match.numbers), lang)
    ),
    "none": lambda _, __, lang: Told.plain("ничего" if lang == "ru" else "nothing"),
}

_IDS: dict[str, Callable[[Names, int], object]] = {
    "player": lambda names, value: names.players[value],
    "other_player": lambda names, value: names.players[value],
    "winner": lambda names, value: "draw" if value == _DRAW else names.players[value],
    "direction": lambda _, value: DIRECTIONS[value],
    "effect": lambda names, value: names.match.playables[value].effect.id,
    "card": lambda names, value: names.match.cards[value][1].id,
    "ability": lambda names, value: names.match.abilities[value % len(names.match.abilities)][1].id,
    "token": lambda names, value: names.match.tokens[value].id,
    "lying": lambda names, value: names.match.tokens[value].id,
    "group": lambda names, value: names.match.group_list[value].id,
    "summon": lambda names, value: names.match.units[value].kind,
    "passive": lambda names, value: names.match.passive_list[value].id,
    "piece": lambda names, value: names.piece(value),
    "replaced": lambda names, value: names.piece(value),
    "other_piece": lambda names, value: names.piece(value),
    "cell": lambda _, value: str(value + 1),
    "other_cell": lambda _, value: str(value + 1),
    "improvement": lambda names, value: words(decoded(value, names.match.numbers)),
    "none": lambda _, __: "none",
    "do": lambda _, __: "do",
}
