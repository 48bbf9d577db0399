"""The position: hands, what is kept, the hidden card, who leads, who has won."""

from typing import Self

from msgspec import Struct
from msgspec.structs import astuple, replace

NOWHERE = -1
NOBODY = 2

Cards = tuple[int, ...]


class State(Struct):
    """What changes in a game (react_tools.replay.table.Position); cards lie in order.

    Attributes:
        leader: who leads the trick.
        led: the hidden card; NOWHERE if none is laid.
        result: who has won, or NOBODY; NOWHERE while the game goes on.
    """

    hands: tuple[Cards, Cards]
    kept: tuple[Cards, Cards]
    leader: int
    led: int = NOWHERE
    result: int = NOWHERE

    def copy(self) -> Self:
        """An independent equal state."""
        return replace(self)

    def key(self) -> tuple[object, ...]:
        """Equal exactly for equal states."""
        return astuple(self)


def having(all_cards: tuple[Cards, Cards], player: int, cards: Cards) -> tuple[Cards, Cards]:
    """The same, but that a player has these."""
    mine = tuple(sorted(cards))
    return (mine, all_cards[1]) if player == 0 else (all_cards[0], mine)


def without(cards: Cards, card: int) -> Cards:
    """The same with one less of *card*."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
