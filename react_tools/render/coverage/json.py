"""Coverage for programs: everything, one document."""

from collections.abc import Iterable

from react_tools.coverage.showing import RULING, Coverage, Showing
from react_tools.render.coverage_words import flawed, why
from react_tools.render.document import document
from react_tools.render.line import Line
from react_tools.trace.event import Lang


def lines(coverage: Coverage, lang: Lang) -> list[Line]:
    """Every rule and every ruling with its scenarios."""
    return _document(coverage, coverage.showings, lang)


def missing(coverage: Coverage, lang: Lang) -> list[Line]:
    """The same, only with what is not shown; the counts are those of all."""
    return _document(coverage, coverage.missing, lang)


def _document(coverage: Coverage, showings: Iterable[Showing], lang: Lang) -> list[Line]:
    every = [*showings]
    counts: dict[str, object] = {
        kind: {"shown": shown, "of": due} for kind, (shown, due) in coverage.counts().items()
    }
    counts["scenarios"] = coverage.scenarios
    return document(
        {
            "ruleset": coverage.ruleset,
            "rules": [_data(it, lang) for it in every if it.kind != RULING],
            "rulings": [_data(it, lang) for it in every if it.kind == RULING],
            "counts": counts,
            "left_out": list(coverage.left_out),
            "flaws": [
                {
                    "id": it.scenario.id,
                    "path": it.scenario.path,
                    "cites": list(it.cites),
                    "why": flawed(it, lang)[1],
                }
                for it in coverage.flaws
            ],
        }
    )


def _data(showing: Showing, lang: Lang) -> dict[str, object]:
    return {
        "id": showing.id,
        "kind": showing.kind,
        "title": showing.title[lang],
        "path": showing.span.path,
        "line": showing.span.line,
        "due": showing.due,
        "shown": showing.shown,
        "lack": showing.why[0] if showing.why else None,
        "why": why(showing, lang) or None,
        "scenarios": [
            {
                "id": it.scenario.id,
                "path": it.scenario.path,
                "twin": it.scenario.twin or None,
                "shows": it.lack is None,
                "lack": it.lack,
            }
            for it in showing.witnesses
        ],
    }
