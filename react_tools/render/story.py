"""What a trace tells, before it has a form: events, refused steps and pictures in their order."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from react_tools.game import Picture
from react_tools.rulebook import Rule, Ruling
from react_tools.scenario.player import Refused
from react_tools.scenario.runner import Run
from react_tools.trace.event import Lang, Rules, is_rule

RESTS = "†"
"""The mark of a step that rests on a ruling, and of the ruling at the end of a trace."""
_WORDS = {
    "en": ("Refused", "that is not played yet"),
    "ru": ("Отказ", "такое пока не разыгрывается"),
}


class Told(NamedTuple):
    """A sentence of the story – what happened, or a step that was refused –, and its rules."""

    depth: int
    text: str
    rules: Rules
    refused: bool = False

    @property
    def ground(self) -> str:
        """What it rests on, as a list; rulings bear the mark under which they are told below."""
        return ", ".join(it if is_rule(it) else RESTS + it for it in self.rules)


Part = Told | Picture


def story(run: Run, lang: Lang, rules: Mapping[str, Rule], since: int = 0) -> Iterator[Part]:
    """Everything that happened from the entry with index *since* on; first the table then."""
    recorder = run.game.recorder
    entries = recorder.entries if recorder else []
    pictures = run.game.pictures(lang)
    if not since and -1 in pictures:
        yield pictures[-1]
    for at, entry in enumerate(entries[since:], since):
        yield from _refusals(run, at, lang, rules)
        if not entry.event.quiet:
            text = entry.event.say(run.game.teller, lang)
            yield Told(entry.depth, text, in_order(entry.cited(), rules))
        if at in pictures:
            yield pictures[at]
    yield from _refusals(run, len(entries), lang, rules)


def events(run: Run, lang: Lang, rules: Mapping[str, Rule]) -> list[Told]:
    """The same without the pictures."""
    return [it for it in story(run, lang, rules) if isinstance(it, Told)]


def _refusals(run: Run, at: int, lang: Lang, rules: Mapping[str, Rule]) -> Iterator[Told]:
    """The steps that were refused before the entry *at*."""
    for refused in run.refusals:
        if refused.at == at:
            text = f"{_WORDS[lang][0]}: {refusal(refused, lang, rules)}"
            yield Told(0, text, in_order(refused.rules, rules), refused=True)


def refusal(refused: Refused, lang: Lang, rules: Mapping[str, Rule]) -> str:
    """What was tried and why it is not legal; in Russian the reason is what the rule says."""
    known = [rules[rule].says[lang] for rule in refused.rules if rule in rules]
    reason = (known or [_WORDS[lang][1]])[0] if lang != "en" else refused.message
    return f"{refused.told[lang]} – {reason}"


def in_order(cited: Rules, rules: Mapping[str, Rule]) -> Rules:
    """Rules in the order of the register, rulings behind them."""
    order = {rule: at for at, rule in enumerate(rules)}
    return tuple(sorted(cited, key=lambda it: order.get(it, len(order))))


def shown_rules(run: Run, rules: Mapping[str, Rule]) -> list[Rule]:
    """The rules that stand in a printed trace, and those whose example it is, in their order."""
    shown = _shown(run) | {name for name in _cited(run) if name in rules and rules[name].points}
    return [rule for name, rule in rules.items() if name in shown]


def touched_rulings(run: Run, rulings: Mapping[str, Ruling]) -> list[tuple[Ruling, str]]:
    """The rulings on which something in a printed trace rests, each with its setting."""
    found = sorted(_shown(run) & set(rulings))
    return [(rulings[it], run.scenario.rulings.get(it, rulings[it].default)) for it in found]


def _cited(run: Run) -> Iterator[str]:
    """The rules that a scenario was made to show."""
    return (name for name, _ in run.scenario.cites)


def _shown(run: Run) -> set[str]:
    """What is cited by the events that are told and by the refusals."""
    recorder = run.game.recorder
    entries, beginning = (recorder.entries, recorder.beginning) if recorder else ([], ())
    told = [beginning, *(entry.cited() for entry in entries if not entry.event.quiet)]
    return {rule for rules in (*told, *(it.rules for it in run.refusals)) for rule in rules}
