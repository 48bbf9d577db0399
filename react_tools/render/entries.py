"""Entries of the manual: a list of them, what was found, a page."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from react_tools.manual.asking import Answer
from react_tools.manual.listing import Selection
from react_tools.reference.entry import Entry
from react_tools.reference.listing import Listing
from react_tools.render.document import document
from react_tools.render.line import Line, Piece, line, width, wrap
from react_tools.render.table import COLUMNS, table
from react_tools.trace.event import Lang

_NARROW = 24
_LABEL = re.compile(r"[\w`]+( [\w`]+)?( \(main\))?: ")
_INDENT = re.compile(r" *")
_WORDS = {
    "en": {
        "also": "See also",
        "more": "and {} more",
        "of": "of",
        "meant": "{} was read as {}",
        "left": "left out, with errors (react-tools lint)",
        "mention": "neither called so nor citing it; only the file mentions it",
    },
    "ru": {
        "also": "Смотри также",
        "more": "и ещё {}",
        "of": "из",
        "meant": "{} прочтено как {}",
        "left": "пропущены, в них ошибки (react-tools lint)",
        "mention": "ни в названии, ни среди правил; только упомянуто в файле",
    },
}


def kinds(known: Mapping[str, Listing], lang: Lang) -> list[Line]:
    """What can be listed, a kind a line."""
    rows = [(word, it.what[lang]) for word, it in known.items()]
    return [one for lines in table(rows, 1, ("bold",)) for one in lines]


def kinds_data(known: Mapping[str, Listing], lang: Lang) -> list[Line]:
    """The same for programs."""
    return document({"kinds": {word: it.what[lang] for word, it in known.items()}})


def listed(given: Selection, lang: Lang) -> list[Line]:
    """A heading with the count, a row for each entry, and then for each that only mentions it."""
    count = len(given.entries) + len(given.mentioning)
    told = str(count) if count == given.total else f"{count} {_WORDS[lang]['of']} {given.total}"
    heading = line(Piece(f"{given.heading[lang]} ({told})", "bold"))
    behind: list[Line] = []
    if given.mentioning:
        told = f"{_WORDS[lang]['mention']} ({len(given.mentioning)}):"
        behind = [line(Piece(told, "dim")), *_rows(given.mentioning, lang)]
    return [heading, *_rows(given.entries, lang), *behind, *left_out(given.left_out, lang)]


def _rows(entries: Sequence[Entry], lang: Lang) -> list[Line]:
    """A row for each; ids that are too long for a column stand above their titles."""
    if any(width(it.id) > _NARROW for it in entries):
        return [one for it in entries for one in _beneath(it, lang)]
    rows = [(it.id, it.title[lang], *(told[lang] for told in it.about.values())) for it in entries]
    styles = ("cyan", "", *("dim",) * max((len(it.about) for it in entries), default=0))
    return [one for lines in table(rows, 1, styles, 2) for one in lines]


def listed_data(given: Selection, lang: Lang) -> list[Line]:
    """The same for programs."""
    told, behind = (
        [{**_data(it, lang), **{word: it.about[word][lang] for word in it.about}} for it in entries]
        for entries in (given.entries, given.mentioning)
    )
    return document(
        {
            "list": given.kind,
            "total": given.total,
            "entries": told,
            "mentioning": behind,
            "left_out": list(given.left_out),
        }
    )


def left_out(paths: Sequence[str], lang: Lang) -> list[Line]:
    """Which files have errors and were left out; nothing if there are none."""
    told = f"{_WORDS[lang]['left']}: {', '.join(paths)}"
    return [line(Piece(each, "yellow")) for each in wrap(told, COLUMNS)] if paths else []


def answered(given: Answer, known: Mapping[str, Listing], lang: Lang) -> list[Line]:
    """The page of each entry that is shown; a few lines on each that was found.

    *known* are the kinds that the entries may be of.
    """
    meant = [
        line(Piece(_WORDS[lang]["meant"].format(f"«{word}»", f"«{near}»"), "dim"))
        for word, near in given.meant.items()
    ]
    pages = [one for it in given.shown for one in [line(), *page(it.page[lang])]][1:]
    if not given.found:
        return [*meant, *pages]
    if given.shown:
        pages += [line(), line(Piece(_WORDS[lang]["also"], "bold"))]
    more = (
        [line(Piece("  " + _WORDS[lang]["more"].format(given.more), "dim"))] if given.more else []
    )
    return [*meant, *pages, *_found(given.found, known, lang), *more]


def answered_data(given: Answer, known: Mapping[str, Listing], lang: Lang) -> list[Line]:  # noqa: ARG001 -- programs take a kind's word
    """The same for programs."""
    return document(
        {
            "shown": [{**_data(it, lang), "page": it.page[lang]} for it in given.shown],
            "found": [_data(it, lang) for it in given.found],
            "more": given.more,
            "meant": dict(given.meant),
        }
    )


def page(text: str) -> Iterator[Line]:
    """A page of the manual: sentences run on to the edge of the screen, examples stay."""
    for number, each in enumerate(_joined(text)):
        indent = _INDENT.match(each)
        lead = indent.group() if indent else ""
        parts = [each] if width(each) <= COLUMNS else _hanging(each, lead)
        for part in parts:
            yield line(Piece(part, "" if number else "bold"))


def _hanging(text: str, lead: str) -> list[str]:
    """A long line, what follows its first part two further in where it is indented itself."""
    further = f"{lead}  " if lead else ""
    first, *rest = wrap(text, COLUMNS, further)
    return [lead + first.removeprefix(further), *rest]


def _joined(text: str) -> list[str]:
    """The lines of a page, those of one paragraph joined: where they end is the source's matter."""
    lines: list[str] = []
    for each in text.rstrip().splitlines():
        goes_on = lines and lines[-1] and each and not (each[0] == " " or lines[-1][0] == " ")
        if goes_on and not _LABEL.match(each):
            lines[-1] += f" {each}"
        else:
            lines.append(each)
    return lines


