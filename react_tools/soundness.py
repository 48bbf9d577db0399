"""What a game tells of itself so that it can be held to what every game promises.

The promises are held by react_tools.promises; most of them need the contract alone
(react_tools.game). What only a game can know is asked here: which positions cannot be, how it looks
turned round, which settings are simpler.
"""

from collections.abc import Iterable, Iterator, Mapping
from random import Random  # noqa: TID251 -- seeded by who asks
from typing import Any, NamedTuple, Protocol

from react_tools.game import Facts, Game, Terms

Data = Mapping[str, Any]
"""A setting as plain data, as its file says it: `{"active": "dancer", "pieces": {…}}`."""


class Breach(NamedTuple):
    """A promise that is not kept.

    Attributes:
        promise: which, by its word (react_tools.promises.words).
        told: what shows it, in words: `dancer and s both stand in b2`.
    """

    promise: str
    told: str


class Watch(Protocol):
    """Looks at one game, from its first position on, and remembers what may not change."""

    def look(self) -> Iterable[Breach]:
        """What of the present position cannot be, or cannot have come of the latest one."""

    def listen(self) -> Iterable[Breach]:
        """What of the record cannot be: a clause with no outcome, or with two."""


class Reflection(Protocol):
    """How one game is told in words of its mirrored twin."""

    def terms(self, terms: Terms) -> Terms:
        """What the twin calls a choice."""

    def parted(self) -> str:
        """Where the twin's position is not the game's turned round; empty if it is."""


class Soundness(Protocol):
    """What only a game knows of its positions."""

    def watch(self, game: Game) -> Watch:
        """Somebody who looks at *game*, which stands at its first position."""

    def mirrored(self, setting: Data, library: Any) -> Data | None:
        """A setting with its players exchanged and its board turned round; None if it has none."""

    def reflection(self, game: Game, twin: Game) -> Reflection:
        """How *game* is told in words of *twin*, which began at its mirrored setting."""

    def later(self, setting: Data, random: Random) -> Data:
        """The setting of a whole game, nearer to its end."""

    def dealt(self, setting: Data, random: Random, library: Any) -> Data:
        """A setting with every card named that may be drawn, so that a game can go to its end."""

    def simpler(self, setting: Data) -> Iterator[Data]:
        """Settings with less in them, those with the least first; some may be none at all."""


def apart(own: Facts, wanted: Facts) -> str:
    """The first fact that is not what it has to be; empty if all are."""
    for thing in dict.fromkeys((*own, *wanted)):
        one, other = own.get(thing, {}), wanted.get(thing, {})
        for name in dict.fromkeys((*one, *other)):
            if one.get(name) != other.get(name):
                return f"{thing}.{name} is {one.get(name)}, not {other.get(name)}"
    return ""
