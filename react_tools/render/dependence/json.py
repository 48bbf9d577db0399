"""On which rulings an outcome depends, for programs: one JSON document a scenario."""

from collections.abc import Mapping

from react_tools.render.differences.json import leaves, sided
from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.line import Line
from react_tools.render.outcomes import parted, sentences
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario import difference
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Pair, Varied
from react_tools.trace.event import Lang


def lines(
    varied: Varied, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """The rulings that are touched, the pair of traces for each that matters, all that came.

    `same` numbers the outcomes: equal numbers, equal outcomes.
    """
    run = varied.variants[0].came
    assert isinstance(run, Run)  # noqa: S101 -- its own settings make a position
    numbers: dict[object, int] = {}
    combinations = [
        {
            "settings": dict(it.settings),
            "same": numbers.setdefault(it.outcome, len(numbers) + 1),
            "outcome": sentences(it, lang, rules, asked=True),
        }
        for it in varied.variants
    ]
    whole = {
        "scenario": run.scenario.id,
        "title": run.scenario.title,
        "holds": run.ok,
        "findings": [data(it) for it in run.findings],
        "depends_on": list(varied.pairs),
        "touched": [
            {
                "ruling": name,
                "question": rulings[name].question[lang],
                "default": rulings[name].default,
                "setting": varied.own[name],
                "pinned": name in run.scenario.rulings,
                "settings": {word: it.says[lang] for word, it in rulings[name].settings.items()},
                "depends": name in varied.pairs,
            }
            for name in varied.touched
        ],
        "pairs": [_pair(varied, pair, lang, rules) for pair in varied.pairs.values()],
        "combinations": combinations,
        "all_played": varied.whole,
    }
    return document(whole)


def _pair(varied: Varied, pair: Pair, lang: Lang, rules: Mapping[str, Rule]) -> dict[str, object]:
    one, other, laid = pair.one.came, pair.other.came, parted(pair, lang, rules)
    found = (
        difference.outcome(one, other) if isinstance(one, Run) and isinstance(other, Run) else []
    )
    return {
        "ruling": pair.ruling,
        "one": pair.one.settings[pair.ruling],
        "other": pair.other.settings[pair.ruling],
        "with": varied.elsewhere(pair),
        "shared": len(laid.shared) if laid else 0,
        "rest": [sided(it) for it in laid.rest] if laid else [],
        "outcome": leaves(found),
    }
