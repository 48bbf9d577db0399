"""Æmber: into pools and out of them, onto cards and off them."""

from typing import ClassVar

from react_tools.trace.event import Event, Rules


class AemberGained(Event, frozen=True):
    """Æmber comes from the supply into a pool."""

    en: ClassVar[str] = "{player} gains {amount} æmber and has {now}"
    ru: ClassVar[str] = "{player} получает янтарь ({amount}), теперь {now}"
    brief: ClassVar[str] = "gained {player} {amount}"
    player: int
    amount: int
    now: int
    rules: Rules


class AemberLost(Event, frozen=True):
    """Æmber goes from a pool to the supply."""

    en: ClassVar[str] = "{player} loses {amount} æmber and has {now}"
    ru: ClassVar[str] = "{player} теряет янтарь ({amount}), теперь {now}"
    brief: ClassVar[str] = "lost {player} {amount}"
    player: int
    amount: int
    now: int
    rules: Rules = ("KFX-19b",)


class AemberStolen(Event, frozen=True):
    """Æmber goes from one pool to the other."""

    en: ClassVar[str] = "{player} steals {amount} æmber from {other_player}"
    ru: ClassVar[str] = "{player} крадёт янтарь ({amount}) у игрока {other_player:quoted}"
    brief: ClassVar[str] = "stole {player} {amount}"
    player: int
    other_player: int
    amount: int
    rules: Rules


class AemberCaptured(Event, frozen=True):
    """Æmber goes from a pool onto a card."""

    en: ClassVar[str] = "{card} captures {amount} æmber from {player} and has {now} on it"
    ru: ClassVar[str] = (
        "{card} захватывает янтарь ({amount}) у игрока {player:quoted}, на карте теперь {now}"
    )
    brief: ClassVar[str] = "captured {card} {amount}"
    card: int
    player: int
    amount: int
    now: int
    rules: Rules = ("KFX-5a",)


class AemberReleased(Event, frozen=True):
    """The æmber that lay on a card that leaves goes to a pool."""

    en: ClassVar[str] = "{player} takes the {amount} æmber that lay on {card}"
    ru: ClassVar[str] = "{player} забирает янтарь ({amount}), лежавший на карте {card:quoted}"
    brief: ClassVar[str] = "took {player} {amount}"
    card: int
    player: int
    amount: int
    rules: Rules


class AemberRemoved(Event, frozen=True):
    """The æmber that lay on a card that leaves goes to the supply."""

    en: ClassVar[str] = "the {amount} æmber that lay on {card} goes to the supply"
    ru: ClassVar[str] = "янтарь ({amount}), лежавший на карте {card:quoted}, уходит в общий запас"
    brief: ClassVar[str] = "removed {card} {amount}"
    card: int
    amount: int
    rules: Rules = ("KFX-5b", "aember-on-artifact")
