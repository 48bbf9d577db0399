"""Abilities that did nothing when they were resolved, each with the reason, for the outcome."""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.keyforge.events.turns import AbilityBegan, ClauseEnded, ConditionSeen
from react_tools.rulesets.keyforge.names import Names
from react_tools.trace.choice import Chose
from react_tools.trace.event import Event, Lang
from react_tools.trace.recorder import Recorder

_SO = {
    "en": "{card}, {kind} {why}, so nothing happens",
    "ru": "{card}, {kind}: {why}, поэтому ничего не происходит",
}
_NO_PART = {"en": "no part of it can be done", "ru": "ни одну часть нельзя исполнить"}


def idle(
    names: Names, recorder: Recorder | None, lang: Lang, *, asking: bool = False
) -> Iterator[str]:
    """A sentence, without a full stop, on each ability that was resolved and did nothing.

    While a question is open (*asking*), those that are not resolved to their end are left out.
    """
    for began, within in _resolved(recorder, asking=asking):
        if why := _why(names, began, within, lang):
            card, kind = names.card(began.card, lang), names.tell("kind", began.kind, lang)
            yield _SO[lang].format(card=card, kind=kind, why=why)


def _resolved(
    recorder: Recorder | None, *, asking: bool
) -> Iterator[tuple[AbilityBegan, list[Event]]]:
    """Each ability that was resolved, with everything that it brought about."""
    entries = recorder.entries if recorder else []
    for at, entry in enumerate(entries):
        if not isinstance(entry.event, AbilityBegan):
            continue
        within = []
        for inner in entries[at + 1 :]:
            if inner.depth <= entry.depth:
                break
            within.append(inner.event)
        if not asking or at + 1 + len(within) < len(entries):
            yield entry.event, within


def _why(names: Names, began: AbilityBegan, within: Sequence[Event], lang: Lang) -> str:
    """Why an ability did nothing; empty if it did something."""
    came = [it for it in within if isinstance(it, ClauseEnded) and it.card == began.card]
    if any(it.outcome.word != "nothing" for it in came):
        return ""
    if not came:
        return _kept(names, within, lang)
    return _reason(names, came[0], lang) if len(came) == 1 else _NO_PART[lang]


def _kept(names: Names, within: Sequence[Event], lang: Lang) -> str:
    """What kept an ability from its first clause: a condition that does not hold, or a choice."""
    for event in reversed(within):
        if isinstance(event, ConditionSeen) and not event.holds:
            return names.contrary(event.condition, lang)
        if isinstance(event, Chose):
            return event.say(names, lang)
    return ""


def _reason(names: Names, clause: ClauseEnded, lang: Lang) -> str:
    """The sentence of the clause's reason, filled."""
    reason = clause.outcome.reason
    if reason is None:
        return _NO_PART[lang]
    values = {name: names.tell(name, value, lang) for name, value in clause.outcome.values}
    return (reason.ru if lang == "ru" else reason.en).format_map(values)
