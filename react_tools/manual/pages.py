"""The pages of rules, rulings and scenarios, in plain text."""

from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.scenario import Scenario
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "source": "source",
        "line": "line",
        "overrides": "overrides",
        "ruling": "ruling",
        "default": "default",
        "why": "why",
        "rules": "rules",
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
        "rules": "правила",
        "scenario": "сценарий",
        "file": "файл",
        "cites": "показывает",
        "twin": "двойник",
        "see": "смотри",
        "step": "шаг",
        "permission": "разрешение",
        "prohibition": "запрет",
        "exception": "исключение",
        "definition": "определение",
        "pointer": "указание",
    },
}


def rule_page(rule: Rule, lang: Lang) -> str:
    """A rule: what it says, where the book says it, what it overrides."""
    words = _WORDS[lang]
    lines = ", ".join(str(it) for it in (rule.line, *rule.also))
    told = [
        f"{rule.id}: {rule.title[lang]} ({words.get(rule.kind, rule.kind)})",
        "",
        rule.says[lang],
        "",
        f"{words['source']}: {rule.heading}, {words['line']} {lines}",
    ]
    if rule.overrides:
        told.append(f"{words['overrides']}: {', '.join(rule.overrides)}")
    return "\n".join(told)


def rule_place(rule: Rule, lang: Lang) -> str:
    """The heading under which, and the first line where, the book says a rule."""
    return f"{rule.heading}, {_WORDS[lang]['line']} {rule.line}"


def ruling_page(ruling: Ruling, lang: Lang) -> str:
    """A ruling: the question, its settings, the default and why."""
    words = _WORDS[lang]
    default = f" ({words['default']})"
    settings = [
        f"  {name}{default if name == ruling.default else ''}: {setting.says[lang]}"
        for name, setting in ruling.settings.items()
    ]
    why = f"{words['why']}: {ruling.why[lang]}"
    rules = f"{words['rules']}: {', '.join(ruling.rules)}"
    head = f"{ruling.id} ({words['ruling']})"
    return "\n".join([head, "", ruling.question[lang], "", *settings, "", why, rules])


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
