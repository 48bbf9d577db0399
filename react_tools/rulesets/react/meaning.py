"""From a phrase to what it means in a match: a function of the frame.

A phrase is compiled once for a match and an owner; ids become indexes, `own` becomes a fixed
list of units. What depends on the position is looked up when the function is called, which
is at the start of its clause (docs/decisions/0003: when things are fixed).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from react_tools.phrases.reader import Name
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.candidates import units_of, zones_of
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import (
    Kind,
    OneOf,
    Phrase,
    Player,
    Ref,
    Sort,
    Those,
    Toward,
    ZoneOf,
)
from react_tools.rulesets.react.referring import (
    WORDS,
    chosen_units,
    chosen_zones,
    owner_of,
    place_of,
    places_of,
    unit_it,
    unit_word,
    zone_it,
    zone_word,
)

if TYPE_CHECKING:
    from react_tools.rulesets.react.things import Things

Holders = Callable[[Frame], list[Option]]
"""Units or zones that may hold tokens, each with its sort."""
Fits = Callable[[Frame, int], bool]
"""Whether one unit or zone is among those that a phrase stands for."""
Direction = Callable[[Frame, int], int]
"""The direction in which a unit, or what is in a zone, is to go; NOWHERE if there is none."""


def as_paid(frame: Frame, unit: int) -> int:
    """The direction that the cost fixed, for a unit on the field (RA-MOVE-7)."""
    return NOWHERE if frame.table.state.where[unit] == NOWHERE else frame.direction


class Meaning:
    """Compiles phrases for one owner in one match."""

    def __init__(self, things: "Things", owner: int) -> None:
        self.things = things
        self.owner = owner

    def units(self, phrase: Phrase, *, asks: bool = True) -> Several:
        """The units a phrase stands for; inside filters an article asks nobody (`asks=False`)."""
        match phrase:
            case Ref("chosen"):
                return chosen_units
            case Ref("it"):
                return unit_it
            case Ref(word="creator" | "enemy creator" as word):
                unit = self.things.creators[self.owner if word == "creator" else 1 - self.owner]
                return lambda _: [unit]
            case Ref(word):
                return unit_word(word)
            case Those():
                return self._those(phrase, units_of(phrase, self), "unit", asks=asks)
            case ZoneOf():
                raise TypeError(phrase)

    def zones(self, phrase: Phrase, *, asks: bool = True) -> Several:
        """The zones a phrase stands for."""
        match phrase:
            case Ref("chosen"):
                return chosen_zones
            case Ref("it"):
                return zone_it
            case Ref(word):
                return zone_word(word)
            case ZoneOf(units):
                return self.places(units, asks=asks)
            case Those():
                return self._those(phrase, zones_of(phrase, self), "zone", asks=asks)

    def places(self, phrase: Phrase, *, asks: bool = False) -> Several:
        """The zones a phrase points at: zones themselves, or those in which units stand."""
        if phrase.sort is Sort.ZONES:
            return self.zones(phrase, asks=asks)
        if isinstance(phrase, Ref) and phrase.word in WORDS:
            return place_of(phrase.word)
        if phrase.sort is Sort.UNITS:
            return places_of(self.units(phrase, asks=asks))
        units, zones = places_of(self.units(phrase)), self.zones(phrase)
        return lambda frame: zones(frame) or units(frame)

    def holders(self, phrase: Phrase, *, asks: bool = True) -> Holders:
        """What may hold tokens: units or zones, each with its sort."""
        if phrase.sort is Sort.EITHER:
            units, zones = self.units(phrase), self.zones(phrase)
            of_units, of_zones = self.things.options["unit"], self.things.options["zone"]
            return lambda frame: [
                *(of_units[it] for it in units(frame)),
                *(of_zones[it] for it in zones(frame)),
            ]
        options = self.things.options[phrase.sort.value.removesuffix("s")]
        read = self.units if phrase.sort is Sort.UNITS else self.zones
        found = read(phrase, asks=asks)
        return lambda frame: [options[it] for it in found(frame)]

    def fits_unit(self, phrase: Phrase) -> Fits:
        """Whether a unit that stands on the field is one of those."""
        if not isinstance(phrase, Those):
            return _among(self.units(phrase, asks=False))
        base = frozenset(self.of_kind(phrase.noun, phrase.side))
        if not (phrase.state or phrase.filters):
            return lambda _, unit: unit in base
        found = self.units(phrase, asks=False)
        return lambda frame, unit: unit in base and unit in found(frame)

    def fixed(self, phrase: Phrase) -> frozenset[int] | None:
        """The units that a phrase stands for whatever happens; None if that may change."""
        match phrase:
            case Ref("creator"):
                return frozenset({self.things.creators[self.owner]})
            case Ref("enemy creator"):
                return frozenset({self.things.creators[1 - self.owner]})
            case Those(state="", filters=()) if not phrase.nth:
                return frozenset(self.of_kind(phrase.noun, phrase.side))
        return None

    def fits_zone(self, phrase: Phrase) -> Fits:
        """Whether a zone is one of those."""
        return _among(self.zones(phrase, asks=False))

    def candidates(self, phrase: Phrase) -> Several:
        """Everything that a phrase of a cost could stand for; its payer picks one."""
        if phrase.sort is Sort.ZONES:
            return self.zones(phrase, asks=False)
        return self.units(phrase, asks=False)

    def toward(self, toward: Toward) -> Direction:
        """A direction, for a given unit."""
        if toward.of is None:
            return as_paid
        bearing = self.bearing(toward)

        def of_unit(frame: Frame, unit: int) -> int:
            zone = frame.table.state.where[unit]
            return NOWHERE if zone == NOWHERE else bearing(frame, zone)

        return of_unit

    def bearing(self, toward: Toward) -> Direction:
        """A direction, seen from a given zone."""
        if toward.of is None:
            return lambda frame, _: frame.direction
        places, board, away = self.places(toward.of), self.things.board, toward.way != "to"

        def bearing(frame: Frame, zone: int) -> int:
            found = places(frame)
            if not found:
                return NOWHERE
            return board.bearing(found[0], zone) if away else board.bearing(zone, found[0])

        return bearing

    def player(self, player: Player) -> Callable[[Frame], int]:
        """A player; the card's owner where there is no unit to be the owner of."""
        if player.of is None:
            fixed = self.owner if player.word == "you" else 1 - self.owner
            return lambda _: fixed
        owners = [unit.owner for unit in self.things.units]
        if isinstance(player.of, Ref) and player.of.word in WORDS:
            return owner_of(player.of.word, owners, self.owner)
        units = self.units(player.of, asks=False)
        return lambda frame: next((owners[unit] for unit in units(frame)), self.owner)

    def tokens(self, kind: Kind) -> tuple[int, ...]:
        """The kinds of token that are meant: one, or those of a group.

        The setting has seen to it that there are some.
        """
        return self.things.groups[self.owner][kind.group.id if isinstance(kind, OneOf) else kind.id]

    def summon(self, name: Name) -> list[int]:
        """The units that are summons of a kind, lowest first."""
        return [unit.index for unit in self.things.units if unit.kind == name.id]

    def _those(self, those: Those, found: Several, field: str, *, asks: bool) -> Several:
        quantity, is_zone = those.quantity, field == "zone"
        if not (asks and quantity.asks):
            return found

        def chosen(frame: Frame) -> list[int]:
            frame.chosen = frame.ask(field, found(frame), quantity)
            frame.chosen_zones = is_zone
            return frame.chosen

        return chosen

    def of_kind(self, noun: str | Name, side: str = "") -> list[int]:
        """The units that side and noun allow, wherever they are."""
        return [
            unit.index
            for unit in self.things.units
            if (side == "" or (unit.owner == self.owner) == (side == "own"))
            and _is_kind(unit.kind, noun)
        ]


def _among(several: Several) -> Fits:
    return lambda frame, one: one in several(frame)


def _is_kind(kind: str, noun: str | Name) -> bool:
    if isinstance(noun, Name):
        return kind == noun.id
    return noun == "unit" or (noun == "creator") == (kind == "creator")
