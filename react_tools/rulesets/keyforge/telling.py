"""Phrases told with the cards they stood for: why a clause found nothing, what was seen.

Enough for traces; whole cards are told elsewhere. Phrases stand in the singular, for a reason
names what would have been enough.
"""

from collections.abc import Callable

from react_tools.rulesets.keyforge.language import phrase as p
from react_tools.rulesets.keyforge.match import Match
from react_tools.rulesets.keyforge.said import Said
from react_tools.rulesets.keyforge.state import NOWHERE
from react_tools.rulesets.keyforge.told import Told
from react_tools.trace.event import Lang

CardTold = Callable[[int, Lang], Told]

_NOUNS = {
    "creature": ("creature", "существо", 2),
    "artifact": ("artifact", "артефакт", 0),
    "upgrade": ("upgrade", "улучшение", 2),
    "card": ("card", "карта", 1),
}
"""English, Russian, and which of the Russian endings (he, she, it) goes with it."""

_ADJECTIVES = {
    "friendly": ("friendly", ("свой", "своя", "своё")),
    "enemy": ("enemy", ("вражеский", "вражеская", "вражеское")),
    "ready": ("ready", ("готовый", "готовая", "готовое")),
    "exhausted": ("exhausted", ("истощённый", "истощённая", "истощённое")),
    "damaged": ("damaged", ("раненый", "раненая", "раненое")),
    "undamaged": ("undamaged", ("невредимый", "невредимая", "невредимое")),
    "stunned": ("stunned", ("оглушённый", "оглушённая", "оглушённое")),
    "other": ("other", ("другой", "другая", "другое")),
}
_IS = {
    "ready": ("ready", "готова"),
    "exhausted": ("exhausted", "истощена"),
    "damaged": ("damaged", "ранена"),
    "undamaged": ("undamaged", "невредима"),
    "stunned": ("stunned", "оглушена"),
    "destroyed": ("destroyed", "уничтожена"),
}
_GONE = ("the card has left play", "карта уже не в игре")
_UNCHOSEN = ("nothing has been chosen", "ничего не выбрано")
_VOWELS = frozenset("aeiou")


