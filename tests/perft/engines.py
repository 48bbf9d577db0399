"""The engines that walk the kept positions: the package's own, and the second opinion."""

from collections.abc import Callable, Mapping
from typing import Any, Self

from msgspec.structs import replace

from react_tools import rulesets
from react_tools.errors import UnknownNameError
from react_tools.explore.beginning import begin
from react_tools.explore.parting import Parting, parted
from react_tools.explore.perft import NOT_BEGUN, Begun, Count, divide, onward, total
from react_tools.game import Facts
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.library import Library
from tests.oracle.oracle import Oracle
from tests.perft.positions import NONE, Position, library


class Around:
    """Another game, but for what an heir says otherwise."""

    def __init__(self, game: Any) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def fork(self) -> Self:
        """The same around an independent game in the same position."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, _game=self._game.fork())
        return twin


class Judged(Around):
    """A game whose facts tell who has won, too: they are of things, and no other word says it."""

    def __init__(self, game: Any, won: Callable[[Any], str]) -> None:
        super().__init__(game)
        self._won = won

    def facts(self) -> Facts:
        """The whole position, and who has won."""
        return {**self._game.facts(), "the duel": {"won": self._won(self._game)}}


def _won(duel: Any) -> str:
    """Who has won a duel of the package's engine."""
    result = duel.state.result
    return "" if result == NOWHERE else (*duel.players, "draw")[result]


def first(game: str, position: Position) -> Any:
    """The package's engine at the setting of a row, before anything is chosen."""
    known = library(game)
    return rulesets.get(game).start(position.scenario(known), known).fork()


def second(position: Position) -> Oracle:
    """The second engine of Re;ACT at the setting of a row, before anything is chosen.

    Raises:
        LacksError: it lacks a word.
    """
    known = library("react")
    assert isinstance(known, Library)
    return Oracle.at(position.scenario(known), known)


def counted(game: str, position: Position) -> list[Count]:
    """The counts of the package's engine.

    Raises:
        UnknownNameError: a choice of the row is not open.
    """
    one = first(game, position)
    return _counts(one, position, begin(one, position.after).begun)


def counted_again(position: Position) -> list[Count]:
    """The counts of the second engine, told apart by its own keys.

    Raises:
        UnknownNameError: a choice of the row is not open.
    """
    one, other = first("react", position), second(position)
    return _counts(other, position, _followed(one, other, position))


def _counts(game: Any, position: Position, begun: Begun) -> list[Count]:
    """By depth up to the limit, as rows have them: also where no line comes."""
    found = [it.count for it in total(divide(game, position.limit, begun))]
    return [*found, *[NONE] * (position.limit + 1 - len(found))]


def apart(position: Position) -> Parting | None:
    """Where the two engines of Re;ACT part: at the setting, on the way of a row, or behind it.

    Raises:
        SettingError: the setting makes no position.
        LacksError: the second engine lacks a word.
    """
    one = Judged(first("react", position), _won)
    other = Judged(second(position), lambda it: it.won)
    return parted(one, other, position.limit, position.after)


def apart_by(position: Position, rulings: Mapping[str, str]) -> Parting | None:
    """Where the lines of a row part from those by other rulings, in the package's engine."""
    otherwise = replace(position, rulings={**position.rulings, **rulings})
    one, other = (Judged(first("react", it), _won) for it in (position, otherwise))
    return parted(one, other, position.limit, position.after)


def _followed(one: Any, other: Any, position: Position) -> Begun:
    """Make the choices of a row in both games; the line that is under way then.

    Raises:
        UnknownNameError: one of them is not open.
    """
    begun = NOT_BEGUN
    for name in begin(one.fork(), position.after).after:
        choice = next(it for it in one.legal() if it.name == name)
        if all(it.terms != choice.terms for it in other.legal()):
            raise UnknownNameError(f"{name!r} cannot be chosen in the second engine")
        one.apply(choice)
        other.apply(choice)
        begun = onward(one, choice, begun)
    return begun
