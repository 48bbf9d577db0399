"""What a phrase means: the tree that comes out of parsing.

    Units and zones      Ref | ZoneOf | Those
    what narrows Those   Filter = With | Without | AdjacentTo | Within | InLine | At | Ray | …
    Cost                 parts: Exhaust | Target | Turn | Pay | Remove
    Toward               a direction: the one paid for, to a place, away from a place

Every tree is a value: equal text gives the equal tree, whatever file it stands in. Names keep
their place in the text, so that a check can point at them.
"""

from enum import Enum
from typing import Literal

from msgspec import Struct

from react_tools.phrases.reader import Name


class Sort(Enum):
    """What a phrase stands for; EITHER is settled by what was chosen before."""

    UNITS = "units"
    ZONES = "zones"
    EITHER = "units or zones"


REFERENCES = {
    **dict.fromkeys(("this", "payer", "subject", "creator", "enemy creator"), Sort.UNITS),
    **dict.fromkeys(("target", "place", "origin"), Sort.ZONES),
    **dict.fromkeys(("chosen", "it"), Sort.EITHER),
}


class Ref(Struct, frozen=True, eq=False):
    """A fixed word such as `this`, `target`, `creator`."""

    word: str
    first: int = 0
    last: int = 0

    def __eq__(self, other: object) -> bool:
        """Equal words are equal references, wherever they stand."""
        return isinstance(other, Ref) and other.word == self.word

    __ne__ = object.__ne__  # the contrary; msgspec's own does not ask `__eq__`

    def __hash__(self) -> int:
        return hash(self.word)

    @property
    def sort(self) -> Sort:
        """Whether the word stands for units or for zones."""
        return REFERENCES[self.word]


class Quantity(Struct, frozen=True):
    """How many: `all` of them, `each`, exactly `count`, or `up to` count; the last two ask."""

    kind: Literal["all", "each", "count", "up to"]
    count: int = 0

    @property
    def asks(self) -> bool:
        """Whether a player has to choose."""
        return self.count > 0


class Toward(Struct, frozen=True):
    """A direction: the one paid for (`way` is `direction`), `to` or `away from` a place."""

    way: Literal["direction", "to", "away from"]
    of: "Phrase | None" = None


class OneOf(Struct, frozen=True):
    """A kind of token that its chooser picks out of a group: `a tool`."""

    group: Name


Kind = Name | OneOf
"""Which tokens: one kind of them, or whichever of a group is picked."""


class With(Struct, frozen=True):
    """Holds at least so many tokens of a kind, or of a group all together."""

    token: Name
    count: int = 1


class Without(Struct, frozen=True):
    """Holds no token of a kind, or of a group."""

    token: Name


class WithUnit(Struct, frozen=True):
    """Of a zone: such a unit stands there."""

    units: "Those"


class AdjacentTo(Struct, frozen=True):
    """Shares a side with the place, or with any of several."""

    of: "Phrase"


class DiagonalTo(Struct, frozen=True):
    """Shares a corner with the place, or with any of several, and no side."""

    of: "Phrase"


class Within(Struct, frozen=True):
    """At most so many orthogonal steps away, the place itself included."""

    steps: int
    of: "Phrase"


class InLine(Struct, frozen=True):
    """In the same row or column, the place itself excluded."""

    of: "Phrase"


class At(Struct, frozen=True):
    """Stands in one of those zones."""

    zones: "Phrase"


class OtherThan(Struct, frozen=True):
    """Is none of those."""

    than: "Phrase"


class Ray(Struct, frozen=True):
    """On the way from a place in a direction, near to far; from each of several places one way."""

    toward: Toward
    origin: "Phrase"


Filter = (
    With | Without | WithUnit | AdjacentTo | DiagonalTo | Within | InLine | At | OtherThan | Ray
)


class Those(Struct, frozen=True):
    """A set of units or zones.

    `noun` is `unit`, `creator`, `summon`, `zone`, or a summon's Name.
    `side` is `own` or `enemy`; `state` is `ready`, `exhausted`, `free` or `occupied`.
    `nth` is `first` (the nearest of each Ray) or `next` (one step on).
    """

    quantity: Quantity
    noun: str | Name
    side: str = ""
    state: str = ""
    filters: tuple[Filter, ...] = ()
    nth: str = ""

    @property
    def sort(self) -> Sort:
        """Whether the noun is a zone or a kind of unit."""
        return Sort.ZONES if self.noun == "zone" else Sort.UNITS


class ZoneOf(Struct, frozen=True):
    """The zones in which units stand."""

    units: "Phrase"

    @property
    def sort(self) -> Sort:
        """Always zones."""
        return Sort.ZONES


Phrase = Ref | Those | ZoneOf


class Exhaust(Struct, frozen=True):
    """Cost: exhaust one ready unit; it becomes `payer`."""

    units: Phrase


class Target(Struct, frozen=True):
    """Cost: aim at one zone; it becomes `target`."""

    zones: Those


class Turn(Struct, frozen=True):
    """Cost: choose one of four directions; it becomes `direction`."""


class Pay(Struct, frozen=True):
    """Cost: so many tokens of a kind leave one holder and go back to supply."""

    count: int
    token: Kind
    holder: Phrase


class Remove(Struct, frozen=True):
    """Cost: one summon leaves the field and goes back to supply; it is not destroyed."""

    units: Phrase


Part = Exhaust | Target | Turn | Pay | Remove


class Cost(Struct, frozen=True):
    """What is paid at once, part by part; none is no cost."""

    parts: tuple[Part, ...] = ()


class Amount(Struct, frozen=True):
    """A number; with `up_to` its chooser may take less, zero included."""

    number: int
    up_to: bool = False


class Player(Struct, frozen=True):
    """A player: `you` (whose card it is), `opponent`, or the `owner` of a unit."""

    word: Literal["you", "opponent", "owner"]
    of: Phrase | None = None
