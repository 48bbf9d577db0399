"""The table of a duel: react_tools.replay's, with the match and what stands on the field."""

from typing import TYPE_CHECKING, NamedTuple, Self

from msgspec import field

from react_tools.replay import table
from react_tools.replay.question import Option
from react_tools.rulesets.react.board import NOWHERE
from react_tools.trace.recorder import Recorder

if TYPE_CHECKING:
    from react_tools.rulesets.react.match import Match
    from react_tools.rulesets.react.state import State
    from react_tools.rulesets.react.steps import Step


class Doing(Option, frozen=True):
    """Steps that can be picked: a branch by its number, or what a `may` allows."""

    steps: "tuple[Step, ...]"


class Counted(NamedTuple):
    """What a question's numbers count: `steps` of a unit …; *things* fill its sentence."""

    what: str
    things: tuple[tuple[str, object], ...] = ()


class Sparing(NamedTuple):
    """What a question offers to replace: the damage to a *unit*, wholly or but for 1 *less*."""

    unit: int
    less: bool


class Branches(NamedTuple):
    """The lists of steps among which a question lets choose; `branch` 1 is the first."""

    lists: "tuple[tuple[Step, ...], ...]"


class Table(table.Table["State"], kw_only=True):
    """State, record and answers of one duel; its place is the chain slot that now resolves.

    Attributes:
        match: names, numbers and compiled cards.
        returned: the ability cards that have returned from a chain, as far as it is recorded.
        came: the summons that were summoned in this turn, as far as it is recorded.
        played: for each slot of the chain, which entry of the record tells of its card.
    """

    match: "Match"
    returned: frozenset[int] = frozenset()
    came: frozenset[int] = frozenset()
    played: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, match: "Match", state: "State", recorder: Recorder | None = None) -> Self:
        """A table for a match, on which *state* lies."""
        return cls(state, recorder, match.rulings, match=match)

    @property
    def slot(self) -> int:
        """Where the card lies that now resolves; else the one that was played last."""
        return self.place or len(self.state.chain)

    def standing(self, zone: int) -> int:
        """The unit in a zone, or NOWHERE (RA-ZONE-1: there is at most one)."""
        where = self.state.where
        return where.index(zone) if zone in where else NOWHERE

    def lives(self, unit: int, stamp: int) -> bool:
        """Whether a unit is on the field, and still the one that it was in that life of it.

        A summon that has left and come again is another one, or by a ruling the same.
        """
        state = self.state
        if state.stamp[unit] == stamp:  # who leaves begins another life
            return True
        return state.where[unit] != NOWHERE and self.ruling("resummoned") == "same"
