"""Where two lists of clauses part, and where in them that is."""

from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher

from msgspec import Struct

from react_tools.comparing.sheets import clause
from react_tools.reference.figure import Told

_CHOICE = "•"
_ELSE = "else:"


class Hunk(Struct, frozen=True):
    """Clauses that stand together and are others now.

    Attributes:
        within: the lines that lead to them, outermost first: `if target is free`, `else`.
        behind: the clause before them at the same depth; empty if they are the first.
        before: what was there.
        after: what is there now.
    """

    within: tuple[str, ...]
    behind: str
    before: tuple[Told, ...]
    after: tuple[Told, ...]


def hunks(
    before: Sequence[Told], after: Sequence[Told], renamed: Callable[[str], str]
) -> list[Hunk]:
    """Every place where they differ, once what was renamed is called as it is now."""
    old = [(it.depth, renamed(clause(it))) for it in before]
    new = [(it.depth, clause(it)) for it in after]
    found: list[Hunk] = []
    for word, i1, i2, j1, j2 in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if word == "equal":
            continue
        pairs = zip(range(i1, i2), range(j1, j2), strict=False)
        alike = i2 - i1 == j2 - j1 and all(old[i][0] == new[j][0] for i, j in pairs)
        if alike and i2 - i1 > 1:
            found += (
                _hunk(before[i : i + 1], after[j : j + 1], _place(before, after, i, j))
                for i, j in zip(range(i1, i2), range(j1, j2), strict=True)
            )
        else:
            found.append(_hunk(before[i1:i2], after[j1:j2], _place(before, after, i1, j1)))
    return found


class _Place(Struct, frozen=True):
    """Where a hunk stands: the lines of one side before it, and which of them leads to it."""

    lines: Sequence[Told]
    at: int


def _place(
    before: Sequence[Told], after: Sequence[Told], i: int, j: int
) -> "tuple[_Place, _Place]":
    return _Place(before, i), _Place(after, j)


def _hunk(before: Sequence[Told], after: Sequence[Told], places: tuple[_Place, _Place]) -> Hunk:
    part, place = (after, places[1]) if after else (before, places[0])
    depth = min(it.depth for it in part)
    within = tuple(_leading(place.lines, place.at, depth))
    return Hunk(within, _behind(place.lines, place.at, depth), tuple(before), tuple(after))


def _leading(lines: Sequence[Told], at: int, depth: int) -> Iterator[str]:
    """The lines above that lead to one of a depth, outermost first."""
    found: list[str] = []
    for above in range(at - 1, -1, -1):
        told = lines[above]
        if told.depth >= depth:
            continue
        depth = told.depth
        found[:0] = _called(lines, above)
    yield from found


def _called(lines: Sequence[Told], at: int) -> list[str]:
    """A leading line as it is named; an `else` with its condition, a choice by its number."""
    told = lines[at]
    name = clause(told).removesuffix(":")
    above = range(at - 1, -1, -1)
    if told.verb == _CHOICE:
        number = 1
        for it in above:
            if lines[it].depth < told.depth:
                break
            number += lines[it].depth == told.depth and lines[it].verb == _CHOICE
        return [f"{_CHOICE} {number}"]
    if told.verb == _ELSE:
        condition = next((it for it in above if lines[it].depth == told.depth), None)
        return [] if condition is None else [clause(lines[condition]).removesuffix(":"), name]
    return [name]


def _behind(lines: Sequence[Told], at: int, depth: int) -> str:
    """The clause that stands before a place at the same depth; empty if it is the first."""
    for above in range(at - 1, -1, -1):
        if lines[above].depth <= depth:
            return clause(lines[above]).removesuffix(":") if lines[above].depth == depth else ""
    return ""
