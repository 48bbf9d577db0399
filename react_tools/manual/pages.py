"""The pages of rules, rulings and scenarios, in plain text."""

from collections.abc import Mapping

from react_tools.manual.shown import Shown
from react_tools.rulebook import Rule, Ruling, kind_in
from react_tools.scenario.scenario import Scenario
from react_tools.source.write import mapping, word
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "source": "source",
        "line": "line",
        "overrides": "overrides",
        "ruling": "ruling",
        "default": "default",
        "why": "why",
        "shown": "shown by",
        "pinned": "pinned by",
        "pin": "pin it",
        "scenario": "scenario",
        "file": "file",
        "cites": "cites",
        "twin": "twin",
        "see": "see",
    },
    "ru": {
        "source": "источник",
        "line": "строка",
        "overrides": "исключение из",
        "ruling": "толкование",
        "default": "по умолчанию",
        "why": "почему",
        "shown": "показывает",
        "pinned": "закрепляет",
        "pin": "закрепить так",
        "scenario": "сценарий",
        "file": "файл",
        "cites": "показывает",
        "twin": "двойник",
        "see": "смотри",
    },
}


def rule_page(rule: Rule, lang: Lang, shown: Shown) -> str:
    """A rule: what it says, where the book says it, what it overrides, what shows it."""
    words = _WORDS[lang]
    told = [
        f"{rule.id}: {rule.title[lang]} ({kind_in(lang, rule.kind)})",
        "",
        rule.says[lang],
        "",
        f"{words['source']}: {', '.join([rule_place(rule, lang), *map(str, rule.also)])}",
    ]
    if rule.overrides:
        told.append(f"{words['overrides']}: {', '.join(rule.overrides)}")
    if scenarios := shown.rules.get(rule.id):
        told.append(f"{words['shown']}: {', '.join(scenarios)}")
    return "\n".join(told)


def rule_place(rule: Rule, lang: Lang) -> str:
    """Where a rule stands: its document if there are several, its heading, its first line."""
    told = [*([rule.document[lang]] if rule.document else ()), rule.heading]
    if rule.line:
        told.append(f"{_WORDS[lang]['line']} {rule.line}")
    return ", ".join(told)


def ruling_page(ruling: Ruling, lang: Lang, rules: Mapping[str, Rule], shown: Shown) -> str:
    """A ruling: the question, each reading with what speaks for it and shows it, and ours."""
    words = _WORDS[lang]
    told = [f"{ruling.id} ({words['ruling']})", "", ruling.question[lang], ""]
    for name, setting in ruling.settings.items():
        default = f" ({words['default']})" if name == ruling.default else ""
        told.append(f"{name}{default}: {setting.says[lang]}")
        told += [f"  {_ground(rules[it], lang)}" for it in setting.rules if it in rules]
        told += [f"  {words['shown']}: {it}" for it in shown.settings.get((ruling.id, name), ())]
        told += [f"  {words['pinned']}: {it}" for it in shown.pinned.get((ruling.id, name), ())]
        told.append("")
    told.append(f"{words['why']} {ruling.default}: {ruling.why[lang]}")
    told.append(f"{words['pin']}: rulings: {mapping({ruling.id: word(ruling.default)})}")
    return "\n".join(told)


def _ground(rule: Rule, lang: Lang) -> str:
    """A rule that speaks for a setting: what it says, and where."""
    return f"{rule.id} ({rule_place(rule, lang)}): {rule.says[lang]}"


def scenario_page(scenario: Scenario, lang: Lang) -> str:
    """A scenario: its title, its file, the rules it cites, its twin, and what plays it."""
    words = _WORDS[lang]
    told = [
        f"{scenario.id} ({words['scenario']})",
        "",
        scenario.title,
        "",
        f"{words['file']}: {scenario.path}",
    ]
    if scenario.cites:
        told.append(f"{words['cites']}: {', '.join(rule for rule, _ in scenario.cites)}")
    if scenario.twin:
        told.append(f"{words['twin']}: {scenario.twin}")
    return "\n".join([*told, f"{words['see']}: react-tools simulate {scenario.id}"])
