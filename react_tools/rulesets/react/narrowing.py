"""Filters: from a set of units or zones to those that fit (`with ink`, `adjacent to this`)."""

from collections.abc import Callable
from typing import Protocol

from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    Filter,
    InLine,
    Name,
    OtherThan,
    Phrase,
    With,
    Within,
    Without,
)
from react_tools.rulesets.react.things import Things

Narrow = Callable[[Frame, list[int]], list[int]]
"""Those of the units or zones that fit, in the same order."""
Fits = Callable[[int, list[int]], bool]
"""Whether a zone fits, seen from other zones."""


class Reads(Protocol):
    """What filters need of react.meaning: the phrases inside them."""

    @property
    def things(self) -> Things:
        """Names and numbers of the match."""

    def units(self, phrase: Phrase, *, asks: bool = True) -> Several:
        """The units a phrase stands for."""

    def zones(self, phrase: Phrase, *, asks: bool = True) -> Several:
        """The zones a phrase stands for."""

    def places(self, phrase: Phrase) -> Several:
        """The zones a phrase points at."""

    def token(self, name: Name) -> int:
        """The index of a kind of token."""


def narrowing(one: Filter, meaning: Reads, *, of_zones: bool) -> Narrow:
    """Compile a filter of zones, or of units by where they stand and what rides on them."""
    board = meaning.things.board
    match one:
        case With(name, count):
            return _holding(name, lambda held: held >= count, meaning, of_zones=of_zones)
        case Without(name):
            return _holding(name, lambda held: held == 0, meaning, of_zones=of_zones)
        case OtherThan(than):
            read = meaning.zones if of_zones else meaning.units
            other = read(than, asks=False)
            return lambda frame, found: [it for it in found if it not in other(frame)]
        case At(zones):
            at = meaning.zones(zones, asks=False)
            return _placed(at, lambda zone, places: zone in places, of_zones=of_zones)
        case AdjacentTo(of):
            near = board.near
            fits: Fits = lambda zone, places: any(zone in near[it] for it in places)  # noqa: E731
            return _placed(meaning.places(of), fits, of_zones=of_zones)
        case InLine(of):
            line = board.line
            fits = lambda zone, places: any(zone in line[it] for it in places)  # noqa: E731
            return _placed(meaning.places(of), fits, of_zones=of_zones)
        case Within(steps, of):
            far = board.far
            fits = lambda zone, places: any(far[it][zone] <= steps for it in places)  # noqa: E731
            return _placed(meaning.places(of), fits, of_zones=of_zones)


def _holding(
    name: Name, enough: Callable[[int], bool], meaning: Reads, *, of_zones: bool
) -> Narrow:
    token, kinds = meaning.token(name), len(meaning.things.tokens)

    def narrow(frame: Frame, found: list[int]) -> list[int]:
        held = frame.table.state.lying if of_zones else frame.table.state.riding
        return [it for it in found if enough(held[it * kinds + token])]

    return narrow


def _placed(places: Several, fits: Fits, *, of_zones: bool) -> Narrow:
    """Keep what stands (or, for zones, lies) where *fits* says, seen from *places*."""

    def narrow(frame: Frame, found: list[int]) -> list[int]:
        seen = places(frame)
        if of_zones:
            return [zone for zone in found if fits(zone, seen)]
        where = frame.table.state.where
        return [unit for unit in found if fits(where[unit], seen)]

    return narrow
