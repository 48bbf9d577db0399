"""Coverage for people: the register, topic by topic, with what shows each rule or is missing."""

from collections.abc import Iterator, Sequence

from react_tools.coverage.showing import Coverage, Showing
from react_tools.render import coverage_words as words
from react_tools.render.entries import left_out
from react_tools.render.line import Line, Piece, line, wrap
from react_tools.render.table import COLUMNS, table
from react_tools.trace.event import Lang

_SHOWN, _MISSING, _NEITHER = ("✓", "green"), ("✗", "red"), ("·", "dim")
_INDENT = " " * 6


def lines(coverage: Coverage, lang: Lang) -> list[Line]:
    """Every rule and every ruling with its mark; then totals."""
    told: list[Line] = []
    for topic, showings in coverage.topics().items():
        told.append(line(Piece(words.heading(topic, showings, lang), "bold")))
        told += [*_rows(showings, lang), line()]
    for total in words.totals(coverage, lang):
        told += [line(each) for each in wrap(total, COLUMNS)]
    told.append(line(Piece(words.legend(lang), "dim")))
    return [*told, *left_out(coverage.left_out, lang)]


def missing(coverage: Coverage, lang: Lang) -> list[Line]:
    """Only what is not shown, and which scenarios are wrong, a line each; else nothing."""
    rows = [
        (f"{it.span.path}:{it.span.line}", it.id, words.kind(it, lang), words.why(it, lang))
        for it in coverage.missing
    ]
    rows += (
        (flaw.scenario.path, flaw.scenario.id, *words.flawed(flaw, lang)) for flaw in coverage.flaws
    )
    return [_missing(*row) for row in rows]


def _missing(place: str, name: str, kind: str, why: str) -> Line:
    return line(Piece(f"{place}: ", "dim"), Piece(name, "cyan"), f" ({kind}): {why}")


def _rows(showings: Sequence[Showing], lang: Lang) -> Iterator[Line]:
    """Mark, id, title, how many scenarios were made for it; beneath, the first or why not."""
    rows = [(it.id, it.title[lang], str(len(it.witnesses))) for it in showings]
    for it, row in zip(showings, table(rows, 1, ("cyan", "", "dim"), 4), strict=True):
        first, *rest = row
        yield (Piece("  "), Piece(*_mark(it)), Piece(" "), *first[1:])
        yield from rest
        told = words.why(it, lang) or words.first(it, lang)
        style = "yellow" if it.missing else "dim"
        yield from (line(Piece(part, style)) for part in wrap(told, COLUMNS, _INDENT) if told)


def _mark(showing: Showing) -> tuple[str, str]:
    if not showing.due:
        return _NEITHER
    return _SHOWN if showing.shown else _MISSING
