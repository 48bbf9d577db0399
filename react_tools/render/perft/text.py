"""Counts of lines of play for people: a table of depths, and one of first choices if wanted."""

from react_tools.render import perft_words as words
from react_tools.render.columns import aligned
from react_tools.render.line import Line, Piece, line, wrap
from react_tools.render.perft_words import Shown
from react_tools.render.table import COLUMNS
from react_tools.trace.event import Lang


def lines(shown: Shown, lang: Lang) -> list[Line]:
    """Where lines begin, the tables, what is open."""
    told = [line(each) for title in words.titles(shown, lang) for each in wrap(title, COLUMNS)]
    for rows in words.tables(shown, lang):
        told += [line(), *aligned(rows)]
    told.append(line())
    for note in words.notes(shown, lang):
        told += [line(Piece(each, "dim")) for each in wrap(note, COLUMNS)]
    for what, cure in words.unnamed(shown, lang):
        told += [line(each) for each in wrap(what, COLUMNS)]
        told += [line(each) for each in wrap(cure, COLUMNS, "    ") if cure]
    return told
