"""The counts of all lines from a scenario's setting, or from where choices lead from it."""

from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from react_tools.explore.beginning import Beginning
from react_tools.explore.perft import Count, Row, divide, summed, total
from react_tools.game import Choice, Game, Terms

Part = tuple[Choice, list[Row]]
Along = Callable[[Iterable[Part], int], Iterable[Part]]
"""Passes on the first choices as they are counted; given with how many there are at most."""


class First(Struct, frozen=True):
    """A first choice, and what all lines that begin with it have together."""

    name: str
    terms: Terms
    count: Count


class Counted(Struct, frozen=True):
    """What was counted.

    Attributes:
        after: the choices made before, by name.
        limit: how many plays a line may have.
        firsts: each first choice.
        depths: all lines by the number of their plays, from none on to the most that one has.
        whole: all lines together; an end that lines of several depths have counts once.
        unnamed: whose card was drawn that the setting does not name, each with the cure.
    """

    after: tuple[str, ...]
    limit: int
    firsts: tuple[First, ...]
    depths: tuple[Count, ...]
    whole: Count
    unnamed: tuple[tuple[str, str], ...]


def counted(game: Game, limit: int, beginning: Beginning, along: Along) -> Counted:
    """Count all lines from where *game* stands, which *beginning* has led there.

    Raises:
        EndlessError: abilities wake one another without end; its notes tell the way there.
    """
    firsts = list[First]()
    parts = along(divide(game, limit, beginning.begun), len(game.legal()))
    depths = total(_noted(parts, firsts))
    whole = summed(depths)
    return Counted(
        beginning.after,
        limit,
        tuple(firsts),
        tuple(it.count for it in depths),
        whole.count,
        tuple(sorted(whole.unnamed)),
    )


def _noted(parts: Iterable[Part], firsts: list[First]) -> Iterator[Part]:
    """The same parts, and what each comes to is written down."""
    for choice, rows in parts:
        firsts.append(First(choice.name, choice.terms, summed(rows).count))
        yield choice, rows
