"""What a condition means: the tree that comes out of parsing (language/conditions.py).

Done | Has | Is | ThereIs | Counted | YouAreActive | SlotIs | RulingIs, joined by Not | All | Some
"""

from typing import Literal

from msgspec import Struct

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.language.phrase import AdjacentTo, Phrase, Those


class Done(Struct, frozen=True):
    """The clause before this one did something."""


class Has(Struct, frozen=True):
    """A unit or a zone holds at least so many tokens of a kind."""

    holder: Phrase
    token: Name
    count: int = 1


class Kind(Struct, frozen=True):
    """A kind of unit: `summon`, `creator`, or a summon's Name."""

    noun: str | Name


class Is(Struct, frozen=True):
    """A unit or a zone is as a filter or a state says."""

    what: Phrase
    like: str | AdjacentTo | Kind


class ThereIs(Struct, frozen=True):
    """At least one such unit or zone exists."""

    those: Those


Comparison = Literal["is", "at least", "at most"]
"""How a number is held against another one."""
_MANY = 10**6
"""More than there ever is of anything."""


def numbers(how: Comparison, number: int) -> range:
    """The numbers that are as is said."""
    match how:
        case "is":
            return range(number, number + 1)
        case "at least":
            return range(number, _MANY)
        case "at most":
            return range(number + 1)


class Counted(Struct, frozen=True):
    """How many of a set there are, held against a number."""

    those: Those
    how: Comparison
    number: int


class SlotIs(Struct, frozen=True):
    """In which slot of the chain this card lies, or the one that was played."""

    how: Comparison
    number: int


class YouAreActive(Struct, frozen=True):
    """It is the turn of the player whose card or passive it is."""


class Term(Struct, frozen=True):
    """A ruling or a setting of one, and where in the text it stands; no creator defines it."""

    id: str
    first: int
    last: int


class RulingIs(Struct, frozen=True):
    """A question that the book leaves open is settled so."""

    ruling: Term
    setting: Term


class Not(Struct, frozen=True):
    """The contrary."""

    atom: "Condition"


class All(Struct, frozen=True):
    """Every one of several (`and`)."""

    atoms: tuple["Condition", ...]


class Some(Struct, frozen=True):
    """At least one of several (`or`)."""

    atoms: tuple["Condition", ...]


Condition = (
    Done | Has | Is | ThereIs | Counted | YouAreActive | SlotIs | RulingIs | Not | All | Some
)
