"""What came of different settings of rulings, in sentences; and whether the outcome depends on any.

What several formats tell (react_tools.render.dependence).
"""

from collections.abc import Iterator, Mapping, Sequence

from react_tools.render.story import Told, events, refusal
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.outcome import EVENTS
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Pair, Settings, Variant, Varied
from react_tools.trace.event import Lang
from react_tools.trace.parting import Parting, parting

_WORDS = {
    "en": {
        "asked": " asked about",
        "untouched": "It touches no ruling{asked}.",
        "none": "The outcome depends on none of the {all} rulings{asked} that it touches: {names}.",
        "not the one": "The outcome does not depend on the one ruling{asked} that it touches: "
        "{names}.",
        "some": "The outcome depends on {some} of the {all} rulings{asked} that it touches: "
        "{names}.",
        "the one": "The outcome depends on the one ruling{asked} that it touches: {names}.",
        "others": "It does not depend on {names}.",
        "more": "Only {count} combinations of settings were played, and there are more: what only "
        "the others would show is not told.",
        "no position": "The setting makes no position: {why}",
        "stops": "The script stops at step {step}: {why}",
        "record": "The record does not go on: {why}",
        "refused": "Refused: {told}",
        "nothing": "Nothing changes",
        "unplayed": "This was not played",
        "alike": "The rest ({count}) is the same everywhere",
        "default": "default",
        "pinned": "pinned",
        "with": "with {settings}",
    },
    "ru": {
        "asked": " из названных",
        "untouched": "Ни одно толкование{asked} не затронуто.",
        "none": "Исход не зависит ни от одного из затронутых толкований{asked} ({all}): {names}.",
        "not the one": "Исход не зависит от единственного затронутого толкования{asked}: {names}.",
        "some": "Из затронутых толкований{asked} ({all}) исход зависит от {some}: {names}.",
        "the one": "Исход зависит от единственного затронутого толкования{asked}: {names}.",
        "others": "От остальных он не зависит: {names}.",
        "more": "Разыграно лишь {count} сочетаний, а есть и другие: что видно только в них, здесь "
        "не сказано.",
        "no position": "Такой расстановки не бывает: {why}",
        "stops": "Сценарий прерывается на шаге {step}: {why}",
        "record": "Дальше по записи не сыграть: {why}",
        "refused": "Отказ: {told}",
        "nothing": "Ничего не меняется",
        "unplayed": "Это не разыграно",
        "alike": "Остальное ({count}) везде одинаково",
        "default": "по умолчанию",
        "pinned": "закреплено",
        "with": "при {settings}",
    },
}


_MOST_ALIKE = 3
"""How many sentences are told of each setting though they are true of all."""


def answer(varied: Varied, lang: Lang, rulings: Mapping[str, Ruling]) -> list[str]:
    """Whether the outcome depends on a ruling; first the sentence that says it."""
    words, touched, pairs = _WORDS[lang], varied.touched, varied.pairs
    asked = words["asked"] if len(varied.own) < len(rulings) else ""
    word = "some" if pairs else "none" if touched else "untouched"
    if len(touched) == 1:
        word = "the one" if pairs else "not the one"
    names = ", ".join(pairs or touched)
    counts = {"some": len(pairs), "all": len(touched)}
    told = [words[word].format(asked=asked, names=names, **counts)]
    others = [name for name in touched if name not in pairs]
    if pairs and others:
        told.append(words["others"].format(names=", ".join(others)))
    if not varied.whole:
        told.append(words["more"].format(count=len(varied.variants)))
    return told


def under_each(
    varied: Varied, pair: Pair, ruling: Ruling, lang: Lang, rules: Mapping[str, Rule]
) -> Iterator[tuple[str, list[str]]]:
    """Each setting of a ruling with what comes of it, the others being as in a pair."""
    variants = {name: varied.under({**pair.settings, ruling.id: name}) for name in ruling.settings}
    yield from zip(variants, compared(list(variants.values()), lang, rules), strict=True)


def compared(
    variants: Sequence[Variant | None], lang: Lang, rules: Mapping[str, Rule]
) -> list[list[str]]:
    """What came of each; of what came of all alike only how much it is, if it is much.

    What is asked in the end is told if it is not the same.
    """
    asked = len({it.outcome.asked for it in variants if it is not None}) > 1
    told = [list(dict.fromkeys(sentences(it, lang, rules, asked=asked))) for it in variants]
    alike = {it for it in told[0] if all(it in others for others in told)}
    if len(alike) <= _MOST_ALIKE or len(told) == 1:
        return told
    more = _WORDS[lang]["alike"].format(count=len(alike))
    return [[*(it for it in each if it not in alike), more] for each in told]


def sentences(
    variant: Variant | None, lang: Lang, rules: Mapping[str, Rule], *, asked: bool
) -> list[str]:
    """What came of some settings, and what is *asked* then if that shall be told."""
    words = _WORDS[lang]
    if variant is None:
        return [words["unplayed"]]
    came = variant.came
    if not isinstance(came, Run):
        return [words["no position"].format(why=it.message) for it in came.findings]
    told = [
        *_stopped(variant, came, lang),
        *(words["refused"].format(told=refusal(it, lang, rules)) for it in came.refusals),
        *came.game.outcome(lang),
        *(it.message for it in came.findings if it.code == EVENTS),
    ]
    return [*(told or [words["nothing"]]), *([came.game.question(lang)] if asked else [])]


def _stopped(variant: Variant, run: Run, lang: Lang) -> Iterator[str]:
    if (stop := variant.stop) is not None:
        word = "record" if run.recorded else "stops"
        yield _WORDS[lang][word].format(step=stop.step, why=stop.finding.message)


def parted(pair: Pair, lang: Lang, rules: Mapping[str, Rule]) -> Parting[Told] | None:
    """Where the two traces of a pair part; None if one of them makes no position."""
    traces = []
    for variant in (pair.one, pair.other):
        came = variant.came
        if not isinstance(came, Run):
            return None
        stopped = (Told(0, it, (), refused=True) for it in _stopped(variant, came, lang))
        traces.append([*events(came, lang, rules), *stopped])
    return parting(*traces)


def marks(run: Run, ruling: Ruling, setting: str, lang: Lang) -> str:
    """Whether a setting is the default, and whether the scenario pins it; empty if neither."""
    words = _WORDS[lang]
    found = [words["default"]] if setting == ruling.default else []
    if run.scenario.rulings.get(ruling.id) == setting:
        found.append(words["pinned"])
    return ", ".join(found)


def elsewhere(settings: Settings, lang: Lang) -> str:
    """How other rulings are set; empty if there are none."""
    told = ", ".join(f"{name}: {it}" for name, it in settings.items())
    return _WORDS[lang]["with"].format(settings=told) if settings else ""
