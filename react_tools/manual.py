"""The manual: the page of every code, rule, ruling and word of the card language."""

import difflib
from collections.abc import Mapping
from inspect import cleandoc

from react_tools import load
from react_tools.errors import UnknownNameError
from react_tools.rulebook import Rule, Ruling
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario import faults
from react_tools.schema.codes import CODES
from react_tools.source.fault import FAULTS
from react_tools.trace.event import Lang


def page(word: str, ruleset: AnyRuleset, library: Library, lang: Lang) -> str:
    """The page of *word*, in plain text.

    Raises:
        UnknownNameError: nothing is called so.
    """
    pages = code_pages(ruleset)
    if word in pages:
        return pages[word]
    if word in library.rules:
        return rule_page(library.rules[word], lang)
    if word in library.rulings:
        return ruling_page(library.rulings[word], lang)
    if word in ruleset.pages:
        found = ruleset.pages[word]
        return f"{word} ({found.kind})\n\n{cleandoc(found.text)}"
    words = [*pages, *library.rules, *library.rulings, *ruleset.pages]
    known = {it.lower(): it for it in words}
    near = [known[it] for it in difflib.get_close_matches(word.lower(), known, n=1)]
    tail = f"did you mean {near[0]!r}?" if near else "it is no code, rule, ruling, verb or trigger"
    raise UnknownNameError(f"nothing to explain about {word!r}; {tail}")


def code_pages(ruleset: AnyRuleset) -> Mapping[str, str]:
    """The page of every code that a finding can have."""
    pages = {code: f"{code}: {title}\n\n{text}" for code, (title, text) in load.PAGES.items()}
    pages |= {code: f"{code}: {title}\n\n{text}" for code, (title, text) in faults.PAGES.items()}
    pages |= {it.code: it.page for it in FAULTS.values()}
    pages |= {code: it.page for code, it in CODES.items()}
    for check in ruleset.checks:
        name = check.name.replace("_", " ")
        pages[check.code] = f"{check.code}: {name} ({check.level})\n\n{cleandoc(check.page)}"
    return pages


def rule_page(rule: Rule, lang: Lang) -> str:
    """A rule: what it says, where the book says it, what it overrides."""
    lines = ", ".join(str(it) for it in (rule.line, *rule.also))
    told = [
        f"{rule.id}: {rule.title[lang]} ({rule.kind})",
        "",
        rule.says[lang],
        "",
        f"source: {rule.heading}, line {lines}",
    ]
    if rule.overrides:
        told.append(f"overrides: {', '.join(rule.overrides)}")
    return "\n".join(told)


def ruling_page(ruling: Ruling, lang: Lang) -> str:
    """A ruling: the question, its settings, the default and why."""
    settings = [
        f"  {name}{' (default)' if name == ruling.default else ''}: {text[lang]}"
        for name, text in ruling.settings.items()
    ]
    why = f"why: {ruling.why[lang]}"
    rules = f"rules: {', '.join(ruling.rules)}"
    return "\n".join(
        [f"{ruling.id} (ruling)", "", ruling.question[lang], "", *settings, "", why, rules]
    )
