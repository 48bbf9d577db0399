"""What a table of coverage says in words: kinds, what is lacking, totals."""

from collections.abc import Iterable

from react_tools.coverage.showing import DUE, RULING, Coverage, Flaw, Lack, Showing, tally
from react_tools.rulebook import kind_in
from react_tools.trace.event import Lang

_LACKS = {
    "en": {
        Lack.UNCITED: "no scenario cites it",
        Lack.UNPINNED: "no scenario pins it",
        Lack.FAILS: "{scenario} fails",
        Lack.UNTOUCHED: "{scenario} is made for it, but no event or refusal there rests on it",
        Lack.TWINLESS: "{scenario} has no twin",
        Lack.UNRETURNED: "{twin}, the twin of {scenario}, does not name it in turn",
        Lack.TWIN_FAILS: "{twin}, the twin of {scenario}, fails",
        Lack.SAME_SCRIPT: "{scenario} and its twin have the same setting and script",
        Lack.SAME_OUTCOME: "{scenario} and its twin come out alike",
        Lack.SAME_SETTING: "{scenario} and its twin play by the same setting",
    },
    "ru": {
        Lack.UNCITED: "его не цитирует ни один сценарий",
        Lack.UNPINNED: "его не задаёт ни один сценарий",
        Lack.FAILS: "{scenario} не сходится",
        Lack.UNTOUCHED: "{scenario} о нём, но ни событие, ни отказ там на нём не основаны",
        Lack.TWINLESS: "у {scenario} нет двойника",
        Lack.UNRETURNED: "{twin}, двойник {scenario}, не называет его в ответ",
        Lack.TWIN_FAILS: "{twin}, двойник {scenario}, не сходится",
        Lack.SAME_SCRIPT: "у {scenario} и двойника одни и те же расстановка и ходы",
        Lack.SAME_OUTCOME: "{scenario} и его двойник кончаются одинаково",
        Lack.SAME_SETTING: "{scenario} и его двойник играют по одному толкованию",
    },
}
_WORDS = {
    "en": {
        "rules": "{tally} rules are shown ({kinds}), {rulings} rulings",
        "of": "{shown} of {due}",
        "scenarios": "scenarios looked at: {count}",
        "topic": "Rulings",
        "legend": "✓ shown, ✗ not, · need not be; behind it how many scenarios are made for it",
        "more": "{ids} and {count} more",
        "scenario": "scenario",
        "fails": "it fails",
        "loose": "it cites {rules}, but no event or refusal there rests on that",
    },
    "ru": {
        "rules": "показано правил: {tally} ({kinds}), толкований: {rulings}",
        "of": "{shown} из {due}",
        "scenarios": "просмотрено сценариев: {count}",
        "topic": "Толкования",
        "legend": "✓ показано, ✗ нет, · не обязательно; справа – сколько для этого сценариев",
        "more": "{ids} и ещё {count}",
        "scenario": "сценарий",
        "fails": "он не сходится",
        "loose": "он цитирует {rules}, но ни событие, ни отказ там на этом не основаны",
    },
}
_FIRST = 2


def kind(showing: Showing, lang: Lang) -> str:
    """What kind of rule it is, or that it is a ruling."""
    return kind_in(lang, showing.kind)


def why(showing: Showing, lang: Lang) -> str:
    """Why it is not shown; empty if it is, or need not be."""
    if showing.why is None:
        return ""
    lack, witness = showing.why
    scenario = witness.scenario if witness else None
    return _LACKS[lang][lack].format(
        scenario=scenario.id if scenario else "", twin=scenario.twin if scenario else ""
    )


def flawed(flaw: Flaw, lang: Lang) -> tuple[str, str]:
    """That it is a scenario, and what is wrong with it."""
    words = _WORDS[lang]
    loose = words["loose"].format(rules=", ".join(flaw.cites))
    return words["scenario"], loose if flaw.cites else words["fails"]


def first(showing: Showing, lang: Lang) -> str:
    """The first of the scenarios that show it; where it need not be shown, of those that cite it.

    Empty if there are none.
    """
    ids = [it.scenario.id for it in showing.witnesses if it.lack is None or not showing.due]
    told, more = ", ".join(ids[:_FIRST]), len(ids[_FIRST:])
    return _WORDS[lang]["more"].format(ids=told, count=more) if more else told


def heading(topic: str, showings: Iterable[Showing], lang: Lang) -> str:
    """A group of the register, and how much of it is shown."""
    told = tally(showings)
    counted = f" ({_of(told, lang)})" if told[1] else ""
    return f"{topic or _WORDS[lang]['topic']}{counted}"


def totals(coverage: Coverage, lang: Lang) -> list[str]:
    """How many rules of each kind, and how many rulings, are shown; by how many scenarios."""
    counts = {name: _of(each, lang) for name, each in coverage.counts().items()}
    kinds = ", ".join(f"{kind_in(lang, name)} {counts[name]}" for name in DUE)
    rules = _of(tally(it for it in coverage.showings if it.kind != RULING), lang)
    words = _WORDS[lang]
    return [
        words["rules"].format(tally=rules, kinds=kinds, rulings=counts[RULING]),
        words["scenarios"].format(count=coverage.scenarios),
    ]


def legend(lang: Lang) -> str:
    """What the marks mean."""
    return _WORDS[lang]["legend"]


def _of(told: tuple[int, int], lang: Lang) -> str:
    return _WORDS[lang]["of"].format(shown=told[0], due=told[1])
