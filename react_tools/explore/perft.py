"""Perft: every line of play from a position, walked to its end and counted.

The name and the idea are those of chess engines: two engines that agree on the counts of many
positions agree on what may be chosen and on what comes of it; where they do not, the counts of
single choices lead to the first one at which they part.

A *line* goes on until all that was begun in it has been carried out, or the game is over. Its depth
is the number of plays in it (`Choice.place`): of cards on Re;ACT's chain. What would be a play
beyond the limit is left aside, and a depth has the same counts under any higher limit.

Choices that are made beforehand (react_tools.explore.beginning) may have begun a line; their plays
belong to it. So the counts of one choice are itself and those of all that can follow it.

There is a row for every depth down to the deepest that is reached: a limit may be any number.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, Self

from msgspec import Struct, field

from react_tools.game import Choice, Decision, EndlessError, UnknownCardError


class Walkable(Protocol):
    """What counting needs of a game (react_tools.game.Game)."""

    def decision(self) -> Decision | None:
        """The question that is open; None when the game is over."""

    def legal(self) -> Sequence[Any]:
        """The choices open now (react_tools.game.Choice)."""

    def apply(self, choice: Any) -> None:
        """Make one of them."""

    def at_rest(self) -> bool:
        """Whether all that was begun has been carried out."""

    def fork(self) -> Self:
        """An independent game in the same position."""

    def key(self) -> Hashable:
        """Equal exactly for equal positions."""


class Count(NamedTuple):
    """How many there were of what a Row holds."""

    choices: int
    chains: int
    lines: int
    ends: int
    open: int


class Row(Struct):
    """What was counted at one depth.

    Attributes:
        choices: how many were applied; the one that makes a play counts at the depth it leads to.
        chains: ways of playing so many cards one on another, before any of them is carried out.
        lines: ways of playing and carrying them out, each question answered.
        ends: the different positions that lines end in.
        open: choices behind which a card is drawn that the setting does not name.
        unnamed: whose card that is, each with what to write into the setting.
    """

    choices: int = 0
    chains: int = 0
    lines: int = 0
    ends: set[Hashable] = field(default_factory=set)
    open: int = 0
    unnamed: set[tuple[str, str]] = field(default_factory=set)

    def add(self, other: "Row") -> None:
        """Count what another row has counted too."""
        self.choices += other.choices
        self.chains += other.chains
        self.lines += other.lines
        self.ends |= other.ends
        self.open += other.open
        self.unnamed |= other.unnamed

    @property
    def count(self) -> Count:
        """Its numbers."""
        return Count(self.choices, self.chains, self.lines, len(self.ends), self.open)


class Begun(NamedTuple):
    """How far the line has come that is under way where counting begins.

    Attributes:
        plays: how many it has.
        laying: whether more can be added before the first is carried out.
    """

    plays: int = 0
    laying: bool = True


NOT_BEGUN = Begun()


def divide(
    game: Walkable, limit: int, begun: Begun = NOT_BEGUN
) -> Iterator[tuple[Choice, list[Row]]]:
    """Each choice that is open now, with the counts of all lines that begin with it, by depth.

    Those that would be a play too many are left out.

    Args:
        game: where lines begin, or go on; it is not changed.
        limit: how many plays a line may have; at least those it has *begun* with.
        begun: what was chosen before in the line that is under way.

    Raises:
        EndlessError: in some line abilities wake one another without end; its notes are the names
            of the choices that lead there, the last one first.
    """
    for choice in game.legal():
        plays = begun.plays + (choice.place > 0)
        if plays <= limit:
            lines = _Lines(limit, [Row() for _ in range(plays + 1)])
            _try(game.fork(), choice, lines, plays, laying=begun.laying)
            yield choice, lines.rows


def summed(rows: Iterable[Row]) -> Row:
    """All depths in one; a position that lines of several plays end in counts once."""
    whole = Row()
    for row in rows:
        whole.add(row)
    return whole


def total(parts: Iterable[tuple[Choice, list[Row]]]) -> list[Row]:
    """The counts of all choices together, by depth."""
    rows = list[Row]()
    for _, part in parts:
        rows += [Row() for _ in part[len(rows) :]]
        for row, one in zip(rows, part, strict=False):
            row.add(one)
    return rows


def onward(game: Walkable, choice: Choice, begun: Begun) -> Begun:
    """How far the line has come in a *game* in which *choice* has just been made."""
    if game.at_rest():
        return NOT_BEGUN
    plays = begun.plays + (choice.place > 0)
    asked = game.decision()
    carried_out = plays > 0 and asked is not None and asked.place > 0
    return Begun(plays, begun.laying and not carried_out)


class _Lines(NamedTuple):
    """Lines that begin with one choice: how many plays they may have, and what was counted."""

    limit: int
    rows: list[Row]


def _walk(game: Walkable, lines: _Lines, depth: int, *, laying: bool) -> None:
    """Make every choice that is open; the last one in this game itself."""
    legal, (limit, rows) = game.legal(), lines
    left = len(legal)
    for choice in legal:
        left -= 1
        if not choice.place:
            _try(game.fork() if left else game, choice, lines, depth, laying=laying)
        elif depth < limit:
            if len(rows) == depth + 1:
                rows.append(Row())
            _try(game.fork() if left else game, choice, lines, depth + 1, laying=laying)


def _try(game: Walkable, choice: Choice, lines: _Lines, depth: int, *, laying: bool) -> None:
    """Make one choice, which leads to *depth*, and all that follow it until the line ends.

    *laying*: whether plays could still be added before it; then its end, or a question that is
    asked by a play, ends the laying of a chain.
    """
    row = lines.rows[depth]
    row.choices += 1
    try:
        game.apply(choice)
        ended = game.at_rest()
        if laying and depth and (ended or ((asked := game.decision()) is not None and asked.place)):
            row.chains += 1
            laying = False
        if ended:
            row.lines += 1
            row.ends.add(game.key())
        else:
            _walk(game, lines, depth, laying=laying)
    except UnknownCardError as error:
        row.open += 1
        row.unnamed.add((str(error), error.cure))
    except EndlessError as error:
        error.add_note(choice.name)
        raise
