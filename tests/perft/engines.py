"""The engines that walk the kept positions: the package's own, and the second opinion."""

from collections.abc import Callable, Mapping
from typing import Any, Self

from msgspec.structs import replace

from react_tools import rulesets
from react_tools.explore.beginning import begin
from react_tools.explore.parting import Parting, parted
from react_tools.explore.perft import Count, divide, total
from react_tools.game import Facts
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.library import Library
from tests.oracle.oracle import Oracle
from tests.perft.positions import Position, library


class Judged:
    """A game whose facts tell who has won, too: they are of things, and no other word says it."""

    def __init__(self, game: Any, won: Callable[[Any], str]) -> None:
        self._game = game
        self._won = won

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def fork(self) -> Self:
        """An independent game in the same position."""
        return type(self)(self._game.fork(), self._won)

    def facts(self) -> Facts:
        """The whole position, and who has won."""
        return {**self._game.facts(), "the duel": {"won": self._won(self._game)}}


def _won(duel: Any) -> str:
    """Who has won a duel of the package's engine."""
    result = duel.state.result
    return "" if result == NOWHERE else (*duel.players, "draw")[result]


def _won_there(oracle: Any) -> str:
    """Who has won a duel of the second engine."""
    return str(oracle._table.ended)  # noqa: SLF001 -- the oracle is asked by nobody else


def first(game: str, position: Position) -> Any:
    """The package's engine at the setting of a row, before anything is chosen."""
    known = library(game)
    return rulesets.get(game).start(position.scenario(known), known).fork()


def counted(game: str, position: Position) -> list[Count]:
    """The counts of the package's engine."""
    one = first(game, position)
    begun = begin(one, position.after).begun
    return [it.count for it in total(divide(one, position.limit, begun), position.limit)]


def apart(position: Position) -> Parting | None:
    """Where the two engines of Re;ACT part.

    Raises:
        LacksError: the second one lacks a word.
        SettingError: the setting makes no position.
    """
    known = library("react")
    assert isinstance(known, Library)
    one = Judged(first("react", position), _won)
    other = Judged(Oracle.at(position.scenario(known), known), _won_there)
    return _side_by_side(one, other, position)


def apart_by(position: Position, rulings: Mapping[str, str]) -> Parting | None:
    """Where the lines of a row part from those by other rulings, in the package's engine."""
    otherwise = replace(position, rulings={**position.rulings, **rulings})
    one, other = (Judged(first("react", it), _won) for it in (position, otherwise))
    return _side_by_side(one, other, position)


def _side_by_side(one: Any, other: Any, position: Position) -> Parting | None:
    """Where two games at the setting of a row part, if not before then behind its choices."""
    before = one.fork()
    beginning = begin(one, position.after)
    for name in beginning.after:
        choice = next(it for it in before.legal() if it.name == name)
        theirs = [it for it in other.legal() if it.terms == choice.terms]
        if not theirs:
            return parted(before, other, 0)
        before.apply(choice)
        other.apply(theirs[0])
    return parted(one, other, position.limit, beginning.begun)
