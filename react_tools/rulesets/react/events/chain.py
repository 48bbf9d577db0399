"""Cards played, costs paid, links resolved."""

from collections.abc import Mapping
from typing import ClassVar

from react_tools.trace.event import Event, Lang, Rules


class CardPlayed(Event, frozen=True):
    """A card was put into a slot of the chain."""

    en: ClassVar[str] = "slot {slot}: {player} plays {effect}"
    ru: ClassVar[str] = "ячейка {slot}: {player} играет карту {effect}"
    brief: ClassVar[str] = "played {effect}"
    routine: ClassVar[bool] = True
    slot: int
    player: int
    effect: int
    rules: Rules


class CostWasNothing(Event, frozen=True):
    """The effect has no cost."""

    en: ClassVar[str] = "no cost"
    ru: ClassVar[str] = "стоимости нет"
    brief: ClassVar[str] = "free"
    routine: ClassVar[bool] = True
    rules: Rules = ("RA-COST-6",)


class UnitPaid(Event, frozen=True):
    """A unit was exhausted to pay a cost."""

    en: ClassVar[str] = "{unit} is exhausted to pay"
    ru: ClassVar[str] = "{unit:acc} истощают, чтобы оплатить стоимость"
    brief: ClassVar[str] = "exhausted {unit}"
    routine: ClassVar[bool] = True
    unit: int
    new: bool = False

    def cited(self) -> Rules:
        """A summon may be exhausted in the very turn in which it came."""
        return ("RA-COST-2", "RA-COST-10", *("RA-SUMMON-6",) * self.new)

    def facts(self) -> Mapping[str, object]:
        """Who paid."""
        return {"unit": self.unit}


class UnitGivenUp(Event, frozen=True):
    """A summon left the field to pay a cost; it was not destroyed."""

    en: ClassVar[str] = "{unit} is taken off {zone} to pay; it is available again"
    ru: ClassVar[str] = (
        "{unit:acc} убирают с {zone}, чтобы оплатить стоимость; существо снова доступно"
    )
    brief: ClassVar[str] = "removed {unit}"
    unit: int
    zone: int
    rules: Rules = ("RA-COST-2", "RA-SUMMON-3")


class ZoneAimed(Event, frozen=True):
    """The slot's react token marks the target zone."""

    en: ClassVar[str] = "react token {slot} marks {zone} ({standing}) as the target"
    ru: ClassVar[str] = "жетон реакции {slot} отмечает цель: {zone} ({standing})"
    brief: ClassVar[str] = "aimed {zone}"
    routine: ClassVar[bool] = True
    slot: int
    zone: int
    standing: int
    far: bool = False

    def cited(self) -> Rules:
        """Aiming pays the cost at once; an attack may reach far."""
        return ("RA-COST-2", "RA-COST-4", *("RA-ZONE-4",) * self.far)


class DirectionShown(Event, frozen=True):
    """The slot's react token was turned."""

    en: ClassVar[str] = "react token {slot} is turned {direction}"
    ru: ClassVar[str] = "жетон реакции {slot} повёрнут {direction}"
    brief: ClassVar[str] = "turned {direction}"
    routine: ClassVar[bool] = True
    slot: int
    direction: int
    rules: Rules = ("RA-COST-2", "RA-COST-5")


class Passed(Event, frozen=True):
    """A player handed the opportunity over."""

    en: ClassVar[str] = "{player} passes"
    ru: ClassVar[str] = "{player} пасует"
    brief: ClassVar[str] = "passed {player}"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("RA-CHAIN-13",)


class ChainSetOff(Event, frozen=True):
    """Building ends: two passes in a row, or the last slot is filled."""

    en: ClassVar[str] = "both passed, one after the other: the chain resolves, newest card first"
    ru: ClassVar[str] = "оба спасовали один за другим: цепочка разыгрывается с последней карты"
    brief: ClassVar[str] = "resolving"
    routine: ClassVar[bool] = True
    pictured: ClassVar[bool] = True
    full: bool
    rules: Rules

    def template(self, lang: Lang) -> str:
        """A full chain gives the other reason."""
        if not self.full:
            return self.ru if lang == "ru" else self.en
        if lang == "ru":
            return "цепочка заполнена: она немедленно разыгрывается с последней карты"
        return "the chain is full: it resolves at once, newest card first"


