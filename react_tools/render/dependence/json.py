"""On which rulings an outcome depends, for programs: one JSON document a scenario."""

from collections.abc import Mapping

from react_tools.render.differences.json import leaves, sided
from react_tools.render.document import document
from react_tools.render.findings.json import data
from react_tools.render.line import Line
from react_tools.render.outcomes import outcomes, parted, sentences
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario import difference
from react_tools.scenario.endings import Ending
from react_tools.scenario.pairs import Pair
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Varied
from react_tools.trace.event import Lang


def lines(
    varied: Varied, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """The rulings that are touched, the pair of traces for each that matters, all that came.

    `same` numbers the outcomes: equal numbers, equal outcomes.
    """
    run = varied.came
    assert run is not None  # noqa: S101 -- its own settings make a position
    numbers: dict[object, int] = {}
    combinations = [
        {
            "settings": dict(it.settings),
            "same": numbers.setdefault(it.outcome, len(numbers) + 1),
            "outcome": outcomes(it, lang, rules),
            "endings": [_ending(end, lang, rules) for end in it.endings],
        }
        for it in varied.variants
    ]
    whole = {
        "scenario": run.scenario.id,
        "title": run.scenario.title,
        "holds": run.ok,
        "findings": [data(it) for it in run.findings],
        "depends_on": list(varied.pairs),
        "way_rests_on": list(varied.ways),
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
        "all_answered": varied.answered,
    }
    return document(whole)


def _ending(ending: Ending, lang: Lang, rules: Mapping[str, Rule]) -> dict[str, object]:
    """What came of the answers that were tried; none where nothing new was asked."""
    told = sentences(ending, lang, rules, asked=True)
    missing = list(ending.missing)
    return {"answers": _given(ending, lang), "outcome": told, "events_missing": missing}


def _given(ending: Ending, lang: Lang) -> list[dict[str, str]]:
    return [
        {"question": it.question[lang], "answer": it.answer[lang], "pick": it.pick}
        for it in ending.given
    ]


def _pair(varied: Varied, pair: Pair, lang: Lang, rules: Mapping[str, Rule]) -> dict[str, object]:
    one, other = (it.came for it in pair.ends)
    laid = parted(pair, lang, rules)
    found = (
        difference.outcome(one, other) if isinstance(one, Run) and isinstance(other, Run) else []
    )
    return {
        "ruling": pair.ruling,
        "one": pair.one.settings[pair.ruling],
        "other": pair.other.settings[pair.ruling],
        "with": varied.elsewhere(pair),
        "answers": [_given(it, lang) for it in pair.ends],
        "shared": len(laid.shared) if laid else 0,
        "rest": [sided(it) for it in laid.rest] if laid else [],
        "outcome": leaves(found),
    }
