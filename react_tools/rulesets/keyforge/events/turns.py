"""Turns, keys, æmber, and abilities with their clauses."""

from collections.abc import Mapping
from typing import ClassVar

from react_tools.replay.outcome import Outcome
from react_tools.rulesets.keyforge.said import Said
from react_tools.trace.event import Event, Lang, Rules, is_rule

_LEADS = {
    "en": ("nothing happens", "this part is not done in full"),
    "ru": ("ничего не происходит", "эта часть выполняется не полностью"),
}


class TurnBegan(Event, frozen=True):
    """A turn begins."""

    en: ClassVar[str] = "turn {turn}: {player} is active"
    ru: ClassVar[str] = "ход {turn}: активный игрок – {player}"
    brief: ClassVar[str] = "turn {turn} {player}"
    player: int
    turn: int
    rules: Rules = ("KFX-10o",)


class ArmorRenewed(Event, frozen=True):
    """The armor of a creature is whole again."""

    en: ClassVar[str] = "the armor of {card} is whole again: {armor}"
    ru: ClassVar[str] = "броня карты {card:quoted} снова цела: {armor}"
    brief: ClassVar[str] = "renewed {card}"
    routine: ClassVar[bool] = True
    card: int
    armor: int
    rules: Rules = ("KF-DMG-4",)


class ArmorLost(Event, frozen=True):
    """A creature that has used up armor this turn loses some: first what was used up."""

    en: ClassVar[str] = "{card} loses {amount} armor, first what was used up: {left} is left"
    ru: ClassVar[str] = (
        "карта {card:quoted} теряет броню ({amount}), сначала потраченную; осталось {left}"
    )
    brief: ClassVar[str] = "weakened {card} {amount}"
    card: int
    amount: int
    left: int
    rules: Rules = ("KFX-1c", "KFX-1b")


class KeyForged(Event, frozen=True):
    """A key is forged."""

    en: ClassVar[str] = "{player} spends {cost} æmber and forges a key, number {keys}"
    ru: ClassVar[str] = "{player} тратит янтарь ({cost}) и куёт ключ, {keys}-й"
    brief: ClassVar[str] = "forged {player} {keys}"
    pictured: ClassVar[bool] = True
    player: int
    cost: int
    keys: int
    rules: Rules


class NoKeyForged(Event, frozen=True):
    """There is too little æmber for a key."""

    en: ClassVar[str] = "{player} forges no key, with {pool} æmber where a key costs {cost}"
    ru: ClassVar[str] = "{player} не куёт ключ: янтаря {pool}, а ключ стоит {cost}"
    brief: ClassVar[str] = "unforged {player}"
    routine: ClassVar[bool] = True
    player: int
    pool: int
    cost: int
    rules: Rules


class GameEnded(Event, frozen=True):
    """The game is over."""

    en: ClassVar[str] = "the last key is forged: {winner} wins"
    ru: ClassVar[str] = "последний ключ выкован: побеждает {winner}"
    brief: ClassVar[str] = "ended {winner}"
    pictured: ClassVar[bool] = True
    winner: int
    rules: Rules = ("KFX-10d",)


class HouseChosen(Event, frozen=True):
    """The active house of this turn."""

    en: ClassVar[str] = "{player} chooses the house {house}"
    ru: ClassVar[str] = "{player} выбирает дом {house}"
    brief: ClassVar[str] = "chose-house {house}"
    routine: ClassVar[bool] = True
    player: int
    house: int
    rules: Rules


class MainEnded(Event, frozen=True):
    """The active player plays, discards and uses no more."""

    en: ClassVar[str] = "{player} ends the turn"
    ru: ClassVar[str] = "{player} завершает ход"
    brief: ClassVar[str] = "ended-turn {player}"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("KFX-10b",)


class AbilityBegan(Event, frozen=True):
    """An ability is resolved."""

    en: ClassVar[str] = "the {kind} ability of {card} is resolved"
    ru: ClassVar[str] = "исполняется способность {kind} карты {card:quoted}"
    brief: ClassVar[str] = "resolved {card} {kind}"
    card: int
    kind: str
    rules: Rules


class AbilitySkipped(Event, frozen=True):
    """No ability is resolved, and why."""

    en: ClassVar[str] = "{card}: {why} {kind} ability"
    ru: ClassVar[str] = "карта {card:quoted}: {why} {kind}"
    brief: ClassVar[str] = "skipped {card} {kind}"
    routine: ClassVar[bool] = True
    card: int
    kind: str
    why: str
    rules: Rules


class ConditionSeen(Event, frozen=True):
    """The condition of an `if` was looked at."""

    en: ClassVar[str] = "is it so that {condition}? {holds}"
    ru: ClassVar[str] = "верно ли, что {condition}? {holds}"
    brief: ClassVar[str] = "saw {holds}"
    routine: ClassVar[bool] = True
    condition: Said
    holds: bool
    rules: Rules = ("KFX-28",)


class ClauseEnded(Event, frozen=True):
    """A clause has come to its outcome; one that did nothing, or not all, says why."""

    brief: ClassVar[str] = "{word} {verb}"
    card: int
    verb: str
    outcome: Outcome

    @property
    def quiet(self) -> bool:  # type: ignore[override]
        """What was done shows in its events; only the rest needs a line."""
        return self.outcome.word == "done"

    def cited(self) -> Rules:
        """The reason's rules, and that as much is done as can be."""
        reason = self.outcome.reason
        if reason is None:
            return ("KFX-22",)
        if reason.is_possible:
            return reason.rules
        rules = tuple(it for it in reason.rules if is_rule(it))
        rulings = tuple(it for it in reason.rules if not is_rule(it))
        return tuple(dict.fromkeys((*rules[:2], "KFX-22", *rulings)))

    def template(self, lang: Lang) -> str:
        """The reason, led by how much of the clause it kept from happening."""
        reason = self.outcome.reason
        if reason is None:
            return "исполнено: {verb}" if lang == "ru" else "done: {verb}"
        part = self.outcome.word == "partly"
        return f"{_LEADS[lang][part]}: {reason.ru if lang == 'ru' else reason.en}"

    def facts(self) -> Mapping[str, object]:
        """The clause, its outcome, and what fills the reason's sentence."""
        reason = self.outcome.reason
        return {
            "word": self.outcome.word,
            "card": self.card,
            "verb": self.verb,
            "reason": reason.key if reason else "",
            **dict(self.outcome.values),
        }
