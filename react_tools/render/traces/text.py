"""A trace for people: the field, then each event beneath its cause, each with its rules.

The field is drawn at the beginning and wherever an event says so: before the first link
and after each. Refused steps stand where they were tried. At the end come the verdict and
the titles of the rules that were cited.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from react_tools.game import Picture
from react_tools.render.findings.text import finding_lines
from react_tools.render.line import Line, Piece, line, width, wrap
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.runner import Refused, Run
from react_tools.trace.event import Lang, Rules

_COLUMNS = 80
_DIM = "dim"

_WORDS = {
    "en": {
        "refused": "Refused",
        "unready": "that is not played yet",
        "rules": "Rules",
        "holds": "everything came as the scenario says",
        "fails": "it did not come as the scenario says:",
    },
    "ru": {
        "refused": "Отказ",
        "unready": "такое пока не разыгрывается",
        "rules": "Правила",
        "holds": "всё вышло так, как говорит сценарий",
        "fails": "вышло не так, как говорит сценарий:",
    },
}


def lines(
    run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> list[Line]:
    """The whole trace."""
    scenario = run.scenario
    told = [
        *(line(Piece(each, "bold")) for each in wrap(scenario.title, _COLUMNS)),
        line(Piece(scenario.id, _DIM)),
        line(),
        *_story(run, lang, rules),
        line(),
        *_verdict(run, lang),
        *_cited(run, lang, rules, rulings),
    ]
    return [one for before, one in pairwise([line(), *told]) if one or before]


def _story(run: Run, lang: Lang, rules: Mapping[str, Rule]) -> Iterator[Line]:
    recorder = run.game.recorder
    entries = recorder.entries if recorder else []
    pictures = run.game.pictures(lang)
    yield from _picture(pictures.get(-1))
    yield line()
    for at, entry in enumerate(entries):
        yield from _refusals(run, at, lang, rules)
        event = entry.event
        if not event.quiet:
            style = "bold" if entry.depth == 0 else ""
            cited = _in_order(event.cited(), rules)
            yield from _told("  " * entry.depth, event.say(run.game.teller, lang), cited, style)
        if at in pictures:
            yield line()
            yield from _picture(pictures[at])
            yield line()
    yield from _refusals(run, len(entries), lang, rules)


def _refusals(run: Run, at: int, lang: Lang, rules: Mapping[str, Rule]) -> Iterator[Line]:
    for refused in run.refusals:
        if refused.at == at:
            text = f"{_WORDS[lang]['refused']}: {_refused(refused, lang, rules)}"
            yield from _told("", text, _in_order(refused.rules, rules), "bold red")


def _refused(refused: Refused, lang: Lang, rules: Mapping[str, Rule]) -> str:
    """What was tried and why it is not legal; in Russian the reason is what the rule says."""
    known = [rules[rule].says[lang] for rule in refused.rules if rule in rules]
    reason = (known or [_WORDS[lang]["unready"]])[0] if lang != "en" else refused.message
    return f"{refused.tried} – {reason}"


def _in_order(cited: Rules, rules: Mapping[str, Rule]) -> Rules:
    """Rules in the order of the register, rulings behind them."""
    order = {rule: at for at, rule in enumerate(rules)}
    return tuple(sorted(cited, key=lambda it: order.get(it, len(order))))


def _told(indent: str, text: str, rules: Rules, style: str) -> Iterator[Line]:
    """A line and its rules behind it; beneath it, where the screen is too narrow."""
    cited = f"[{', '.join(rules)}]" if rules else ""
    told = wrap(text, _COLUMNS - len(indent))
    for each in told[:-1]:
        yield line(indent, Piece(each, style))
    last = told[-1]
    if width(indent) + width(last) + 2 + len(cited) <= _COLUMNS:
        yield line(indent, Piece(last, style), "  " if cited else "", Piece(cited, _DIM))
    else:
        yield line(indent, Piece(last, style))
        yield line(indent, "    ", Piece(cited, _DIM))


def _picture(picture: Picture | None) -> Iterator[Line]:
    for each in picture.lines if picture else ():
        yield line("    ", Piece(each, "cyan"))


def _verdict(run: Run, lang: Lang) -> Iterator[Line]:
    if run.ok:
        yield line(Piece("✓ ", "bold green"), _WORDS[lang]["holds"])
        return
    yield line(Piece("✗ ", "bold red"), _WORDS[lang]["fails"])
    for finding in run.findings:
        yield from finding_lines(finding)


def _cited(
    run: Run, lang: Lang, rules: Mapping[str, Rule], rulings: Mapping[str, Ruling]
) -> Iterator[Line]:
    """The titles of the rules above in the register's order, then the rulings that were touched."""
    shown = _shown(run)
    found = [rule for rule in rules if rule in shown]
    wide = max((len(rule) for rule in found), default=0)
    if found:
        yield line()
        yield line(Piece(_WORDS[lang]["rules"], "bold"))
    for rule in found:
        yield line(f"  {rule:<{wide}}  {rules[rule].title[lang]}")
    for ruling in sorted(shown & set(rulings)):
        yield line(f"  {ruling}: {run.scenario.rulings.get(ruling, rulings[ruling].default)}")


def _shown(run: Run) -> set[str]:
    """The rules that stand in the trace: those of the lines printed and of the refusals."""
    recorder = run.game.recorder
    events = [entry.event for entry in recorder.entries] if recorder else []
    told = [event.cited() for event in events if not event.quiet]
    return {rule for rules in (*told, *(it.rules for it in run.refusals)) for rule in rules}
