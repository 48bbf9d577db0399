"""What a phrase means: the tree that comes out of parsing.

    Cards                   Ref | Those
    what narrows Those      Filter = OfHouse | WithAember | WithPower | OnFlank | NextTo | Called
    Condition               Done | Owns | ThereIs | Is | Bears, joined by Not | All | Some

Every tree is a value: equal text gives the equal tree, whatever file it stands in.
"""

from typing import Literal

from msgspec import Struct

from react_tools.phrases.reader import Name

REFERENCES = ("this", "chosen", "fought", "host")


class Ref(Struct, frozen=True, eq=False):
    """A fixed word: `this`, `chosen`, `fought`, `host`; and where in the text it stands."""

    word: str
    first: int = 0
    last: int = 0

    def __eq__(self, other: object) -> bool:
        """Equal words are equal references, wherever they stand."""
        return isinstance(other, Ref) and other.word == self.word

    __ne__ = object.__ne__  # the contrary; msgspec's own does not ask `__eq__`

    def __hash__(self) -> int:
        return hash(self.word)


class Quantity(Struct, frozen=True):
    """How many: `all` of them, `each`, exactly `count`, or `up to` count; the last two ask."""

    kind: Literal["all", "each", "count", "up to"]
    count: int = 0

    @property
    def asks(self) -> bool:
        """Whether a player has to choose."""
        return self.count > 0


class OfHouse(Struct, frozen=True):
    """Belongs to a house."""

    house: Name


class WithAember(Struct, frozen=True):
    """Has æmber lying on it."""


class WithPower(Struct, frozen=True):
    """Has at most so much power, or at least (`more`)."""

    number: int
    more: bool


class OnFlank(Struct, frozen=True):
    """Stands at an end of its player's line."""


class NextTo(Struct, frozen=True):
    """Stands beside a creature in the same line."""

    of: Ref


class Called(Struct, frozen=True):
    """Is a copy of a card."""

    card: Name


Filter = OfHouse | WithAember | WithPower | OnFlank | NextTo | Called


class Those(Struct, frozen=True):
    """A set of cards in play.

    Attributes:
        noun: `creature`, `artifact`, `upgrade`, or `card` for any of these.
        side: `friendly`, `enemy`, or empty.
        other: whether `this` is none of them.
        states: each one of `ready`, `exhausted`, `damaged`, `undamaged`, `stunned`.
    """

    quantity: Quantity
    noun: str
    side: str = ""
    other: bool = False
    states: tuple[str, ...] = ()
    filters: tuple[Filter, ...] = ()


Phrase = Ref | Those


class Done(Struct, frozen=True):
    """The clause before this one did something."""


class Owns(Struct, frozen=True):
    """A player, `you` or `opponent`, has at least so much æmber in the pool."""

    who: str
    aember: int


class ThereIs(Struct, frozen=True):
    """At least one such card is in play."""

    those: Those


class Is(Struct, frozen=True):
    """A card is as a word of state says, or `destroyed`."""

    what: Phrase
    like: str


class Bears(Struct, frozen=True):
    """A card has æmber lying on it."""

    what: Phrase


class Not(Struct, frozen=True):
    """The contrary."""

    atom: "Condition"


class All(Struct, frozen=True):
    """Every one of several (`and`)."""

    atoms: tuple["Condition", ...]


class Some(Struct, frozen=True):
    """At least one of several (`or`)."""

    atoms: tuple["Condition", ...]


Condition = Done | Owns | ThereIs | Is | Bears | Not | All | Some