class LinkResolving(Event, frozen=True):
    """A card of the chain begins to be applied."""

    en: ClassVar[str] = "slot {slot} resolves: {player}'s {effect}"
    ru: ClassVar[str] = "разыгрывается ячейка {slot}: {effect} – {player}"
    brief: ClassVar[str] = "link {slot}"
    routine: ClassVar[bool] = True
    slot: int
    player: int
    effect: int
    rules: Rules


class LinkVoid(Event, frozen=True):
    """A card is not applied, by a ruling: its unit has left the field, or the card was turned."""

    en: ClassVar[str] = "nothing happens: the unit whose card this is has left the field"
    ru: ClassVar[str] = "ничего не происходит: фигура, чья это карта, покинула поле"
    brief: ClassVar[str] = "void {effect}"
    effect: int
    turned: bool = False

    def cited(self) -> Rules:
        """The ruling by which nothing of it can be applied."""
        return ("RA-EFFECT-9", "flip-in-chain" if self.turned else "source-gone")

    def template(self, lang: Lang) -> str:
        """A card that was turned says so."""
        if not self.turned:
            return super().template(lang)
        if lang == "ru":
            return "ничего не происходит: карту способностей перевернули, и этой стороны не видно"
        return "nothing happens: the ability card was turned over, and this side is down"


class CardIdle(Event, frozen=True):
    """No clause of a card with several could be applied."""

    en: ClassVar[str] = "no part of {effect} could be applied"
    ru: ClassVar[str] = "ни одна часть эффекта {effect} не применилась"
    brief: ClassVar[str] = "idle {effect}"
    effect: int
    rules: Rules = ("RA-EFFECT-9", "RA-EFFECT-8")


class AbilityReturned(Event, frozen=True):
    """A used ability card goes back to its owner; `ability` says which, and which side is up."""

    en: ClassVar[str] = "the ability card {ability} returns to {player}"
    ru: ClassVar[str] = "карта способностей {ability} возвращается {player:dat}"
    brief: ClassVar[str] = "returned {ability}"
    routine: ClassVar[bool] = True
    pictured: ClassVar[bool] = True
    player: int
    ability: int
    rules: Rules = ("RA-CARD-14", "RA-DISCARD-4")


class ActionDiscarded(Event, frozen=True):
    """A used action card goes to its owner's discard pile."""

    en: ClassVar[str] = "{card} is discarded"
    ru: ClassVar[str] = "карту {card} сбрасывают"
    brief: ClassVar[str] = "discarded {card}"
    routine: ClassVar[bool] = True
    pictured: ClassVar[bool] = True
    player: int
    card: int
    rules: Rules = ("RA-CARD-12", "RA-DISCARD-2")


class ChainResolved(Event, frozen=True):
    """The chain is empty again."""

    en: ClassVar[str] = "the chain is resolved; {player} may start another"
    ru: ClassVar[str] = "цепочка разыграна; {player} может начать новую"
    brief: ClassVar[str] = "resolved"
    routine: ClassVar[bool] = True
    player: int
    rules: Rules = ("RA-CHAIN-5", "RA-CHAIN-6", "RA-CHAIN-2")


class ChainAbandoned(Event, frozen=True):
    """The duel ended in mid-chain; so many cards are not applied any more."""

    en: ClassVar[str] = "cards on the chain that are not resolved any more: {count}"
    ru: ClassVar[str] = "карт в цепочке, которые уже не разыгрываются: {count}"
    brief: ClassVar[str] = "abandoned {count}"
    count: int
    rules: Rules = ("RA-END-1",)
