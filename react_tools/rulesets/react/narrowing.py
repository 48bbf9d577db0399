"""Filters: from a set of units or zones to those that fit (`with ink`, `adjacent to this`)."""

from collections.abc import Callable
from typing import Protocol

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    DiagonalTo,
    Filter,
    InLine,
    Name,
    OtherThan,
    Phrase,
    Ray,
    Sort,
    Those,
    Toward,
    With,
    Within,
    Without,
    WithUnit,
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

    def bearing(self, toward: Toward) -> Callable[[Frame, int], int]:
        """A direction, seen from a given zone."""

    def token(self, name: Name) -> int:
        """The index of a kind of token."""


def narrowings(those: Those, meaning: Reads) -> list[Narrow]:
    """Compile the filters of a set; a way comes last, for its nearest is the nearest that fits."""
    of_zones = those.sort is Sort.ZONES
    narrows = [
        _narrowing(one, meaning, of_zones=of_zones)
        for one in those.filters
        if not isinstance(one, Ray)
    ]
    ways = [one for one in those.filters if isinstance(one, Ray)]
    return [*narrows, *(_along(one, those.nth, meaning, of_zones=of_zones) for one in ways)]


def _narrowing(one: Filter, meaning: Reads, *, of_zones: bool) -> Narrow:
    """Compile a filter of zones, or of units by where they stand and what rides on them."""
    match one:
        case With(name, count):
            return _holding(name, lambda held: held >= count, meaning, of_zones=of_zones)
        case Without(name):
            return _holding(name, lambda held: held == 0, meaning, of_zones=of_zones)
        case WithUnit(units):
            standing = meaning.places(units)
            return _placed(standing, lambda zone, places: zone in places, of_zones=of_zones)
        case OtherThan(than):
            read = meaning.zones if of_zones else meaning.units
            other = read(than, asks=False)
            return lambda frame, found: [it for it in found if it not in other(frame)]
        case At(zones):
            at = meaning.zones(zones, asks=False)
            return _placed(at, lambda zone, places: zone in places, of_zones=of_zones)
        case _:
            return _beside(one, meaning, of_zones=of_zones)


def _beside(one: Filter, meaning: Reads, *, of_zones: bool) -> Narrow:
    """Compile a filter of places, seen from other places."""
    board = meaning.things.board
    match one:
        case DiagonalTo(of):
            corners = board.corners
            fits: Fits = lambda zone, places: any(zone in corners[it] for it in places)  # noqa: E731
            return _placed(meaning.places(of), fits, of_zones=of_zones)
        case AdjacentTo(of):
            near = board.near
            fits = lambda zone, places: any(zone in near[it] for it in places)  # noqa: E731
            return _placed(meaning.places(of), fits, of_zones=of_zones)
        case InLine(of):
            line = board.line
            fits = lambda zone, places: any(zone in line[it] for it in places)  # noqa: E731
            return _placed(meaning.places(of), fits, of_zones=of_zones)
        case Within(steps, of):
            far = board.far
            fits = lambda zone, places: any(far[it][zone] <= steps for it in places)  # noqa: E731
            return _placed(meaning.places(of), fits, of_zones=of_zones)
        case _:
            raise TypeError(one)


def _along(ray: Ray, nth: str, meaning: Reads, *, of_zones: bool) -> Narrow:
    """Keep what is on the way, near to far; `first` and `next` keep one for each way."""
    origins, bearing = meaning.places(ray.origin), meaning.bearing(ray.toward)
    zones_that_way, longest = meaning.things.board.ray, 1 if nth == "next" else None

    def narrow(frame: Frame, found: list[int]) -> list[int]:
        where = frame.table.state.where
        at = {zone: zone for zone in found} if of_zones else {where[unit]: unit for unit in found}
        kept: list[int] = []
        for origin in origins(frame):
            way = bearing(frame, origin)
            zones = zones_that_way[origin][way][:longest] if way != NOWHERE else ()
            met = [at[zone] for zone in zones if zone in at]
            kept.extend(met[:1] if nth else met)
        return list(dict.fromkeys(kept))

    return narrow


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
