"""Filters: from a set of units or zones to those that fit (`with ink`, `adjacent to this`)."""

from collections.abc import Callable, Sequence
from sys import maxsize
from typing import Protocol

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    DiagonalTo,
    Filter,
    InLine,
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
Placed = WithUnit | At | DiagonalTo | AdjacentTo | InLine | Within
"""Filters of places: the field stays as it is, so what fits a place is looked up."""


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

    def tokens(self, kind: Name) -> tuple[int, ...]:
        """The kinds of token that are meant: one, or those of a group."""

    def of_kind(self, noun: str | Name, side: str = "") -> list[int]:
        """The units that side and noun allow, wherever they are."""


def narrowings(those: Those, meaning: Reads, done: Filter | None = None) -> list[Narrow]:
    """Compile the filters of a set, but for one that is *done* already.

    A way comes last, for its nearest is the nearest that fits.
    """
    of_zones = those.sort is Sort.ZONES
    narrows = [
        _narrowing(one, meaning, of_zones=of_zones)
        for one in those.filters
        if not isinstance(one, Ray) and one is not done
    ]
    ways = [one for one in those.filters if isinstance(one, Ray)]
    return [*narrows, *(_along(one, those.nth, meaning, of_zones=of_zones) for one in ways)]


def _narrowing(one: Filter, meaning: Reads, *, of_zones: bool) -> Narrow:
    """Compile a filter of zones, or of units by where they stand and what rides on them."""
    match one:
        case With(name, count):
            return _holding(name, range(count, maxsize), meaning, of_zones=of_zones)
        case Without(name):
            return _holding(name, range(1), meaning, of_zones=of_zones)
        case OtherThan(than):
            read = meaning.zones if of_zones else meaning.units
            other = read(than, asks=False)
            return lambda frame, found: [it for it in found if it not in other(frame)]
        case Ray():
            raise TypeError(one)
        case _:
            return _placed(region(one, meaning), of_zones=of_zones)


def region(one: Placed, meaning: Reads) -> Several:
    """Compile a filter of places: all zones of the field that fit it, ascending."""
    board = meaning.things.board
    match one:
        case WithUnit(units):
            return _around(meaning.places(units), [(zone,) for zone in board.zones])
        case At(zones):
            return _around(meaning.zones(zones, asks=False), [(zone,) for zone in board.zones])
        case DiagonalTo(of):
            return _around(meaning.places(of), board.corners)
        case AdjacentTo(of):
            return _around(meaning.places(of), board.near)
        case InLine(of):
            return _around(meaning.places(of), board.line)
        case Within(steps, of):
            return _around(meaning.places(of), board.within(steps))


def _around(places: Several, table: Sequence[Sequence[int]]) -> Several:
    """The zones that belong to any of *places*, by a table of the zones that belong to each."""
    rows = [sorted(it) for it in table]

    def around(frame: Frame) -> list[int]:
        seen = places(frame)
        if len(seen) == 1:
            return rows[seen[0]]
        return sorted({zone for it in seen for zone in rows[it]})

    return around


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


def _holding(name: Name, wanted: range, meaning: Reads, *, of_zones: bool) -> Narrow:
    """Keep what holds a wanted number of tokens of a kind, or of a group all together."""
    tokens, kinds = meaning.tokens(name), len(meaning.things.tokens)
    if len(tokens) != 1:
        return _holding_any(tokens, wanted, kinds, of_zones=of_zones)
    token = tokens[0]

    def having(frame: Frame, found: list[int]) -> list[int]:
        held = frame.table.state.lying if of_zones else frame.table.state.riding
        return [it for it in found if held[it * kinds + token]]

    def narrow(frame: Frame, found: list[int]) -> list[int]:
        held = frame.table.state.lying if of_zones else frame.table.state.riding
        return [it for it in found if held[it * kinds + token] in wanted]

    return having if wanted == range(1, maxsize) else narrow


def _holding_any(tokens: Sequence[int], wanted: range, kinds: int, *, of_zones: bool) -> Narrow:
    """The same for several kinds, counted together."""

    def narrow(frame: Frame, found: list[int]) -> list[int]:
        held = frame.table.state.lying if of_zones else frame.table.state.riding
        return [it for it in found if sum([held[it * kinds + at] for at in tokens]) in wanted]

    return narrow


def _placed(zones: Several, *, of_zones: bool) -> Narrow:
    """Keep what stands (or, for zones, lies) in one of *zones*."""

    def narrow(frame: Frame, found: list[int]) -> list[int]:
        fit = zones(frame)
        if of_zones:
            return [zone for zone in found if zone in fit]
        where = frame.table.state.where
        return [unit for unit in found if where[unit] in fit]

    return narrow
