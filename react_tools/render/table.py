"""Columns: cells padded by what they take on a screen, and broken where they are too long."""

from collections.abc import Sequence
from itertools import zip_longest

from react_tools.render.line import Line, Piece, padded, width, wrap

COLUMNS = 80
_GAP = 2
_LEAST = 12
Cells = Sequence[str]


def table(
    rows: Sequence[Cells], flexible: int | None = None, styles: Sequence[str] = (), indent: int = 0
) -> list[list[Line]]:
    """For each row its lines, none wider than a screen.

    Args:
        rows: the texts; a row may have fewer cells than others.
        flexible: the column that is broken first where there is too little room, else the widest.
        styles: the style of each column.
        indent: how many blanks stand before each line.
    """
    count = max((len(row) for row in rows), default=0)
    whole = [(*row, *("",) * (count - len(row))) for row in rows]
    natural = [max(width(row[at]) for row in whole) for at in range(count)]
    words = [
        max((width(word) for row in whole for word in row[at].split()), default=0)
        for at in range(count)
    ]
    wide = _widths(natural, words, flexible, COLUMNS - indent)
    looks = [*styles, *("",) * count][:count]
    return [
        [_line(" " * indent, cells, wide, looks) for cells in _parts(row, wide)] for row in whole
    ]


def _widths(
    natural: Sequence[int], words: Sequence[int], flexible: int | None, room: int
) -> list[int]:
    """How wide each column is: as wide as it wants while there is room, then as its longest word.

    Words are broken only where even so there is too little room.
    """
    wide = list(natural)
    gaps = _GAP * (sum(map(bool, natural)) - 1)
    widest = sorted(range(len(wide)), key=lambda at: -natural[at])
    first = [] if flexible is None else [flexible]
    for least in (words, [min(it, _LEAST) for it in natural]):
        for at in (*first, *widest):
            excess = sum(wide) + gaps - room
            if excess > 0:
                wide[at] = max(wide[at] - excess, min(wide[at], least[at]))
    return wide


def _parts(row: Cells, wide: Sequence[int]) -> list[Cells]:
    """The lines of a row, each with all its cells."""
    broken = [wrap(cell, room) if cell else [""] for cell, room in zip(row, wide, strict=True)]
    return list(zip_longest(*broken, fillvalue=""))


def _line(lead: str, cells: Cells, wide: Sequence[int], styles: Sequence[str]) -> Line:
    """The cells in their columns; behind the last that says something nothing stands."""
    last = max((at for at, cell in enumerate(cells) if cell), default=-1)
    pieces = [Piece(lead)] if lead else []
    for at, (cell, room, style) in enumerate(zip(cells, wide, styles, strict=True)):
        if at <= last and room:
            pieces.append(Piece(cell, style))
        if at < last and room:
            pieces.append(Piece(padded("", room + _GAP - width(cell))))
    return tuple(pieces)
