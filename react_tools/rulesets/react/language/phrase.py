"""What a phrase means: the tree that comes out of parsing.

    Units and zones      Ref | ZoneOf | Those
    what narrows Those   Filter = With | Without | AdjacentTo | Within | InLine | At | OtherThan
    Cost                 parts: Exhaust | Target | Turn | Pay
    Condition            Done | Has | Is | ThereIs | Not | All | Some
    Toward               a direction: the one paid for, to a place, away from a place

Every tree is a value: equal text gives the equal tree, whatever file it stands in. Names keep
their place in the text (`Name.first`, `Name.last`) so that a check can point at them.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Literal


@dataclass(frozen=True, slots=True)
class Name:
    """An id inside a phrase, and where in the text it stands."""

    id: str
    first: int = field(compare=False)
    last: int = field(compare=False)


class Sort(Enum):
    """What a phrase stands for; EITHER is settled by what was chosen before."""

    UNITS = "units"
    ZONES = "zones"
    EITHER = "units or zones"


REFERENCES = {
    "this": Sort.UNITS,
    "payer": Sort.UNITS,
    "subject": Sort.UNITS,
    "creator": Sort.UNITS,
    "enemy creator": Sort.UNITS,
    "target": Sort.ZONES,
    "place": Sort.ZONES,
    "origin": Sort.ZONES,
    "chosen": Sort.EITHER,
}


@dataclass(frozen=True, slots=True)
class Ref:
    """A fixed word such as `this`, `target`, `creator`."""

    word: str
    first: int = field(compare=False, default=0)
    last: int = field(compare=False, default=0)

    @property
    def sort(self) -> Sort:
        """Whether the word stands for units or for zones."""
        return REFERENCES[self.word]


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many: `all` of them, `each`, exactly `count`, or `up to` count; the last two ask."""

    kind: Literal["all", "each", "count", "up to"]
    count: int = 0

    @property
    def asks(self) -> bool:
        """Whether a player has to choose."""
        return self.kind in {"count", "up to"}


@dataclass(frozen=True, slots=True)
class With:
    """Holds at least so many tokens of a kind."""

    token: Name
    count: int = 1


@dataclass(frozen=True, slots=True)
class Without:
    """Holds no token of a kind."""

    token: Name


@dataclass(frozen=True, slots=True)
class AdjacentTo:
    """Shares a side with the place, or with any of several."""

    of: "Phrase"


@dataclass(frozen=True, slots=True)
class Within:
    """At most so many orthogonal steps away, the place itself included."""

    steps: int
    of: "Phrase"


@dataclass(frozen=True, slots=True)
class InLine:
    """In the same row or column, the place itself excluded."""

    of: "Phrase"


@dataclass(frozen=True, slots=True)
class At:
    """Stands in one of those zones."""

    zones: "Phrase"


@dataclass(frozen=True, slots=True)
class OtherThan:
    """Is none of those."""

    than: "Phrase"


Filter = With | Without | AdjacentTo | Within | InLine | At | OtherThan


@dataclass(frozen=True, slots=True)
class Those:
    """A set of units or zones: quantity, adjectives, noun, filters.

    `noun` is `unit`, `creator`, `summon`, `zone`, or a summon's Name.
    `side` is `own` or `enemy`; `state` is `ready`, `exhausted`, `free` or `occupied`.
    """

    quantity: Quantity
    noun: str | Name
    side: str = ""
    state: str = ""
    filters: tuple[Filter, ...] = ()

    @property
    def sort(self) -> Sort:
        """Whether the noun is a zone or a kind of unit."""
        return Sort.ZONES if self.noun == "zone" else Sort.UNITS


@dataclass(frozen=True, slots=True)
class ZoneOf:
    """The zones in which units stand."""

    units: "Phrase"

    @property
    def sort(self) -> Sort:
        """Always zones."""
        return Sort.ZONES


Phrase = Ref | Those | ZoneOf


@dataclass(frozen=True, slots=True)
class Exhaust:
    """Cost: exhaust one ready unit; it becomes `payer`."""

    units: Phrase


@dataclass(frozen=True, slots=True)
class Target:
    """Cost: aim at one zone; it becomes `target`."""

    zones: Those


@dataclass(frozen=True, slots=True)
class Turn:
    """Cost: choose one of four directions; it becomes `direction`."""


@dataclass(frozen=True, slots=True)
class Pay:
    """Cost: so many tokens of a kind leave one holder and go back to supply."""

    count: int
    token: Name
    holder: Phrase


Part = Exhaust | Target | Turn | Pay


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid at once, part by part; none is no cost."""

    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """The clause before this one did something."""


@dataclass(frozen=True, slots=True)
class Has:
    """A unit or a zone holds at least so many tokens of a kind."""

    holder: Phrase
    token: Name
    count: int = 1


@dataclass(frozen=True, slots=True)
class Is:
    """A unit or a zone is as a filter or a state says."""

    what: Phrase
    like: str | AdjacentTo


@dataclass(frozen=True, slots=True)
class ThereIs:
    """At least one such unit or zone exists."""

    those: Those


@dataclass(frozen=True, slots=True)
class Not:
    """The contrary."""

    atom: "Condition"


@dataclass(frozen=True, slots=True)
class All:
    """Every one of several (`and`)."""

    atoms: tuple["Condition", ...]


@dataclass(frozen=True, slots=True)
class Some:
    """At least one of several (`or`)."""

    atoms: tuple["Condition", ...]


Condition = Done | Has | Is | ThereIs | Not | All | Some


@dataclass(frozen=True, slots=True)
class Toward:
    """A direction: the one paid for (`way` is `direction`), `to` or `away from` a place."""

    way: Literal["direction", "to", "away from"]
    of: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Amount:
    """A number; with `up_to` its chooser may take less, zero included."""

    number: int
    up_to: bool = False
