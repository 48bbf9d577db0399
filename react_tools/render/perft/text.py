"""Counts of lines of play for people: a table of depths, and one of first choices if wanted."""

from collections.abc import Iterator, Sequence

from react_tools.render import perft_words as words
from react_tools.render.line import Line, Piece, line, padded, width, wrap
from react_tools.render.perft_words import Shown
from react_tools.render.table import COLUMNS
from react_tools.trace.event import Lang

_GAP = "  "


def lines(shown: Shown, lang: Lang) -> list[Line]:
    """Where lines begin, the tables, what is open."""
    told = [line(each) for title in words.titles(shown, lang) for each in wrap(title, COLUMNS)]
    for rows in words.tables(shown, lang):
        told += [line(), *_rows(rows)]
    told.append(line())
    for note in words.notes(shown, lang):
        told += [line(Piece(each, "dim")) for each in wrap(note, COLUMNS)]
    for what, cure in words.unnamed(shown, lang):
        told += [line(each) for each in wrap(what, COLUMNS)]
        told += [line(each) for each in wrap(cure, COLUMNS, "    ") if cure]
    return told


def _rows(rows: Sequence[Sequence[str]]) -> Iterator[Line]:
    """A table, its numbers to the right; a choice that leaves them no room is broken."""
    wide = [max(map(width, column)) for column in zip(*rows, strict=True)]
    room = min(wide[0], COLUMNS - sum(wide[1:]) - len(_GAP) * len(wide[1:]))
    for at, (name, *numbers) in enumerate(rows):
        first, *more = [name] if width(name) <= room else wrap(name, room - len(_GAP))
        cells = (padded(it, most, right=True) for it, most in zip(numbers, wide[1:], strict=True))
        yield line(Piece(_GAP.join([padded(first, room), *cells]), "" if at else "dim"))
        yield from (line(f"{_GAP}{it}") for it in more)
