"""The whole game as one compact value: small integers in named lists.

Units, tokens and cards are indexes into the match (react.match); zones are indexes into the board.
What can be worked out is not kept: a zone's unit is found by its `where`, the summons
in supply are those that stand nowhere.
"""

from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct
from msgspec.msgpack import Encoder

from react_tools.rulesets.react.board import NOWHERE

ItemT = TypeVar("ItemT")
UNKNOWN = -1
"""A deck's card that the setting does not name."""


class Phase(IntEnum):
    """Where the game stands: before the first turn, or in one of a turn's parts (RA-TURN)."""

    SETUP = 0
    START = 1
    MASTERPIECE = 2
    DRAW = 3
    MAIN = 4
    END = 5


class Link(Struct, frozen=True, gc=False):
    """A card on the chain, and what its cost fixed (RA-COST)."""

    player: int
    effect: int
    card: int = NOWHERE  # the action card, or NOWHERE for an ability card
    unit: int = NOWHERE  # whose ability it is
    stamp: int = 0  # which life of that unit
    payer: int = NOWHERE
    payer_stamp: int = 0
    target: int = NOWHERE
    direction: int = NOWHERE
    astray: bool = False  # the target did not fit the cost (ruling target-reach)


class State(Struct, gc=False):
    """One position between two steps.

    Once it is laid, its lists are never written to: a change gives it another list (`changed`). So
    copies share them and cost next to nothing, and a record keeps one for each of its entries;
    whoever reads a list while things happen reads it anew. It holds no cycles, so their collector
    leaves it out.

    Attributes:
        where: zone of each unit, or NOWHERE.
        exhausted: 1 for each exhausted unit.
        stamp: how often each unit has left the field; whether a unit that is summoned
            again is another one a ruling says.
        riding: `riding[unit * tokens + token]` tokens on a unit.
        lying: `lying[zone * tokens + token]` tokens on a zone.
        supply: tokens of each kind not in play.
        damage, ascended: of each player's creator.
        hand, deck, discard: cards of each player; the top card of a pile is its last.
        row: the masterpiece card in each cell of that board (react.masterpiece), or NOWHERE.
        lost: the masterpiece cards that are out of the game, in order (a ruling).
        chain: the links, slot 1 first.
        resolving: 1 while the chain resolves.
        passes: passes in a row.
        chooser: whose move it is.
        active: whose turn it is.
        phase, turn: where the game stands.
        result: NOWHERE while it goes on, else the winner, or 2 for a draw.
    """

    where: list[int]
    exhausted: list[int]
    stamp: list[int]
    riding: list[int]
    lying: list[int]
    supply: list[int]
    damage: list[int]
    ascended: list[int]
    hand: list[tuple[int, ...]]
    deck: list[tuple[int, ...]]
    discard: list[tuple[int, ...]]
    row: list[int]
    lost: tuple[int, ...]
    chain: tuple[Link, ...]
    resolving: int
    passes: int
    chooser: int
    active: int
    phase: int
    turn: int
    result: int

    if TYPE_CHECKING:

        def copy(self) -> "State":
            """An independent equal state."""
    else:
        # Nothing stands between who copies and msgspec, whose stubs do not know it.
        copy = Struct.__copy__

    def key(self) -> bytes:
        """Equal exactly for equal positions; hashable.

        Which life a unit lives matters to the cards on the chain alone, and whose move it is only
        while there is one to be made.
        """
        over = self.result != NOWHERE
        if not over and (self.chain or not any(self.stamp)):
            return _ENCODER.encode(self)
        twin = self.copy()
        twin.stamp = [0] * len(twin.stamp)
        if over:
            twin.chooser = twin.passes = 0
        return _ENCODER.encode(twin)


_ENCODER = Encoder()


def changed(values: list[ItemT], index: int, value: ItemT) -> list[ItemT]:
    """A list of a state with another value in one place: what a change gives the state."""
    values = values.copy()
    values[index] = value
    return values


def empty(units: int, tokens: int, zones: int, cells: int) -> State:
    """A state with nothing in it: an empty field, empty hands, unknown decks, player 0's turn."""
    return State(
        where=[NOWHERE] * units,
        exhausted=[0] * units,
        stamp=[0] * units,
        riding=[0] * (units * tokens),
        lying=[0] * (zones * tokens),
        supply=[0] * tokens,
        damage=[0, 0],
        ascended=[0, 0],
        hand=[(), ()],
        deck=[(UNKNOWN,), (UNKNOWN,)],
        discard=[(), ()],
        row=[NOWHERE] * cells,
        lost=(),
        chain=(),
        resolving=0,
        passes=0,
        chooser=0,
        active=0,
        phase=Phase.MAIN,
        turn=1,
        result=NOWHERE,
    )
