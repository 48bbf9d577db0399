"""Every entry of the manual, in one list: what `list` lists, `explain` searches and shows."""

import re
from collections.abc import Collection, Iterator, Mapping
from inspect import cleandoc

from react_tools.manual.faults import faults
from react_tools.manual.keys import keys
from react_tools.manual.pages import rule_page, rule_place, ruling_page, scenario_page
from react_tools.manual.shown import NOTHING, Shown
from react_tools.reference.entry import Entry, Text, same
from react_tools.rulebook import Rule, Ruling
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.scenario import Scenario
from react_tools.source.tree import scalars
from react_tools.texts import TEXTS
from react_tools.trace.event import LANGS

_ID = re.compile(r"[a-z][a-z0-9-]+")


def entries(ruleset: AnyRuleset, library: Library) -> list[Entry]:
    """Rules, rulings, checks and faults, words and keys, what designers defined, scenarios.

    Rules and rulings have short pages here, for a search to look into; `book` has the whole ones.
    """
    return [
        *(_rule(it, NOTHING) for it in library.rules.values()),
        *(_ruling(it, {}, NOTHING) for it in library.rulings.values()),
        *codes(ruleset),
        *_words(ruleset),
        *_keys(ruleset),
        *ruleset.entries(library),
        *(_scenario(it) for it in library.scenarios.values()),
    ]


def book(library: Library, scenarios: Collection[Scenario]) -> Iterator[Entry]:
    """The rules and the rulings, with those of *scenarios* that show them."""
    shown = Shown.by(scenarios)
    yield from (_rule(it, shown) for it in library.rules.values())
    yield from (_ruling(it, library.rules, shown) for it in library.rulings.values())


def _rule(rule: Rule, shown: Shown) -> Entry:
    return Entry(
        id=rule.id,
        kind="rule",
        title=_text(rule.title),
        page={lang: rule_page(rule, lang, shown) for lang in LANGS},
        place={lang: rule_place(rule, lang) for lang in LANGS},
        points=rule.kind == "pointer",
    )


def _ruling(ruling: Ruling, rules: Mapping[str, Rule], shown: Shown) -> Entry:
    return Entry(
        id=ruling.id,
        kind="ruling",
        title=_text(ruling.question),
        page={lang: ruling_page(ruling, lang, rules, shown) for lang in LANGS},
        about={"default": same(ruling.default)},
        words=ruling.rules,
    )


def codes(ruleset: AnyRuleset) -> Iterator[Entry]:
    """Everything that a finding can be."""
    yield from _checks(ruleset)
    yield from faults(ruleset)


def _checks(ruleset: AnyRuleset) -> Iterator[Entry]:
    for check in (*ruleset.checks, *TEXTS):
        name = check.name.replace("_", " ")
        page = f"{check.code}: {name} ({check.level})\n\n{cleandoc(check.page)}"
        yield Entry(check.code, "check", same(name), same(page), {"level": same(str(check.level))})


def _words(ruleset: AnyRuleset) -> Iterator[Entry]:
    """The words of the card language that have a page."""
    for word, page in ruleset.pages.items():
        text = cleandoc(page.text)
        summary = text.partition("\n")[0]
        whole = f"{word} ({page.kind})\n\n{text}"
        yield Entry(word, page.kind, same(summary), same(whole))


def _keys(ruleset: AnyRuleset) -> Iterator[Entry]:
    """The keys of what can be laid over another: these are the files that designers write."""
    for kind in dict.fromkeys(ruleset.extensions.values()):
        yield from keys(ruleset.kinds[kind], ruleset.pages)


def _scenario(scenario: Scenario) -> Entry:
    """It is found by the rules it cites, and after that by every id that its file mentions."""
    told = {word for it in scalars(scenario.root) for word in _ID.findall(str(it.value))}
    return Entry(
        id=scenario.id,
        kind="scenario",
        title=same(scenario.title),
        page={lang: scenario_page(scenario, lang) for lang in LANGS},
        words=tuple(rule for rule, _ in scenario.cites),
        mentions=tuple(sorted(told)),
    )


def _text(given: Mapping[str, str]) -> Text:
    return {lang: given[lang] for lang in LANGS}
