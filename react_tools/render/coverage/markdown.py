"""Coverage as tables in Markdown, as a page of the docs holds them.

Nothing in them depends on where files lie, so that the page is the same for everybody.
"""

from collections.abc import Iterable, Iterator

from react_tools.coverage.showing import Coverage, Showing
from react_tools.render import coverage_words as words
from react_tools.render.entries import left_out
from react_tools.render.forum import escaped
from react_tools.render.line import Line, line, plain
from react_tools.trace.event import Lang

_HEADS = {
    "en": ("", "rule", "kind", "scenarios", "shown by"),
    "ru": ("", "правило", "вид", "сценариев", "кем показано"),
}
_WHERE = {"en": ("rule", "where", "kind", "why"), "ru": ("правило", "где", "вид", "почему")}


def lines(coverage: Coverage, lang: Lang) -> list[Line]:
    """Totals, then a table for each topic."""
    told = [f"{escaped('; '.join(words.totals(coverage, lang)))}."]
    for topic, showings in coverage.topics().items():
        told += ["", f"## {escaped(words.heading(topic, showings, lang))}", ""]
        told += _table(_HEADS[lang], (_row(it, lang) for it in showings))
    if left := [plain(it) for it in left_out(coverage.left_out, lang)]:
        told += ["", *map(escaped, left)]
    return [line(it) for it in told]


def missing(coverage: Coverage, lang: Lang) -> list[Line]:
    """A table of what is not shown, and of scenarios that are wrong; else nothing."""
    rows = [
        (it.id, f"{it.span.path}:{it.span.line}", words.kind(it, lang), words.why(it, lang))
        for it in coverage.missing
    ]
    rows += (
        (flaw.scenario.id, flaw.scenario.path, *words.flawed(flaw, lang)) for flaw in coverage.flaws
    )
    return [line(it) for it in _table(_WHERE[lang], rows)] if rows else []


def _row(showing: Showing, lang: Lang) -> tuple[str, ...]:
    told = words.why(showing, lang) or words.first(showing, lang)
    return (
        ("✓" if showing.shown else "✗") if showing.due else "",
        f"{showing.id}: {showing.title[lang]}",
        words.kind(showing, lang),
        str(len(showing.witnesses)),
        told,
    )


def _table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    head = [*heads]
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    yield from (f"| {' | '.join(map(escaped, row))} |" for row in rows)
