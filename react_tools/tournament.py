"""What a game tells of itself so that many duels of it can be played and counted.

The duels are played by react_tools.explore.duels. Who plays them is no solver: two habits that
tell designers how their cards meet, and one of them is as blind as chance.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from react_tools.game import Choice, Game
from react_tools.trace.event import Lang

Chance = Callable[[], float]
"""The next number by chance, from 0 up to but not including 1."""

Style = Callable[[Game, Sequence[Choice], Chance], Choice]
"""A habit of play: which of the choices, of which there is at least one."""


class Ending(NamedTuple):
    """How a duel has ended.

    Attributes:
        winner: one of the game's players; empty if there is none.
        how: one of the tournament's `endings`.
    """

    winner: str
    how: str


class Tournament(Protocol):
    """What only a game knows of its duels."""

    @property
    def styles(self) -> Mapping[str, Style]:
        """Who may play them, by name; the first if nobody is named."""

    @property
    def endings(self) -> Mapping[str, Mapping[Lang, str]]:
        """How they may end, each by what has ended them: `damage`, `deck`."""

    def turn(self, game: Game) -> int:
        """Which turn it is, from 1 on."""

    def ending(self, game: Game) -> Ending:
        """How a duel that is over has ended."""

    def played(self, game: Game, choice: Choice) -> str:
        """The side and what it plays by a choice, `dancer glissade`; empty if nothing."""

    def playable(self, side: str, library: Any) -> Sequence[str]:
        """All that a side can play in some duel, as `played` tells it."""
