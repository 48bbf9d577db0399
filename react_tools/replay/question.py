"""What stops a step: a question to a player, or the end of the game."""

from msgspec import Struct

from react_tools.trace.event import Rules


class Option(Struct, frozen=True):
    """One thing that can be picked: `field` says what it is (`unit`, `zone`, `card` …)."""

    field: str
    value: int


NONE = Option("none", 0)


class Question(Struct, frozen=True):
    """What a player is asked in the middle of a step.

    Attributes:
        place: the open play that asks, 0 if none does (react_tools.game.Decision).
        cause: what asks, by its id.
        about: what the options do not say themselves, in whatever way the game understands it.
    """

    player: int
    options: tuple[Option, ...]
    rules: Rules
    place: int
    cause: str
    about: object = None


class UndecidedError(Exception):
    """The step cannot go on without an answer; what is asked is its one argument."""

    args: tuple[Question]


class GameOverError(Exception):
    """The game has ended in the middle of a step; nothing more of it happens."""
