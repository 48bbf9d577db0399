"""Units and tokens on the field, and damage."""

from typing import ClassVar

from react_tools.replay.question import Option
from react_tools.trace.event import Event, Rules


class UnitMoved(Event, frozen=True):
    """A unit went to a neighbouring zone."""

    en: ClassVar[str] = "{unit} moves {direction}, from {origin} to {zone}"
    ru: ClassVar[str] = "{unit} перемещается {direction}: {origin} → {zone}"
    brief: ClassVar[str] = "moved {unit} {zone}"
    unit: int
    direction: int
    origin: int
    zone: int
    rules: Rules


class UnitJumped(Event, frozen=True):
    """A unit jumped to the first free zone of a direction."""

    en: ClassVar[str] = "{unit} jumps {direction}, from {origin} to {zone}"
    ru: ClassVar[str] = "{unit} прыгает {direction}: {origin} → {zone}"
    brief: ClassVar[str] = "jumped {unit} {zone}"
    unit: int
    direction: int
    origin: int
    zone: int
    rules: Rules


class UnitsSwapped(Event, frozen=True):
    """Two units exchanged their zones; both have entered."""

    en: ClassVar[str] = (
        "{unit} and {other} swap places: {unit:bare} on {zone}, {other:bare} on {origin}"
    )
    ru: ClassVar[str] = (
        "{unit} и {other} меняются местами: {unit:bare} на {zone}, {other:bare} на {origin}"
    )
    brief: ClassVar[str] = "swapped {unit} {other}"
    unit: int
    other: int
    origin: int
    zone: int
    rules: Rules


class UnitSummoned(Event, frozen=True):
    """A summon came to the field, ready."""

    en: ClassVar[str] = "{unit} is summoned on {zone}, ready"
    ru: ClassVar[str] = "{unit:acc} призывают на {zone}; существо не истощено"
    brief: ClassVar[str] = "summoned {unit} {zone}"
    unit: int
    zone: int
    rules: Rules = ("RA-SUMMON-5",)


class PieceCarried(Event, frozen=True):
    """A piece attached to a creator went along with it."""

    en: ClassVar[str] = "{unit} goes along, from {origin} to {zone}"
    ru: ClassVar[str] = "{unit} перемещается следом: {origin} → {zone}"
    brief: ClassVar[str] = "carried {unit} {zone}"
    unit: int
    origin: int
    zone: int
    rules: Rules = ("RA-EFFECT-1",)


class UnitPut(Event, frozen=True):
    """A unit was put into a zone, however far away."""

    en: ClassVar[str] = "{unit} is put on {zone}, from {origin}"
    ru: ClassVar[str] = "{unit:acc} переставляют: {origin} → {zone}"
    brief: ClassVar[str] = "put {unit} {zone}"
    unit: int
    origin: int
    zone: int
    rules: Rules = ("RA-EFFECT-1", "RA-ZONE-1")


class UnitRemoved(Event, frozen=True):
    """A card took a summon off the field; it was not destroyed."""

    en: ClassVar[str] = "{unit} is taken off {zone}; it is available again"
    ru: ClassVar[str] = "{unit:acc} убирают с {zone}; существо снова доступно"
    brief: ClassVar[str] = "removed {unit}"
    unit: int
    zone: int
    rules: Rules = ("RA-EFFECT-1", "RA-SUMMON-3")


class UnitExhausted(Event, frozen=True):
    """A card exhausted a unit."""

    en: ClassVar[str] = "{unit} is exhausted"
    ru: ClassVar[str] = "{unit:acc} истощают"
    brief: ClassVar[str] = "exhausted {unit}"
    unit: int
    rules: Rules = ("RA-EXHAUST-3", "RA-EXHAUST-5", "RA-EXHAUST-6")


class TokenPlaced(Event, frozen=True):
    """Tokens of a kind came to lie on a unit or on a zone, which now holds `now` of them."""

    en: ClassVar[str] = "{token} ×{count} placed on {holder} (now {now})"
    ru: ClassVar[str] = "{holder:on}: жетон {token:of} +{count} (теперь {now})"
    brief: ClassVar[str] = "placed {token} {holder}"
    token: int
    holder: Option
    count: int
    now: int
    rules: Rules = ("RA-EFFECT-1",)


class TokenTaken(Event, frozen=True):
    """Tokens of a kind went from a unit or a zone back to supply."""

    en: ClassVar[str] = "{token} ×{count} taken from {holder} back to supply ({now} left there)"
    ru: ClassVar[str] = "{holder:on}: жетон {token:of} −{count}, обратно в запас (осталось {now})"
    brief: ClassVar[str] = "took {token} {holder}"
    token: int
    holder: Option
    count: int
    now: int
    rules: Rules = ("RA-TOKEN-3",)