class Speaker:
    """Tells one used phrase in one language; *card* tells a card."""

    def __init__(self, match: Match, said: Said, lang: Lang, card: CardTold) -> None:
        self.match = match
        self.said = said
        self.lang: Lang = lang
        self.russian = lang == "ru"
        self._card = card

    def phrases(self) -> Told:
        """The phrase; several are joined by `or`.

        Its form `none` is the statement that nothing is found.
        """
        told = [str(self._phrase(it)) for it in self.said.trees]
        gone = [self._gone(it) for it in self.said.trees]
        unfound = [it for it, why in zip(told, gone, strict=True) if not why]
        either = self._say(" or ", " или ").join(unfound)
        none_such = [self._none_such(either)] if either else []
        reasons = [*none_such, *dict.fromkeys(it for it in gone if it)]
        none = self._say(" and ", " и ").join(reasons)
        return Told.plain(self._say(" or ", " или ").join(told), none=none)

    def condition(self) -> str:
        """The condition, as a statement."""
        return self._condition(self.said.trees[0])

    def contrary(self) -> str:
        """What is so where the condition does not hold, as a statement."""
        return self._contrary(self.said.trees[0])

    def _say(self, english: str, russian: str) -> str:
        return russian if self.russian else english

    def _none_such(self, told: str) -> str:
        return self._say(f"there is no {told}", f"подходящей карты в игре нет ({told})")

    def _gone(self, tree: object) -> str:
        """Why there is nothing of a fixed word; empty for what is looked for."""
        if not isinstance(tree, p.Ref):
            return ""
        unchosen = tree.word == "chosen" and not self.said.chosen
        return self._say(*(_UNCHOSEN if unchosen else _GONE))

    def _phrase(self, tree: object) -> Told:
        match tree:
            case p.Ref():
                return self._ref(tree)
            case p.Those():
                return Told.plain(self._those(tree))
            case _:
                return Told.plain(" + ".join(self.said.texts))

    def _ref(self, ref: p.Ref) -> Told:
        if ref.word == "host":
            return Told.plain(self._say("the creature that it is on", "его существо"))
        cards = {"this": (self.said.this,), "fought": (self.said.fought,)}
        found = [it for it in cards.get(ref.word, self.said.chosen) if it != NOWHERE]
        if len(found) == 1:
            return self._card(found[0], self.lang)
        if not found:
            told = self._say("what was chosen", "выбранное")
            return Told.plain(told, quoted=self._say(told, "по выбору"))
        return Told.plain(", ".join(str(self._card(it, self.lang)) for it in found))

    def _those(self, those: p.Those) -> str:
        english, russian, gender = _NOUNS[those.noun]
        other, side = ("other",) * those.other, (those.side,) * bool(those.side)
        words = self._ordered(other, side, those.states)
        parts = [self._adjective(it, gender) for it in words]
        told = " ".join((*parts, self._say(english, russian)))
        return " ".join((told, *(self._filter(it) for it in those.filters)))

    def _ordered(
        self, other: tuple[str, ...], side: tuple[str, ...], states: tuple[str, ...]
    ) -> tuple[str, ...]:
        """Russian says whose it is before how it is."""
        return (*other, *side, *states) if self.russian else (*other, *states, *side)

    def _adjective(self, word: str, gender: int) -> str:
        english, russian = _ADJECTIVES[word]
        return self._say(english, russian[gender])

    def _filter(self, one: p.Filter) -> str:
        match one:
            case p.OfHouse(house):
                label = self.match.numbers.houses[house.id]
                return self._say(f"of house {label.en}", f"дома {label.ru}")
            case p.WithAember():
                return self._say("with æmber on it", "с янтарём")
            case p.WithPower(number, more):
                english, russian = ("more", "больше") if more else ("less", "меньше")
                return self._say(
                    f"with power {number} or {english}", f"с силой {number} или {russian}"
                )
            case p.OnFlank():
                return self._say("on a flank", "на фланге")
            case p.NextTo(of):
                beside = self._ref(of)
                return self._say(f"next to {beside}", f"рядом с {beside:ins}")
            case p.Called(card):
                label = next(it.label for it in self.match.cards if it.id == card.id)
                return self._say(f"called {label.en}", f"«{label.ru}»")

    def _condition(self, tree: object) -> str:
        match tree:
            case p.Not(atom):
                return self._contrary(atom)
            case p.All(atoms):
                return self._say(" and ", " и ").join(self._condition(it) for it in atoms)
            case p.Some(atoms):
                return self._say(" or ", " или ").join(self._condition(it) for it in atoms)
            case p.Done():
                return self._say("the clause before did something", "предыдущее выполнено")
            case p.Owns():
                return self._owns(tree)
            case p.ThereIs(those):
                told = self._those(those)
                return self._say(f"there is {_one(told)}", f"в игре есть {told}")
            case _:
                return self._is(tree)

    def _contrary(self, tree: object) -> str:
        match tree:
            case p.Not(atom):
                return self._condition(atom)
            case p.Owns():
                return self._lacks(tree)
            case p.ThereIs(those):
                return self._none_such(self._those(those))
            case _:
                inner = self._condition(tree)
                return self._say(f"it is not so that {inner}", f"неверно, что {inner}")

    def _owns(self, owns: p.Owns) -> str:
        who, aember = self._player(owns), owns.aember
        return self._say(
            f"{who} has at least {aember} æmber", f"у игрока {who:quoted} не меньше {aember} янтаря"
        )

    def _lacks(self, owns: p.Owns) -> str:
        who, aember = self._player(owns), owns.aember
        if aember == 1:
            return self._say(f"{who} has no æmber", f"у игрока {who:quoted} нет янтаря")
        return self._say(
            f"{who} has less than {aember} æmber", f"у игрока {who:quoted} меньше {aember} янтаря"
        )

    def _player(self, owns: p.Owns) -> Told:
        player = self.said.player if owns.who == "you" else 1 - self.said.player
        seat = self.match.seats[player]
        return Told.player(seat.id, seat.label, self.lang)

    def _is(self, tree: object) -> str:
        if not isinstance(tree, p.Is | p.Bears):
            return " + ".join(self.said.texts)
        who = self._phrase(tree.what)
        russian = f"карта {who:quoted}" if isinstance(tree.what, p.Ref) else f"карта ({who})"
        english = str(who) if isinstance(tree.what, p.Ref) else _one(str(who))
        if isinstance(tree, p.Bears):
            return self._say(f"{english} has æmber on it", f"{russian} – с янтарём")
        like = _IS[tree.like]
        return self._say(f"{english} is {like[0]}", f"{russian} {like[1]}")


def _one(told: str) -> str:
    """With the article: `a creature`, `an enemy creature`."""
    return f"{'an' if told[0] in _VOWELS else 'a'} {told}"
