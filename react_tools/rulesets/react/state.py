"""The whole game as one compact value: small integers in named lists.

Units, tokens and cards are indexes into the match (react.match); zones are indexes into the board.
What can be worked out is not kept: a zone's unit is found by its `where`, the summons
in supply are those that stand nowhere.
"""

from enum import IntEnum
from typing import NamedTuple

from react_tools.rulesets.react.board import NOWHERE

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


class Link(NamedTuple):
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


class State:
    """One position between two steps.

    Attributes:
        where: zone of each unit, or NOWHERE.
        exhausted: 1 for each exhausted unit.
        stamp: how often each unit has left the field; a unit summoned again is another one.
        riding: `riding[unit * tokens + token]` tokens on a unit.
        lying: `lying[zone * tokens + token]` tokens on a zone.
        supply: tokens of each kind not in play.
        damage, ascended: of each player's creator.
        hand, deck, discard: cards of each player; the top card of a pile is its last.
        row: the masterpiece card in each cell of that board (react.masterpiece), or NOWHERE.
        chain: the links, slot 1 first.
        resolving: 1 while the chain resolves.
        passes: passes in a row.
        chooser: whose move it is.
        active: whose turn it is.
        phase, turn: where the game stands.
        result: NOWHERE while it goes on, else the winner, or 2 for a draw.
    """

    LISTS = (
        "where",
        "exhausted",
        "stamp",
        "riding",
        "lying",
        "supply",
        "damage",
        "ascended",
        "hand",
        "deck",
        "discard",
        "row",
    )
    SINGLE = ("chain", "resolving", "passes", "chooser", "active", "phase", "turn", "result")
    __slots__ = LISTS + SINGLE

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
    chain: tuple[Link, ...]
    resolving: int
    passes: int
    chooser: int
    active: int
    phase: int
    turn: int
    result: int

    def copy(self) -> "State":
        """An independent equal state."""
        twin = State.__new__(State)
        twin.where = self.where[:]
        twin.exhausted = self.exhausted[:]
        twin.stamp = self.stamp[:]
        twin.riding = self.riding[:]
        twin.lying = self.lying[:]
        twin.supply = self.supply[:]
        twin.damage = self.damage[:]
        twin.ascended = self.ascended[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.row = self.row[:]
        twin.chain = self.chain
        twin.resolving = self.resolving
        twin.passes = self.passes
        twin.chooser = self.chooser
        twin.active = self.active
        twin.phase = self.phase
        twin.turn = self.turn
        twin.result = self.result
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal exactly for equal states; hashable."""
        return (
            tuple(self.where),
            tuple(self.exhausted),
            tuple(self.stamp),
            tuple(self.riding),
            tuple(self.lying),
            tuple(self.supply),
            tuple(self.damage),
            tuple(self.ascended),
            tuple(self.hand),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.row),
            self.chain,
            self.resolving,
            self.passes,
            self.chooser,
            self.active,
            self.phase,
            self.turn,
            self.result,
        )


def empty(units: int, tokens: int, zones: int, cells: int) -> State:
    """A state with nothing in it: an empty field, empty hands, unknown decks, player 0's turn."""
    state = State()
    state.where = [NOWHERE] * units
    state.exhausted = [0] * units
    state.stamp = [0] * units
    state.riding = [0] * (units * tokens)
    state.lying = [0] * (zones * tokens)
    state.supply = [0] * tokens
    state.damage = [0, 0]
    state.ascended = [0, 0]
    state.hand = [(), ()]
    state.deck = [(UNKNOWN,), (UNKNOWN,)]
    state.discard = [(), ()]
    state.row = [NOWHERE] * cells
    state.chain = ()
    state.resolving = state.passes = state.chooser = state.active = 0
    state.phase = Phase.MAIN
    state.turn = 1
    state.result = NOWHERE
    return state
