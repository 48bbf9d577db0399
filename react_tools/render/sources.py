"""Where facts come from, as a table: what is published, by whom; what is inferred; what is ours."""

from collections.abc import Callable, Mapping, Sequence

from react_tools.reference.origin import (
    INFERRED,
    OURS,
    PUBLISHED,
    Origins,
    by_source,
    published,
    tally,
)
from react_tools.render.document import document
from react_tools.render.entries import left_out
from react_tools.render.line import Line, Piece, line, wrap
from react_tools.render.table import COLUMNS, table
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "published": "published",
        "inferred": "inferred",
        "ours": "ours",
        "all": "in all",
        "facts": "facts",
        "total": "Everything",
        "note": "Published is what the rulebook, the publisher's site, its FAQ or a review says;"
        " inferred follows from a text without standing in it; ours is designed here,"
        " because nothing is published.",
    },
    "ru": {
        "published": "опубликовано",
        "inferred": "выведено",
        "ours": "наше",
        "all": "всего",
        "facts": "факты",
        "total": "Всё вместе",
        "note": "Опубликовано то, что сказано в правилах, на сайте издателя, в его FAQ или в"
        " обзоре; выведенное следует из текста, но прямо в нём не стоит; наше придумано здесь,"
        " потому что об этом ничего не опубликовано.",
    },
}
_STYLES = ("", "green", "yellow", "dim")


def text_lines(every: Sequence[Origins], left: Sequence[str], lang: Lang) -> list[Line]:
    """For people: a table a file, then the totals; *left* are the files that were left out."""
    told: list[Line] = []
    for each in every:
        told += [*_group(each, lang), line()]
    counts = tally(thing for each in every for thing in each.things)
    if len(every) > 1:
        total = f"{_WORDS[lang]['total']}: {_total(counts, lang)}"
        told += [*(line(Piece(it, "bold")) for it in wrap(total, COLUMNS)), line()]
    note = [line(Piece(it, "dim")) for it in wrap(_WORDS[lang]["note"], COLUMNS)]
    return [*told, *note, *left_out(left, lang)]


def json_lines(every: Sequence[Origins], left: Sequence[str], _: Lang) -> list[Line]:
    """For programs: every fact of every thing, and how many come from each source."""
    return document(
        {
            "sources": [
                {
                    "id": it.id,
                    "name": {lang: it.title[lang] for lang in it.title},
                    "things": [
                        {"kind": thing.kind, "id": thing.id, "facts": dict(thing.facts)}
                        for thing in it.things
                    ],
                    "counts": dict(tally(it.things)),
                }
                for it in every
            ],
            "counts": dict(tally(thing for it in every for thing in it.things)),
            "left_out": list(left),
        }
    )


def _group(origins: Origins, lang: Lang) -> list[Line]:
    words, counts = _WORDS[lang], tally(origins.things)
    rows: list[tuple[str, ...]] = [
        (words["facts"], words["published"], words["inferred"], words["ours"])
    ]
    for thing in origins.things:
        names = by_source(thing.facts)
        known = "; ".join(f"{it}: {', '.join(names[it])}" for it in PUBLISHED if it in names)
        ours = tally([thing])[OURS]
        rows.append(
            (
                thing.id if thing.id == thing.kind else f"{thing.kind} {thing.id}",
                known,
                ", ".join(names.get(INFERRED, ())),
                str(ours) if ours else "",
            )
        )
    totals = (published(counts), counts[INFERRED], counts[OURS])
    rows.append((words["all"], *map(str, totals)))
    heading = line(Piece(f"{origins.title[lang]} ({origins.id})", "bold"))
    return [heading, *(one for lines in table(rows, 1, _STYLES, 2) for one in lines)]


def _total(counts: Mapping[str, int], lang: Lang) -> str:
    words = _WORDS[lang]
    by = ", ".join(f"{source} {counts[source]}" for source in PUBLISHED if counts[source])
    told = f" ({by})" if by else ""
    return (
        f"{words['published']} {published(counts)}{told},"
        f" {words['inferred']} {counts[INFERRED]}, {words['ours']} {counts[OURS]}"
    )


Format = Callable[[Sequence[Origins], Sequence[str], Lang], list[Line]]
FORMATS: Mapping[str, Format] = {"text": text_lines, "json": json_lines}
