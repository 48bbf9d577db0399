"""What counts of lines of play say in words, in both languages; and their tables as bare cells."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from react_tools.explore.counting import Counted
from react_tools.explore.perft import Count
from react_tools.scenario.scenario import Scenario
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "title": "{scenario}: lines of play to depth {limit}",
        "after": "after {choices}",
        "first": "first choice",
        "depth": "depth",
        "choices": "choices",
        "lines": "lines",
        "ends": "ends",
        "open": "open",
        "sum": "sum",
        "legend": "depth: how many plays a line has; ends: different positions where lines end",
        "unnamed": "open: there a card is drawn that the setting does not name",
        "over": "no choice is open here: the game is over",
    },
    "ru": {
        "title": "{scenario}: варианты игры до глубины {limit}",
        "after": "после {choices}",
        "first": "первый выбор",
        "depth": "глубина",
        "choices": "выборов",
        "lines": "вариантов",
        "ends": "позиций",
        "open": "обрывов",
        "sum": "всего",
        "legend": "глубина: сколько в варианте розыгрышей; позиции: разные, в которых он кончается",
        "unnamed": "обрыв: там берут карту, которой расстановка не называет",
        "over": "выбирать не из чего: партия здесь окончена",
    },
}


class Shown(NamedTuple):
    """Counts to be shown.

    Attributes:
        chains: what a game calls the plays that are laid one on another, as a table heads them.
        divided: whether those of each first choice are wanted too.
    """

    scenario: Scenario
    counted: Counted
    chains: Mapping[Lang, str]
    divided: bool


def titles(shown: Shown, lang: Lang) -> list[str]:
    """Where lines begin, and how deep they go."""
    words, counted = _WORDS[lang], shown.counted
    told = [words["title"].format(scenario=shown.scenario.id, limit=counted.limit)]
    if counted.after:
        told.append(words["after"].format(choices=", ".join(counted.after)))
    return told


def tables(shown: Shown, lang: Lang) -> list[list[list[str]]]:
    """The tables, each with its heads: first choices if they are wanted; depths, and their sum.

    Depths at which nothing is chosen are left out, and the last column if nothing is open.
    """
    words, counted = _WORDS[lang], shown.counted
    depths = [(str(at), it) for at, it in enumerate(counted.depths) if it.choices]
    made = [_table(words["depth"], [*depths, (words["sum"], counted.whole)], shown, lang)]
    if shown.divided:
        firsts = [(it.name, it.count) for it in counted.firsts]
        made.insert(0, _table(words["first"], firsts, shown, lang))
    return made


def notes(shown: Shown, lang: Lang) -> list[str]:
    """What the columns mean; why no choice is open, if none is."""
    words = _WORDS[lang]
    return [words["legend"], *([] if shown.counted.firsts else [words["over"]])]


def unnamed(shown: Shown, lang: Lang) -> list[tuple[str, str]]:
    """What it means that something is open, then where, each with its cure; nothing if it is not.

    Where is told in English, as findings are.
    """
    found = shown.counted.unnamed
    return [(_WORDS[lang]["unnamed"], ""), *found] if found else []


def _table(
    head: str, rows: Sequence[tuple[str, Count]], shown: Shown, lang: Lang
) -> list[list[str]]:
    words, columns = _WORDS[lang], len(Count._fields) - (not shown.counted.whole.open)
    heads = (words["choices"], shown.chains[lang], words["lines"], words["ends"], words["open"])
    told = [[name, *map(str, count)] for name, count in rows]
    return [row[: columns + 1] for row in ([head, *heads], *told)]
