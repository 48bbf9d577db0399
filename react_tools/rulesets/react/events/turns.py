"""Passives, clauses and their outcomes, the end."""

from collections.abc import Mapping
from typing import ClassVar

from react_tools.replay.outcome import Outcome
from react_tools.replay.question import Option
from react_tools.rulesets.react.said import Listing, Said
from react_tools.trace.event import Event, Lang, Rules, is_rule

_LEADS = {
    "en": ("nothing happens", "this part does nothing", "this part is not done in full"),
    "ru": (
        "ничего не происходит",
        "эта часть не применяется",
        "эта часть применяется не полностью",
    ),
}


class PassiveWoke(Event, frozen=True):
    """A passive answers what has just happened."""

    en: ClassVar[str] = "{player}'s passive {passive} answers at once"
    ru: ClassVar[str] = "пассивная способность {passive} ({player}) срабатывает немедленно"
    brief: ClassVar[str] = "woke {passive}"
    player: int
    passive: int
    rules: Rules


class PassiveOfUnitWoke(PassiveWoke, frozen=True):
    """A passive that each summon of a kind has answers; this one's."""

    en: ClassVar[str] = "the passive {passive} of {unit} answers at once"
    ru: ClassVar[str] = "{unit}: пассивная способность {passive} срабатывает немедленно"
    unit: int


class ConditionSeen(Event, frozen=True):
    """The condition of an `if` was looked at."""

    en: ClassVar[str] = "if {condition}: {holds}"
    ru: ClassVar[str] = "если {condition}: {holds}"
    brief: ClassVar[str] = "saw {holds}"
    routine: ClassVar[bool] = True
    condition: Said
    holds: bool
    rules: Rules = ("RA-EFFECT-1",)


class ClauseEnded(Event, frozen=True):
    """A clause has come to its outcome; one that did nothing, or not all, says why."""

    brief: ClassVar[str] = "{word} {source}"
    source: str
    verb: str
    outcome: Outcome
    sole: bool
    useless: bool = False

    @property
    def quiet(self) -> bool:  # type: ignore[override]
        """What was done shows in its events; only the rest needs a line."""
        return self.outcome.word == "done"

    def cited(self) -> Rules:
        """The reason's rules, and that what is impossible is skipped.

        Where a choice was useless from the first, that this is allowed is cited. A clause that was
        done rests on the rule of printed order.
        """
        reason = self.outcome.reason
        if reason is None:
            return ("RA-EFFECT-2",)
        if reason.is_possible:
            return reason.rules
        rules = tuple(it for it in reason.rules if is_rule(it))
        rulings = tuple(it for it in reason.rules if not is_rule(it))
        return tuple(dict.fromkeys((*self._with_skipping(rules), *rulings)))

    def _with_skipping(self, rules: Rules) -> Rules:
        """The reason's *rules*, as many as leave room, and why what is impossible is skipped."""
        if self.useless:
            return (*rules[:1], "RA-EFFECT-11", "RA-EFFECT-9" if self.sole else "RA-EFFECT-3")
        if self.sole and self.outcome.word == "nothing":
            return (*rules[:1], "RA-EFFECT-9", "RA-EFFECT-8")
        return (*rules[:2], "RA-EFFECT-3")

    def template(self, lang: Lang) -> str:
        """The reason, led by how much of the clause it kept from happening."""
        reason = self.outcome.reason
        if reason is None:
            return "готово: {verb}" if lang == "ru" else "done: {verb}"
        if reason.answered:
            return reason.ru if lang == "ru" else reason.en
        part = self.outcome.word == "partly"
        how_much = 2 if part else 0 if self.sole else 1
        return f"{_LEADS[lang][how_much]}: {reason.ru if lang == 'ru' else reason.en}"

    def facts(self) -> Mapping[str, object]:
        """The clause, its outcome, and what fills the reason's sentence."""
        reason = self.outcome.reason
        return {
            "word": self.outcome.word,
            "source": self.source,
            "verb": self.verb,
            "reason": reason.key if reason else "",
            **dict(self.outcome.values),
        }


class ChosenApplied(Event, frozen=True):
    """Several effects were chosen, in whatever order; they are applied in the printed one."""

    en: ClassVar[str] = "what was chosen is applied in printed order: {chosen}"
    ru: ClassVar[str] = "выбранное применяется в том порядке, в каком напечатано: {chosen}"
    brief: ClassVar[str] = "ordered {chosen}"
    routine: ClassVar[bool] = True
    chosen: Listing
    rules: Rules = ("RA-EFFECT-5",)


class MemberTreated(Event, frozen=True):
    """The steps of an `each` are done for one member."""

    en: ClassVar[str] = "for {holder}:"
    ru: ClassVar[str] = "{holder}:"
    brief: ClassVar[str] = "each {holder}"
    routine: ClassVar[bool] = True
    holder: Option
    rules: Rules = ("RA-EFFECT-2",)


class TryFailed(Event, frozen=True):
    """One of several tries of a clause failed: a unit that could not move, a zone not hit."""

    brief: ClassVar[str] = "failed {source}"
    routine: ClassVar[bool] = True
    source: str
    outcome: Outcome

    def cited(self) -> Rules:
        """The reason's rules."""
        reason = self.outcome.reason
        return reason.rules if reason else ("RA-EFFECT-3",)

    def template(self, lang: Lang) -> str:
        """The reason."""
        reason = self.outcome.reason
        if reason is None:
            return "тоже не сделано" if lang == "ru" else "not done either"
        return f"тоже нет: {reason.ru}" if lang == "ru" else f"nor this: {reason.en}"

    def facts(self) -> Mapping[str, object]:
        """What failed, and what fills the reason's sentence."""
        reason = self.outcome.reason
        key = reason.key if reason else ""
        return {"source": self.source, "reason": key, **dict(self.outcome.values)}


class DuelEnded(Event, frozen=True):
    """The duel is over; `winner` is a player, or 2 for a draw."""

    en: ClassVar[str] = "the duel ends: {winner}"
    ru: ClassVar[str] = "дуэль окончена: {winner}"
    brief: ClassVar[str] = "ended {winner}"
    pictured: ClassVar[bool] = True
    winner: int
    rules: Rules


class MainPhaseEnded(Event, frozen=True):
    """The active player starts no more chains."""

    en: ClassVar[str] = "{player} ends the main phase"
    ru: ClassVar[str] = "{player} завершает основную фазу"
    brief: ClassVar[str] = "ended-main {player}"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("RA-CHAIN-7",)
