"""The whole game as one compact value: small integers in named lists.

Cards are indexes into the match (keyforge.match), each copy its own; players are 0 and 1, houses
indexes into the game's.
"""

from enum import IntEnum
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

ItemT = TypeVar("ItemT")
NOWHERE = -1
UNKNOWN = -1
"""A deck's card that the setting does not name."""
DRAW = 2


class Phase(IntEnum):
    """Where a turn stands (KFX-10b)."""

    START = 0
    HOUSE = 1
    MAIN = 2
    READY = 3
    DRAW = 4


class State(Struct, gc=False):
    """One position between two steps.

    Once it is laid, its lists are never written to: a change gives it another list (`changed`), so
    that copies share them. It holds no cycles, so their collector leaves it out.

    Attributes:
        line, artifacts: the cards that each player controls in play, creatures left to right.
        hand, deck, discard: the cards of each player; the top card of a pile is its last.
        host: the creature on which an upgrade lies, NOWHERE for any other card.
        controller: who controls a card in play, NOWHERE for one that is not.
        exhausted, damage, aember, stunned: of each card in play.
        shielded: how much of its armor has been used up this turn.
        used: how often it has been used this turn.
        dodged: whether it has been chosen to be fought this turn (elusive).
        tally: how often each ability with a limit was resolved this turn (Match.limited).
        pool, keys: of each player; `shuffled`: how often each deck was made anew.
        playing: the action card that is being played, or NOWHERE.
        house: the active one, or NOWHERE.
        acted: how many cards were played or discarded from hand this turn.
        active, phase, turn: where the game stands.
        result: NOWHERE while it goes on, else the winner.
    """

    line: list[tuple[int, ...]]
    artifacts: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    deck: list[tuple[int, ...]]
    discard: list[tuple[int, ...]]
    host: list[int]
    controller: list[int]
    exhausted: list[int]
    damage: list[int]
    aember: list[int]
    stunned: list[int]
    shielded: list[int]
    used: list[int]
    dodged: list[int]
    tally: list[int]
    pool: list[int]
    keys: list[int]
    shuffled: list[int]
    playing: int
    house: int
    acted: int
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

    def key(self) -> tuple[object, ...]:
        """Equal exactly for equal states; hashable."""
        return (
            tuple(self.line),
            tuple(self.artifacts),
            tuple(self.hand),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.host),
            tuple(self.controller),
            tuple(self.exhausted),
            tuple(self.damage),
            tuple(self.aember),
            tuple(self.stunned),
            tuple(self.shielded),
            tuple(self.used),
            tuple(self.dodged),
            tuple(self.tally),
            tuple(self.pool),
            tuple(self.keys),
            tuple(self.shuffled),
            self.playing,
            self.house,
            self.acted,
            self.active,
            self.phase,
            self.turn,
            self.result,
        )


def changed(values: list[ItemT], index: int, value: ItemT) -> list[ItemT]:
    """A list of a state with another value in one place: what a change gives the state."""
    values = values.copy()
    values[index] = value
    return values


def empty(cards: int, limited: int) -> State:
    """A state with nothing in it: no card anywhere, unknown decks, player 0's main phase."""
    nothing = [0] * cards
    return State(
        line=[(), ()],
        artifacts=[(), ()],
        hand=[(), ()],
        deck=[(UNKNOWN,), (UNKNOWN,)],
        discard=[(), ()],
        host=[NOWHERE] * cards,
        controller=[NOWHERE] * cards,
        exhausted=nothing,
        damage=nothing,
        aember=nothing,
        stunned=nothing,
        shielded=nothing,
        used=nothing,
        dodged=nothing,
        tally=[0] * limited,
        pool=[0, 0],
        keys=[0, 0],
        shuffled=[0, 0],
        playing=NOWHERE,
        house=NOWHERE,
        acted=0,
        active=0,
        phase=Phase.MAIN,
        turn=2,
        result=NOWHERE,
    )
