"""What came of different settings of rulings, in sentences, and where two traces part.

What several formats tell (react_tools.render.dependence).
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import NamedTuple

from react_tools.render.story import Told, events, refusal
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.counterparts import counterparts
from react_tools.scenario.endings import Ending
from react_tools.scenario.pairs import Pair, Variant
from react_tools.scenario.runner import Run
from react_tools.scenario.variants import Varied
from react_tools.trace.event import Lang
from react_tools.trace.parting import Parting, parting

_WORDS = {
    "en": {
        "any answer": "{asked}: whatever the answer, it comes to the same",
        "no position": "The setting makes no position: {why}",
        "stops": "The script stops at step {step}: {why}",
        "record": "The record does not go on: {why}",
        "refused": "Refused: {told}",
        "nothing": "Nothing changes",
        "unplayed": "This was not played",
        "alike": "The rest ({count}) is the same everywhere",
    },
    "ru": {
        "any answer": "{asked}: при любом ответе выходит то же",
        "no position": "Такой расстановки не бывает: {why}",
        "stops": "Сценарий прерывается на шаге {step}: {why}",
        "record": "Дальше по записи не сыграть: {why}",
        "refused": "Отказ: {told}",
        "nothing": "Ничего не меняется",
        "unplayed": "Это не разыграно",
        "alike": "Остальное ({count}) везде одинаково",
    },
}


_MOST_ALIKE = 3
"""How many sentences are told of each setting though they are true of all."""


_MOST_ANSWERS = 3
"""How many of the answers that come to the same are told."""


def under_each(
    varied: Varied, pair: Pair, ruling: Ruling, lang: Lang, rules: Mapping[str, Rule]
) -> Iterator[tuple[str, list[str]]]:
    """Each setting of a ruling with what comes of it, the others being as in a pair."""
    variants = {name: varied.under({**pair.settings, ruling.id: name}) for name in ruling.settings}
    yield from zip(variants, compared(list(variants.values()), lang, rules), strict=True)


class _Block(NamedTuple):
    """What comes to the same under some settings: of which answers, if it hangs on any.

    `end` is one of the endings; None if the settings were not played.
    """

    answers: str
    told: list[str]
    end: Ending | None


def compared(
    variants: Sequence[Variant | None], lang: Lang, rules: Mapping[str, Rule]
) -> list[list[str]]:
    """What came of each; of what came of all alike only how much it is, if it is much.

    What is asked in the end is told if it is not the same.
    """
    asked = {end.outcome.asked for it in variants if it is not None for end in it.endings}
    told = [list(_blocks(it, lang, rules, asked=len(asked) > 1)) for it in variants]
    blocks = [block for each in told for block in each]
    alike = {it for it in blocks[0].told if all(it in other.told for other in blocks)}
    more = _WORDS[lang]["alike"].format(count=len(alike))
    if len(alike) <= _MOST_ALIKE or len(blocks) == 1:
        alike, more = set(), ""
    return [
        [sentence for it in each for sentence in _shown(it, blocks, alike, more, lang)]
        for each in told
    ]


def _shown(
    block: _Block, blocks: Sequence[_Block], alike: Container[str], more: str, lang: Lang
) -> Iterator[str]:
    """A block without what is *alike* everywhere; where only others have something, its place."""
    told = [it for it in block.told if it not in alike]
    for other in blocks:
        if set(block.told) < set(other.told):
            told += _lacking(block, other, lang)
            break
    yield from _after(block.answers, [*told, more] if more else told)


def _after(answers: str, told: Sequence[str]) -> Sequence[str]:
    """Behind answers, all that comes of them in one sentence."""
    return [f"{answers} → {'; '.join(told)}"] if answers else told


def _lacking(block: _Block, other: _Block, lang: Lang) -> list[str]:
    """How it is here in facts, where only the other's sentences tell something."""
    one, two = (it.end.came if it.end else None for it in (block, other))
    return counterparts(one, two, lang) if isinstance(one, Run) and isinstance(two, Run) else []


def _blocks(
    variant: Variant | None, lang: Lang, rules: Mapping[str, Rule], *, asked: bool
) -> Iterator[_Block]:
    if variant is None:
        yield _Block("", [_WORDS[lang]["unplayed"]], None)
        return
    groups = variant.groups
    for ends in groups:
        told = list(dict.fromkeys(sentences(ends[0], lang, rules, asked=asked)))
        if len(groups) == 1 < len(ends):
            told.insert(0, _any_answer(ends, lang))
        yield _Block(_answers(ends, lang) if len(groups) > 1 else "", told, ends[0])


def _any_answer(ends: Sequence[Ending], lang: Lang) -> str:
    """What was asked, and that it does not matter what is answered."""
    asked = dict.fromkeys(it.question[lang] for end in ends for it in end.given)
    return _WORDS[lang]["any answer"].format(asked="; ".join(asked))


def _answers(ends: Sequence[Ending], lang: Lang) -> str:
    """Questions with their answers; where only the last answers differ, one behind the other."""
    found: dict[tuple[str, ...], list[str]] = {}
    for end in ends:
        *before, last = end.given
        asked = (*(f"{it.question[lang]}: {it.answer[lang]}" for it in before), last.question[lang])
        found.setdefault(asked, []).append(last.answer[lang])
    return " / ".join(f"{'; '.join(asked)}: {_some(it)}" for asked, it in found.items())


def _some(answers: Sequence[str]) -> str:
    more = " …" if len(answers) > _MOST_ANSWERS else ""
    return f"{' | '.join(answers[:_MOST_ANSWERS])}{more}"


def sentences(ending: Ending, lang: Lang, rules: Mapping[str, Rule], *, asked: bool) -> list[str]:
    """What came, and what is *asked* then if that shall be told."""
    words, came = _WORDS[lang], ending.came
    if not isinstance(came, Run):
        return [words["no position"].format(why=it.message) for it in came.findings]
    told = [
        *_stopped(ending, came, lang),
        *(words["refused"].format(told=refusal(it, lang, rules)) for it in came.refusals),
        *came.game.outcome(lang),
    ]
    return [*(told or [words["nothing"]]), *([came.game.question(lang)] if asked else [])]


def outcomes(variant: Variant, lang: Lang, rules: Mapping[str, Rule]) -> list[str]:
    """All that came of some settings, and what is asked then."""
    blocks = _blocks(variant, lang, rules, asked=True)
    return [sentence for it in blocks for sentence in _after(it.answers, it.told)]


def _stopped(ending: Ending, run: Run, lang: Lang) -> Iterator[str]:
    if (stop := ending.stop) is not None:
        word = "record" if run.recorded else "stops"
        yield _WORDS[lang][word].format(step=stop.step, why=stop.finding.message)


def parted(pair: Pair, lang: Lang, rules: Mapping[str, Rule]) -> Parting[Told] | None:
    """Where the two traces of a pair part; None if one of them makes no position."""
    traces = []
    for ending in pair.ends:
        came = ending.came
        if not isinstance(came, Run):
            return None
        stopped = (Told(0, it, (), refused=True) for it in _stopped(ending, came, lang))
        traces.append([*events(came, lang, rules), *stopped])
    return parting(*traces)
