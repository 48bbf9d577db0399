"""On which rulings an outcome depends, to paste into a forum: so that people can argue about it.

The answer first; then each ruling that matters, with what speaks for each of its settings and what
comes of it, and both traces from where they part; last the rules on which all that rests.
"""

from collections.abc import Iterator, Mapping, Sequence

from react_tools.render.doubts import answer, elsewhere, marks
from react_tools.render.forum import code, escaped
from react_tools.render.line import Line, line
from react_tools.render.outcomes import parted, under_each
from react_tools.render.story import Told
from react_tools.render.traces.markdown import Listing, failed, rule_item, sentences
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.pairs import Pair
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Varied
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "shared": "They begin alike (events: {count}).",
        "at once": "They part at once.",
        "then": "Then, with {setting}:",
        "end": "Then nothing more happens with {setting}.",
        "rests": "What it rests on",
    },
    "ru": {
        "shared": "Начало одинаково (событий: {count}).",
        "at once": "Ход событий расходится сразу.",
        "then": "Дальше при {setting}:",
        "end": "Дальше при {setting} ничего не происходит.",
        "rests": "На чём это основано",
    },
}


def lines(
    varied: Varied, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """The whole answer."""
    run = varied.came
    assert run is not None  # noqa: S101 -- its own settings make a position
    first, *others = answer(varied, lang, rulings)
    told = _Answer(run, varied, lang, rules)
    title = f"{escaped(run.scenario.title)} ({code(run.scenario.id)})".lstrip()
    parts: list[list[str]] = [
        [" ".join([f"**{escaped(first)}**", *map(escaped, others)])],
        [title],
        [*failed(run, lang)],
        *(block for pair in varied.pairs.values() for block in told.ruling(pair, rulings)),
        [*told.ground()],
    ]
    whole = [one for block in parts if block for one in (*block, "")]
    return [line(one) for one in whole[:-1]]


class _Answer:
    """What came of a scenario, told in one language; it gathers the rules that it names."""

    def __init__(self, run: Run, varied: Varied, lang: Lang, rules: Mapping[str, Rule]) -> None:
        self.run = run
        self.varied = varied
        self.lang: Lang = lang
        self.rules = rules
        self.words = _WORDS[lang]
        self._named: set[str] = set()

    def ruling(self, pair: Pair, rulings: Mapping[str, Ruling]) -> Iterator[list[str]]:
        """A ruling on which the outcome depends, block by block."""
        ruling = rulings[pair.ruling]
        yield [f"### {escaped(ruling.id)}: {escaped(ruling.question[self.lang])}"]
        if where := elsewhere(self.varied.elsewhere(pair), self.lang):
            yield [escaped(f"({where})")]
        yield list(self._settings(pair, ruling))
        yield from self._traces(pair)

    def _settings(self, pair: Pair, ruling: Ruling) -> Iterator[str]:
        for name, comes in under_each(self.varied, pair, ruling, self.lang, self.rules):
            setting, mark = ruling.settings[name], marks(self.run, ruling, name, self.lang)
            self._named.update(setting.rules)
            said = f"{setting.says[self.lang]} ({', '.join(setting.rules)})"
            marked = f" ({escaped(mark)})" if mark else ""
            yield f"- **{escaped(name)}**{marked}: {escaped(said)}"
            yield f"  → {sentences(comes)}"

    def _traces(self, pair: Pair) -> Iterator[list[str]]:
        laid = parted(pair, self.lang, self.rules)
        if not laid or not laid.rest:
            return
        count = len(laid.shared)
        yield [self.words["shared"].format(count=count) if count else self.words["at once"]]
        number = sum(it.depth == 0 for it in laid.shared)
        for side, variant in (("one", pair.one), ("other", pair.other)):
            told = [it.item for it in laid.rest if it.side in {"both", side}]
            setting = escaped(f"{pair.ruling}: {variant.settings[pair.ruling]}")
            yield [self.words["then" if told else "end"].format(setting=setting)]
            yield list(self._listed(told, number))[1:]

    def _listed(self, told: Sequence[Told], number: int) -> Iterator[str]:
        """As items, the outermost counted from behind *number*."""
        listing = Listing(number)
        for each in told:
            self._named.update(each.rules)
            yield from listing.item(each)

    def ground(self) -> Iterator[str]:
        """The rules that were named, in the order of the register."""
        found = [rule for name, rule in self.rules.items() if name in self._named]
        if found:
            yield f"### {self.words['rests']}"
            yield ""
        yield from (rule_item(rule, self.lang) for rule in found)
