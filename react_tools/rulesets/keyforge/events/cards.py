"""Cards that are played, drawn, discarded, that come into play and leave it."""

from typing import ClassVar

from react_tools.trace.event import Event, Rules


class CardPlayed(Event, frozen=True):
    """A card of the active house is played from hand."""

    en: ClassVar[str] = "{player} plays {card}"
    ru: ClassVar[str] = "{player} разыгрывает карту {card:quoted}"
    brief: ClassVar[str] = "played {card}"
    pictured: ClassVar[bool] = True
    routine: ClassVar[bool] = True
    player: int
    card: int
    rules: Rules = ("KFX-10f",)


class CardDiscarded(Event, frozen=True):
    """A card of the active house is discarded from hand."""

    en: ClassVar[str] = "{player} discards {card} from hand"
    ru: ClassVar[str] = "{player} сбрасывает с руки карту {card:quoted}"
    brief: ClassVar[str] = "discarded {card}"
    routine: ClassVar[bool] = True
    player: int
    card: int
    rules: Rules = ("KFX-10f", "KFX-10p")


class CreatureEntered(Event, frozen=True):
    """A creature comes into play, exhausted, at an end of the line."""

    en: ClassVar[str] = "{card} enters play exhausted, on the {flank} flank"
    ru: ClassVar[str] = "карта {card:quoted} входит в игру истощённой, на {flank:pre} фланге"
    brief: ClassVar[str] = "entered {card}"
    card: int
    flank: str
    rules: Rules = ("KFX-12a", "KFX-12b")


class CardEntered(Event, frozen=True):
    """An artifact comes into play, exhausted."""

    en: ClassVar[str] = "{card} enters play exhausted"
    ru: ClassVar[str] = "карта {card:quoted} входит в игру истощённой"
    brief: ClassVar[str] = "entered {card}"
    card: int
    rules: Rules = ("KFX-12a",)


class UpgradeAttached(Event, frozen=True):
    """An upgrade comes to lie on a creature."""

    en: ClassVar[str] = "{card} is put on {host}"
    ru: ClassVar[str] = "карту {card:quoted} кладут на карту {host:quoted}"
    brief: ClassVar[str] = "attached {card} {host}"
    card: int
    host: int
    rules: Rules


class ActionDone(Event, frozen=True):
    """An action card that was played goes to its owner's discard pile."""

    en: ClassVar[str] = "{card} goes to the top of the discard pile of {player}"
    ru: ClassVar[str] = "карта {card:quoted} ложится на верх сброса игрока {player:quoted}"
    brief: ClassVar[str] = "done {card}"
    routine: ClassVar[bool] = True
    card: int
    player: int
    rules: Rules = ("KFX-17",)


class CardDrawn(Event, frozen=True):
    """The top card of a deck joins the hand; `card` is NOWHERE for who does not see it."""

    en: ClassVar[str] = "{player} draws {card:one} and has {now} in hand"
    ru: ClassVar[str] = "{player} берёт {card:one}, теперь в руке {now}"
    brief: ClassVar[str] = "drew {player}"
    player: int
    card: int
    now: int
    rules: Rules


class DeckRemade(Event, frozen=True):
    """An empty deck is made anew of the shuffled discard pile."""

    en: ClassVar[str] = "{player} shuffles the discard pile into a new deck of {count}"
    ru: ClassVar[str] = "{player} замешивает сброс в новую колоду, карт в ней {count}"
    brief: ClassVar[str] = "shuffled {player} {count}"
    player: int
    count: int
    rules: Rules = ("KFX-10i",)


class NothingToDraw(Event, frozen=True):
    """Deck and discard pile are empty, so no more is drawn."""

    en: ClassVar[str] = "{player} has neither deck nor discard pile and draws no more"
    ru: ClassVar[str] = "у игрока {player:quoted} нет ни колоды, ни сброса, добор окончен"
    brief: ClassVar[str] = "drew-nothing {player}"
    player: int
    rules: Rules = ("KFX-10i", "KFX-22")


class CardDestroyed(Event, frozen=True):
    """A card is destroyed; it is still in play until its own abilities are resolved."""

    en: ClassVar[str] = "{card} is destroyed"
    ru: ClassVar[str] = "карта {card:quoted} уничтожается"
    brief: ClassVar[str] = "destroyed {card}"
    card: int
    rules: Rules


class CreatureBeaten(Event, frozen=True):
    """A creature has as much damage as power, or more, and is destroyed."""

    en: ClassVar[str] = "{card} has {damage} damage for a power of {power} and is destroyed"
    ru: ClassVar[str] = "карта {card:quoted} уничтожается: урона {damage}, а сила {power}"
    brief: ClassVar[str] = "destroyed {card}"
    card: int
    damage: int
    power: int
    rules: Rules


class CardSaved(Event, frozen=True):
    """A creature that was destroyed has been healed meanwhile and stays."""

    en: ClassVar[str] = "{card} has less damage than power again and stays in play"
    ru: ClassVar[str] = "карта {card:quoted} остаётся в игре: урона снова меньше силы"
    brief: ClassVar[str] = "saved {card}"
    card: int
    rules: Rules = ("KF-DMG-2", "tagged")


class CardLeft(Event, frozen=True):
    """A card leaves play for the top of a discard pile."""

    en: ClassVar[str] = "{card} leaves play for the top of the discard pile of {player}"
    ru: ClassVar[str] = (
        "карта {card:quoted} покидает игру и ложится на верх сброса игрока {player:quoted}"
    )
    brief: ClassVar[str] = "left {card}"
    card: int
    player: int
    rules: Rules


class CardReturned(Event, frozen=True):
    """A card leaves play for its owner's hand."""

    en: ClassVar[str] = "{card} leaves play for the hand of {player}"
    ru: ClassVar[str] = (
        "карта {card:quoted} покидает игру и возвращается в руку игрока {player:quoted}"
    )
    brief: ClassVar[str] = "returned {card}"
    card: int
    player: int
    rules: Rules


class CardSacrificed(Event, frozen=True):
    """A card is sacrificed."""

    en: ClassVar[str] = "{player} sacrifices {card}"
    ru: ClassVar[str] = "{player} приносит в жертву карту {card:quoted}"
    brief: ClassVar[str] = "sacrificed {card}"
    player: int
    card: int
    rules: Rules