def _beneath(entry: Entry, lang: Lang) -> Iterator[Line]:
    """An id, and its title on a line of its own."""
    yield line("  ", Piece(entry.id, "cyan"))
    for part in wrap(entry.title[lang], COLUMNS, "      "):
        yield line(part)


def _found(entries: Sequence[Entry], known: Mapping[str, Listing], lang: Lang) -> Iterator[Line]:
    """Kind, id and title of each; beneath, where the book says it."""
    one = {it.kind: it.one[lang] for it in known.values()}
    rows = [(one[it.kind], it.id, it.title[lang]) for it in entries]
    lead = 2 + max(width(row[0]) for row in rows) + 2
    for entry, lines in zip(entries, table(rows, 2, ("dim", "cyan"), 2), strict=True):
        yield from lines
        for part in wrap(entry.place[lang], COLUMNS, " " * lead) if entry.place else ():
            yield line(Piece(part, "dim"))


def _data(entry: Entry, lang: Lang) -> Mapping[str, object]:
    return {
        "kind": entry.kind,
        "id": entry.id,
        **({"owner": entry.owner} if entry.owner else {}),
        "title": entry.title[lang],
        **({"place": entry.place[lang]} if entry.place else {}),
    }


KIND_FORMATS: Mapping[str, Callable[[Mapping[str, Listing], Lang], list[Line]]] = {
    "text": kinds,
    "json": kinds_data,
}
LIST_FORMATS: Mapping[str, Callable[[Selection, Lang], list[Line]]] = {
    "text": listed,
    "json": listed_data,
}
ANSWER_FORMATS: Mapping[str, Callable[[Answer, Mapping[str, Listing], Lang], list[Line]]] = {
    "text": answered,
    "json": answered_data,
}
