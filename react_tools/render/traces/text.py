"""A trace for people: the field, then each event beneath its cause, each with its rules.

The field is drawn at the beginning and wherever an event says so: before the first link
and after each. Refused steps stand where they were tried. At the end come the verdict and
the titles of the rules that were cited.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from react_tools.game import Picture
from react_tools.render.findings.text import Sheet
from react_tools.render.findings.texts import NO_TEXTS, Texts
from react_tools.render.line import Line, Piece, line, width, wrap
from react_tools.render.story import RESTS, Part, Told, shown_rules, story, touched_rulings
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang

_COLUMNS = 80
_DEEPEST = 16
"""How many levels are set in; deeper ones stand below one another, so that words have room."""
_DIM = "dim"

_WORDS = {
    "en": {
        "rules": "Rules",
        "rulings": "Rulings (the rulebook leaves it open; decided so here)",
        "seen": ", as {player} sees it",
        "unsaid": "the scenario does not say yet what is expected",
        "holds": "everything came as the scenario says",
        "fails": "it did not come as the scenario says:",
        "recorded": "that is all that the record holds",
        "senseless": "the record does not go on from here:",
    },
    "ru": {
        "rules": "Правила",
        "rulings": "Толкования (в правилах об этом не сказано; здесь решено так)",
        "seen": ", как это видит {player}",
        "unsaid": "сценарий пока не говорит, чего ждать",
        "holds": "всё вышло так, как говорит сценарий",
        "fails": "вышло не так, как говорит сценарий:",
        "recorded": "это всё, что есть в записи",
        "senseless": "дальше по записи не сыграть:",
    },
}


def lines(
    run: Run,
    lang: Lang,
    rules: Mapping[str, Rule],
    rulings: Mapping[str, Ruling],
    texts: Texts = NO_TEXTS,
) -> list[Line]:
    """The whole trace; what is wrong at its end is shown in *texts*."""
    told = [
        *title(run, lang),
        line(),
        *(one for part in story(run, lang, rules) for one in part_lines(part)),
        *ending(run, lang, rules, rulings, texts),
    ]
    return spaced(told)


def title(run: Run, lang: Lang) -> Iterator[Line]:
    """The scenario's title and id, and who sees it so."""
    yield from (line(Piece(each, "bold")) for each in wrap(run.scenario.title, _COLUMNS))
    seen = _WORDS[lang]["seen"].format(player=run.viewer) if run.viewer else ""
    yield line(Piece(run.scenario.id + seen, _DIM))


def ending(
    run: Run,
    lang: Lang,
    rules: Mapping[str, Rule],
    rulings: Mapping[str, Ruling],
    texts: Texts = NO_TEXTS,
) -> Iterator[Line]:
    """The verdict, and the rules above with their titles."""
    yield line()
    yield from verdict(run, lang, texts)
    yield from _cited(run, lang, rules, rulings)


def spaced(told: Iterable[Line]) -> list[Line]:
    """The same lines; where several blank ones follow one another, one is left."""
    return [one for before, one in pairwise([line(), *told]) if one or before]


def part_lines(part: Part, columns: int = _COLUMNS) -> Iterator[Line]:
    """An event or a refusal with its rules, or a picture with blank lines around it."""
    if isinstance(part, Told):
        style = "bold red" if part.refused else "bold" if part.depth == 0 else ""
        yield from _told(part, style, columns)
        return
    yield line()
    yield from _picture(part)
    yield line()


def _told(told: Told, style: str, columns: int) -> Iterator[Line]:
    """A line and its rules behind it; beneath it, where the screen is too narrow."""
    indent = "  " * min(told.depth, _DEEPEST)
    cited = f"[{told.ground}]" if told.rules else ""
    text = wrap(told.text, columns - len(indent))
    for each in text[:-1]:
        yield line(indent, Piece(each, style))
    last = text[-1]
    if width(indent) + width(last) + 2 + len(cited) <= columns:
        yield line(indent, Piece(last, style), "  " if cited else "", Piece(cited, _DIM))
    else:
        yield line(indent, Piece(last, style))
        behind = f"{indent}    "
        for each in wrap(cited, columns, behind):
            yield line(behind, Piece(each.removeprefix(behind), _DIM))


def _picture(picture: Picture) -> Iterator[Line]:
    for each in picture.lines:
        yield line("    ", Piece(each, "cyan"))


def verdict(run: Run, lang: Lang, texts: Texts = NO_TEXTS) -> Iterator[Line]:
    """Whether everything came as the scenario says, and what did not.

    A player sees no *texts*: a line of the scenario could tell what is hidden.
    """
    if run.ok and run.scenario.expect.empty:
        yield line(_WORDS[lang]["recorded" if run.recorded else "unsaid"])
        return
    if run.ok:
        yield line(Piece("✓ ", "bold green"), _WORDS[lang]["holds"])
        return
    yield line(Piece("✗ ", "bold red"), _WORDS[lang]["senseless" if run.recorded else "fails"])
    sheet = Sheet(NO_TEXTS if run.viewer else texts, _COLUMNS)
    for finding in run.findings:
        yield from sheet.told(finding)


def _cited(
    run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> Iterator[Line]:
    """The titles of the rules above in the register's order, then the rulings that were touched."""
    found = shown_rules(run, rules)
    wide = max((len(rule.id) for rule in found), default=0)
    if found:
        yield line()
        yield line(Piece(_WORDS[lang]["rules"], "bold"))
    for rule in found:
        yield line(f"  {rule.id:<{wide}}  {rule.title[lang]}")
    touched = touched_rulings(run, rulings)
    if touched:
        yield line()
        yield line(Piece(_WORDS[lang]["rulings"], "bold"))
    for ruling, setting in touched:
        told = f"{ruling.question[lang]} {ruling.settings[setting].says[lang]}"
        yield line(f"  {RESTS}{ruling.id}: {setting}")
        yield from (line(each) for each in wrap(told, _COLUMNS, "      "))