class TokenShifted(Event, frozen=True):
    """A token went from one holder to another, which now holds `now` of its kind."""

    en: ClassVar[str] = "{token} ×1 goes from {origin_holder} to {holder} (now {now})"
    ru: ClassVar[str] = "жетон {token:of} переходит: {origin_holder} → {holder} (теперь {now})"
    brief: ClassVar[str] = "handed {token} {holder}"
    token: int
    origin_holder: Option
    holder: Option
    now: int
    rules: Rules = ("RA-EFFECT-1",)


class BoulderPassed(Event, frozen=True):
    """Somebody comes to stand where a boulder lies; by the ruling it keeps nobody out."""

    en: ClassVar[str] = "{token} lies on {zone} and keeps nobody out"
    ru: ClassVar[str] = "{zone:on} лежит {token}, но войти это не мешает"
    brief: ClassVar[str] = "passed-boulder {zone}"
    routine: ClassVar[bool] = True
    token: int
    zone: int
    rules: Rules = ("boulder-blocks", "RA-ZONE-1")


class BoulderBroken(Event, frozen=True):
    """A boulder cancelled damage to its zone and went back to supply."""

    en: ClassVar[str] = "{token} on {zone} cancels the damage there and is removed ({amount})"
    ru: ClassVar[str] = "{zone:on}: жетон {token:of} отменяет урон ({amount}) и убирается с поля"
    brief: ClassVar[str] = "cancelled {zone}"
    token: int
    zone: int
    amount: int
    rules: Rules = ("RA-BOULDER-3", "RA-BOULDER-4")


class TokenPaid(Event, frozen=True):
    """Tokens went back to supply to pay a cost."""

    en: ClassVar[str] = "{token} ×{count} on {holder} paid, back to supply ({now} left there)"
    ru: ClassVar[str] = (
        "{holder:on}: жетон {token:of} −{count} как стоимость, обратно в запас (осталось {now})"
    )
    brief: ClassVar[str] = "paid {token} {holder}"
    routine: ClassVar[bool] = True
    token: int
    holder: Option
    count: int
    now: int
    rules: Rules = ("RA-COST-2", "RA-TOKEN-3")


class ZonesDamaged(Event, frozen=True):
    """A clause deals damage to zones, all at once."""

    en: ClassVar[str] = "{amount} damage to {zones}"
    ru: ClassVar[str] = "{amount} урон по {zones}"
    brief: ClassVar[str] = "struck {zones}"
    routine: ClassVar[bool] = True
    zones: tuple[int, ...]
    amount: int
    rules: Rules = ("RA-DAMAGE-1",)


class CreatorDamaged(Event, frozen=True):
    """A creator took damage; `now` of `most` masterpiece cards lie face down."""

    en: ClassVar[str] = "{unit} takes {amount} damage ({now} of {most})"
    ru: ClassVar[str] = "{unit} получает {amount} урон ({now} из {most})"
    brief: ClassVar[str] = "damaged {unit} {amount}"
    unit: int
    amount: int
    now: int
    most: int
    rules: Rules = ("RA-DAMAGE-1", "RA-DAMAGE-5")


class SummonDestroyed(Event, frozen=True):
    """A summon lost its health and left the field; it may be summoned again."""

    en: ClassVar[str] = "{unit} loses its health and leaves {zone}; it is available again"
    ru: ClassVar[str] = "{unit} теряет здоровье и покидает {zone}; существо снова доступно"
    brief: ClassVar[str] = "destroyed {unit}"
    unit: int
    zone: int
    rules: Rules = ("RA-SUMMON-1", "RA-SUMMON-2", "RA-SUMMON-3")


class TokenReturned(Event, frozen=True):
    """Tokens on a unit that left the field went back to supply."""

    en: ClassVar[str] = "tokens on it return to supply: {token} ×{count}"
    ru: ClassVar[str] = "жетоны с этой фигуры возвращаются в запас: {token} ×{count}"
    brief: ClassVar[str] = "returned-token {token}"
    token: int
    count: int
    rules: Rules = ("RA-TOKEN-3",)


class TokenStayed(Event, frozen=True):
    """Tokens on a unit that left the field stay in its zone."""

    en: ClassVar[str] = "tokens on it stay on {zone}: {token} ×{count}"
    ru: ClassVar[str] = "жетоны с этой фигуры остаются на {zone}: {token} ×{count}"
    brief: ClassVar[str] = "stayed-token {token} {zone}"
    token: int
    zone: int
    count: int
    rules: Rules = ("tokens-of-left", "RA-TOKEN-3")
