"""Damage that passives replace, and wounds."""

from typing import ClassVar

from react_tools.trace.event import Event, Rules


class DamageSpared(Event, frozen=True):
    """A passive lets nothing be left of the damage to a unit."""

    en: ClassVar[str] = "the damage to {unit} is cancelled ({amount})"
    ru: ClassVar[str] = "урон отменяется ({amount}): {unit}"
    brief: ClassVar[str] = "spared {unit}"
    unit: int
    amount: int
    rules: Rules = ("RA-SHEET-7", "RA-EFFECT-1")


class DamageLessened(Event, frozen=True):
    """A passive takes 1 from the damage to a unit; `left` of it is dealt."""

    en: ClassVar[str] = "the damage to {unit} is 1 less ({left} instead of {amount})"
    ru: ClassVar[str] = "урона на 1 меньше ({left} вместо {amount}): {unit}"
    brief: ClassVar[str] = "lessened {unit} {left}"
    unit: int
    amount: int
    left: int
    rules: Rules = ("RA-SHEET-7", "RA-EFFECT-1")


class CreatorWounded(Event, frozen=True):
    """A creator was wounded; `now` of `most` masterpiece cards lie face down."""

    en: ClassVar[str] = "{unit} is wounded and takes {amount} damage ({now} of {most})"
    ru: ClassVar[str] = "{unit} получает рану, {amount} урон ({now} из {most})"
    brief: ClassVar[str] = "wounded {unit} {amount}"
    unit: int
    amount: int
    now: int
    most: int
    rules: Rules = ("RA-EFFECT-1", "RA-DAMAGE-5")
