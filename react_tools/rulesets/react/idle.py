"""Cards that did nothing when they resolved, each with the reason, for the outcome of a duel."""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.react.events.chain import (
    AbilityReturned,
    ActionDiscarded,
    LinkResolving,
    LinkVoid,
)
from react_tools.rulesets.react.events.turns import ClauseEnded, ConditionSeen
from react_tools.rulesets.react.names import Names
from react_tools.trace.choice import Chose
from react_tools.trace.event import Event, Lang
from react_tools.trace.recorder import Recorder

_SO = {
    "en": "{effect}: {why}, so nothing happens",
    "ru": "{effect}: {why}, поэтому ничего не происходит",
}
_GONE = {
    "en": "the unit whose card this is has left the field",
    "ru": "фигура, чья это карта, покинула поле",
}
_TURNED = {
    "en": "the ability card was turned over, and this side is down",
    "ru": "карту способностей перевернули, и этой стороны не видно",
}
_NO_PART = {"en": "no part of it can be applied", "ru": "ни одну её часть нельзя применить"}
_NOT_SO = {"en": "it is not so that {condition}", "ru": "неверно, что {condition}"}


def idle(names: Names, recorder: Recorder | None, lang: Lang) -> Iterator[str]:
    """A sentence, without a full stop, on each card that resolved and did nothing."""
    for link, within in _resolved(recorder):
        if why := _why(names, link, within, lang):
            effect = names.tell("effect", link.effect, lang)
            yield _SO[lang].format(effect=effect, why=why)


def _resolved(recorder: Recorder | None) -> Iterator[tuple[LinkResolving, list[Event]]]:
    """Each card that has resolved to its end, with everything that it brought about."""
    entries = recorder.entries if recorder else []
    for at, entry in enumerate(entries):
        if not isinstance(entry.event, LinkResolving):
            continue
        within = []
        for inner in entries[at + 1 :]:
            if inner.depth <= entry.depth:
                break
            within.append(inner.event)
        if any(isinstance(it, AbilityReturned | ActionDiscarded) for it in within):
            yield entry.event, within


def _why(names: Names, link: LinkResolving, within: Sequence[Event], lang: Lang) -> str:
    """Why a card did nothing; empty if it did something."""
    source = names.match.playables[link.effect].effect.id
    came = [it for it in within if isinstance(it, ClauseEnded) and it.source == source]
    if any(it.outcome.word != "nothing" or _is_answered(it) for it in came):
        return ""
    for event in within:
        if isinstance(event, LinkVoid):
            return (_TURNED if event.turned else _GONE)[lang]
    if not came:
        return _kept(names, within, lang)
    return _reason(names, came[0], lang) if len(came) == 1 else _NO_PART[lang]


def _is_answered(clause: ClauseEnded) -> bool:
    """Whether it was done, though something answered it so that nothing came of it."""
    return clause.outcome.reason is not None and clause.outcome.reason.answered


def _kept(names: Names, within: Sequence[Event], lang: Lang) -> str:
    """What kept a card from its first clause: a condition that does not hold, or a choice."""
    for event in reversed(within):
        if isinstance(event, ConditionSeen) and not event.holds:
            told = names.tell("condition", event.condition, lang)
            return _NOT_SO[lang].format(condition=told)
        if isinstance(event, Chose):
            return event.say(names, lang)
    return _NO_PART[lang]


def _reason(names: Names, clause: ClauseEnded, lang: Lang) -> str:
    """The sentence of the clause's reason, filled."""
    reason = clause.outcome.reason
    if reason is None:
        return _NO_PART[lang]
    values = {name: names.tell(name, value, lang) for name, value in clause.outcome.values}
    return (reason.ru if lang == "ru" else reason.en).format_map(values)
