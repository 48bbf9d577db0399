"""On which rulings an outcome depends, for people: the answer, then each ruling that matters.

Each with its settings and what comes of them, and the two shortest traces that differ: where they
part, what only the first has stands behind a −, what only the second has behind a +.
"""

from collections.abc import Iterable, Iterator, Mapping

from react_tools.render.differences.text import apart, event, leaf_lines
from react_tools.render.doubts import answer, elsewhere, marks
from react_tools.render.line import Line, Piece, line, wrap
from react_tools.render.outcomes import compared, parted, under_each
from react_tools.render.traces.text import spaced, title, verdict
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario import difference
from react_tools.scenario.pairs import Pair
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Varied, combined
from react_tools.trace.event import Lang

_COLUMNS = 80
_MOST = 16
"""How many combinations are told in full."""
_WORDS = {
    "en": {
        "last": "The first {count} events are alike; the last of them:",
        "first": "The first event is alike:",
        "parted": "From there on (− {one}, + {other}):",
        "at once": "They part at once (− {one}, + {other}):",
        "same": "The traces are the same as far as they go.",
        "differ": "What is different in the end (− {one}, + {other}):",
        "together": "Taken together",
        "many": "{count} combinations; --format json tells them all.",
    },
    "ru": {
        "last": "Первые события одинаковы ({count}); последнее из них:",
        "first": "Первое событие одинаково:",
        "parted": "Дальше (− {one}, + {other}):",
        "at once": "Они расходятся сразу (− {one}, + {other}):",
        "same": "Ход событий, насколько он есть, одинаков.",
        "differ": "Что в конце иначе (− {one}, + {other}):",
        "together": "Всё вместе",
        "many": "Сочетаний: {count}; все они есть в --format json.",
    },
}


def lines(
    varied: Varied, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """The whole answer."""
    run = varied.came
    assert run is not None  # noqa: S101 -- its own settings make a position
    first, *others = answer(varied, lang, rulings)
    told = [
        *title(run, lang),
        line(),
        *(line(Piece(each, "bold")) for each in wrap(first, _COLUMNS)),
        *(line(each) for it in others for each in wrap(it, _COLUMNS)),
    ]
    for name, pair in varied.pairs.items():
        section = _Section(varied, pair, rulings[name], lang, rules)
        told += [*section.settings(run), *section.traces()]
    if len(varied.pairs) > 1:
        told += _together(varied, lang, rules)
    return spaced([*told, line(), *verdict(run, lang)])


class _Section:
    """One ruling on which the outcome depends."""

    def __init__(
        self,
        varied: Varied,
        pair: Pair,
        ruling: Ruling,
        lang: Lang,
        rules: Mapping[str, Rule],
    ) -> None:
        self.varied = varied
        self.pair = pair
        self.ruling = ruling
        self.lang: Lang = lang
        self.rules = rules
        one, other = (it.settings[ruling.id] for it in (pair.one, pair.other))
        self.sides = {"one": one, "other": other}
        self.words = _WORDS[lang]
        self.told = dict(under_each(varied, pair, ruling, lang, rules))

    def settings(self, run: Run) -> Iterator[Line]:
        """The question, and each setting with what comes of it."""
        ruling, lang = self.ruling, self.lang
        yield line()
        yield line(Piece(ruling.id, "bold"))
        yield from _wrapped(ruling.question[lang], "    ")
        if where := elsewhere(self.varied.elsewhere(self.pair), lang):
            yield from _wrapped(f"({where})", "    ")
        for name, comes in self.told.items():
            mark = marks(run, ruling, name, lang)
            yield line("  ", Piece(name, "bold"), Piece(f" ({mark})" if mark else "", "dim"))
            setting = ruling.settings[name]
            yield from _wrapped(f"{setting.says[lang]} [{', '.join(setting.rules)}]", "      ")
            yield from _comes(comes)

    def traces(self) -> Iterator[Line]:
        """Where the two traces part; if nothing told above differs, which facts do."""
        one, other = (it.came for it in self.pair.ends)
        laid = parted(self.pair, self.lang, self.rules)
        if not laid or not isinstance(one, Run) or not isinstance(other, Run):
            return
        yield line()
        if laid.shared:
            word = "last" if len(laid.shared) > 1 else "first"
            yield from _wrapped(self.words[word].format(count=len(laid.shared)), "  ")
            yield from event("both", laid.shared[-1])
        if laid.rest:
            word = "parted" if laid.shared else "at once"
            yield from _wrapped(self.words[word].format_map(self.sides), "  ")
            yield from apart(laid.rest, self.lang)
        else:
            yield from _wrapped(self.words["same"], "  ")
        if len({tuple(self.told[name]) for name in self.sides.values()}) == 1:
            yield from _wrapped(self.words["differ"].format_map(self.sides), "  ")
            yield from leaf_lines(difference.outcome(one, other))


def _together(varied: Varied, lang: Lang, rules: Mapping[str, Rule]) -> Iterator[Line]:
    """Each outcome with the settings from which it comes."""
    words, groups = _WORDS[lang], dict(combined(varied))
    yield line()
    yield line(Piece(words["together"], "bold"))
    count = sum(map(len, groups.values()))
    if count > _MOST:
        yield from _wrapped(words["many"].format(count=count), "  ")
        return
    found = {it.outcome: it for it in reversed(varied.variants)}
    comes = compared([found[it] for it in groups], lang, rules)
    for settings, told in zip(groups.values(), comes, strict=True):
        for each in settings:
            yield from _wrapped(", ".join(f"{name}: {it}" for name, it in each.items()), "  ")
        yield from _comes(told)


def _comes(told: Iterable[str]) -> Iterator[Line]:
    """Sentences on what comes, behind an arrow."""
    lead = "    → "
    for sentence in told:
        for part in wrap(sentence, _COLUMNS - len(lead)):
            yield line(lead, part)
            lead = " " * len(lead)


def _wrapped(text: str, indent: str) -> Iterator[Line]:
    yield from (line(each) for each in wrap(text, _COLUMNS, indent))
