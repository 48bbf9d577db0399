"""Uses, blows, damage and what keeps it off."""

from typing import ClassVar

from react_tools.trace.event import Event, Rules


class CardUsed(Event, frozen=True):
    """A card is used in one of the ways that are open to it."""

    en: ClassVar[str] = "{player} uses {card} {way}: it is ready{house}"
    ru: ClassVar[str] = "{player} использует карту {card:quoted} {way}: она готова{house}"
    brief: ClassVar[str] = "used {card} {way}"
    pictured: ClassVar[bool] = True
    routine: ClassVar[bool] = True
    player: int
    card: int
    way: str
    house: str
    rules: Rules


class FoesCounted(Event, frozen=True):
    """There is somebody to fight."""

    en: ClassVar[str] = "creatures that it may fight: {count}"
    ru: ClassVar[str] = "существ, с которыми можно сразиться: {count}"
    brief: ClassVar[str] = "foes {count}"
    routine: ClassVar[bool] = True
    count: int
    rules: Rules = ("KF-FIGHT-5",)


class CardExhausted(Event, frozen=True):
    """A card is turned sideways."""

    en: ClassVar[str] = "{card} is exhausted"
    ru: ClassVar[str] = "карта {card:quoted} истощается"
    brief: ClassVar[str] = "exhausted {card}"
    routine: ClassVar[bool] = True
    card: int
    rules: Rules


class CardReadied(Event, frozen=True):
    """A card is turned upright."""

    en: ClassVar[str] = "{card} is readied"
    ru: ClassVar[str] = "карта {card:quoted} снова готова"
    brief: ClassVar[str] = "readied {card}"
    card: int
    rules: Rules


class BlowsExchanged(Event, frozen=True):
    """Two creatures deal each other damage at the same moment, each its power."""

    en: ClassVar[str] = (
        "at the same moment {card} is to deal {amount} to {target}, and {target} {back} to {card}"
    )
    ru: ClassVar[str] = (
        "одновременно: {card} и {target} обмениваются ударами,"
        " {card} – на {amount}, {target} – на {back}"
    )
    brief: ClassVar[str] = "fought {card} {target}"
    card: int
    target: int
    amount: int
    back: int
    rules: Rules


class KeywordStrikes(Event, frozen=True):
    """A keyword deals damage before the blows."""

    en: ClassVar[str] = "{keyword} deals {amount} damage to {target}"
    ru: ClassVar[str] = "{keyword}: урон ({amount}) получает {target}"
    brief: ClassVar[str] = "{keyword} {target} {amount}"
    keyword: str
    target: int
    amount: int
    rules: Rules


class FightAvoided(Event, frozen=True):
    """No blows are exchanged."""

    en: ClassVar[str] = "{card} and {target} exchange no blows"
    ru: ClassVar[str] = "{card} и {target} не обмениваются ударами"
    brief: ClassVar[str] = "unfought {card} {target}"
    card: int
    target: int
    rules: Rules


class DamagePrevented(Event, frozen=True):
    """Armor keeps damage off."""

    en: ClassVar[str] = (
        "the armor of {card} prevents {amount} damage, {left} armor is left this turn"
    )
    ru: ClassVar[str] = (
        "броня карты {card:quoted} поглощает {amount}, до конца хода её осталось {left}"
    )
    brief: ClassVar[str] = "prevented {card} {amount}"
    card: int
    amount: int
    left: int
    rules: Rules


class TokensReturned(Event, frozen=True):
    """Tokens for prevented damage are not put on the card."""

    en: ClassVar[str] = "damage tokens that go back to the supply: {amount}"
    ru: ClassVar[str] = "жетоны урона ({amount}) возвращаются в общий запас"
    brief: ClassVar[str] = "unplaced {amount}"
    routine: ClassVar[bool] = True
    amount: int
    rules: Rules = ("KF-DMG-5",)


class Damaged(Event, frozen=True):
    """A creature gets damage tokens."""

    en: ClassVar[str] = "{card} takes {amount} damage and has {now} for a power of {power}"
    ru: ClassVar[str] = "{card} получает урон ({amount}), всего {now} при силе {power}"
    brief: ClassVar[str] = "damaged {card} {amount}"
    card: int
    amount: int
    now: int
    power: int
    rules: Rules


class Survived(Event, frozen=True):
    """Of those that were damaged one has less damage than power."""

    en: ClassVar[str] = "{card} survives: {damage} damage is less than a power of {power}"
    ru: ClassVar[str] = "{card} остаётся в игре: урон {damage} меньше силы {power}"
    brief: ClassVar[str] = "survived {card}"
    routine: ClassVar[bool] = True
    card: int
    damage: int
    power: int
    rules: Rules = ("KF-DMG-2",)


class Healed(Event, frozen=True):
    """Damage tokens are taken off a creature."""

    en: ClassVar[str] = "{card} is healed of {amount} damage, {now} is left"
    ru: ClassVar[str] = "с карты {card:quoted} снимают урон ({amount}), остаётся {now}"
    brief: ClassVar[str] = "healed {card} {amount}"
    card: int
    amount: int
    now: int
    rules: Rules = ("KFX-20",)


class Stunned(Event, frozen=True):
    """A creature is stunned."""

    en: ClassVar[str] = "{card} is stunned"
    ru: ClassVar[str] = "{card} получает жетон оглушения"
    brief: ClassVar[str] = "stunned {card}"
    card: int
    rules: Rules = ("KFX-23a",)


class StunRemoved(Event, frozen=True):
    """The stun is taken off a creature, and that is all its use does."""

    en: ClassVar[str] = "the stun is removed from {card}, and nothing else happens"
    ru: ClassVar[str] = "с карты {card:quoted} снимают оглушение, и больше ничего не происходит"
    brief: ClassVar[str] = "unstunned {card}"
    card: int
    rules: Rules
