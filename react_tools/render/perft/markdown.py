"""Counts of lines of play as tables in Markdown."""

from collections.abc import Iterator, Sequence

from react_tools.render import perft_words as words
from react_tools.render.forum import escaped
from react_tools.render.line import Line, line
from react_tools.render.perft_words import Shown
from react_tools.trace.event import Lang


def lines(shown: Shown, lang: Lang) -> list[Line]:
    """Where lines begin, the tables, what is open."""
    told = [*map(escaped, words.titles(shown, lang))]
    for rows in words.tables(shown, lang):
        told += ["", *_table(rows)]
    told += ["", *map(escaped, words.notes(shown, lang))]
    if found := words.unnamed(shown, lang):
        told.append("")
    told += [f"* {escaped(' – '.join(filter(None, it)))}" for it in found]
    return [line(it) for it in told]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    head, *rest = rows
    yield f"| {' | '.join(map(escaped, head))} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    yield from (f"| {' | '.join(map(escaped, row))} |" for row in rest)
