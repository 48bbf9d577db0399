"""Which zones filters leave, seen from one place: by how far away they are each way."""

from collections.abc import Iterable

from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    At,
    DiagonalTo,
    Filter,
    InLine,
    Phrase,
    Within,
    ZoneOf,
)

_FAR = 100
"""Farther than any field is wide."""


def place_of(one: Filter) -> Phrase | None:
    """From where a filter of distance is measured; None for every other filter."""
    match one:
        case AdjacentTo(of=of) | DiagonalTo(of=of) | InLine(of=of) | Within(of=of):
            return of
        case At(zones=ZoneOf(units=of)):
            return of
        case _:
            return None


def excluded(filters: Iterable[Filter]) -> bool:
    """Whether no zone, on however wide a field, fits all of these filters of one place."""
    apart = {(0, 0), (1, 0), (1, 1), (2, 0), (_FAR, 0), (_FAR, _FAR), (2, 1)}
    return not any(all(_fits(it, *away) for it in filters) for away in apart)


def _fits(one: Filter, across: int, along: int) -> bool:
    match one:
        case AdjacentTo():
            return across + along == 1
        case DiagonalTo():
            return across == along == 1
        case InLine():
            return (across == 0) != (along == 0)
        case Within(steps):
            return across + along <= steps
        case _:
            return across == along == 0
