"""Counts of lines of play as tables in Markdown."""

from react_tools.render import perft_words as words
from react_tools.render.columns import piped
from react_tools.render.forum import escaped
from react_tools.render.line import Line, line
from react_tools.render.perft_words import Shown
from react_tools.trace.event import Lang


def lines(shown: Shown, lang: Lang) -> list[Line]:
    """Where lines begin, the tables, what is open."""
    told = [*map(escaped, words.titles(shown, lang))]
    for rows in words.tables(shown, lang):
        told += ["", *piped(rows)]
    told += ["", *map(escaped, words.notes(shown, lang))]
    if found := words.unnamed(shown, lang):
        told.append("")
    told += [f"* {escaped(' – '.join(filter(None, it)))}" for it in found]
    return [line(it) for it in told]
