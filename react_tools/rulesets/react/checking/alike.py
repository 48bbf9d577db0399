"""Whether two effects are the same: the same words, wherever they stand."""

from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache

from react_tools.rulesets.react.definitions import Effect
from react_tools.rulesets.react.steps import Branch, Clause, Each, May, Pick, Step, Written


def alike(one: Effect, other: Effect) -> bool:
    """Whether two effects cost and do the same, whatever they are called."""
    return _first(one) == _first(other) and said(one.steps) == said(other.steps)


def clones(effects: Iterable[Effect]) -> Iterator[tuple[Effect, Effect]]:
    """Each effect that an earlier one is like, behind the first such one."""
    known: dict[Hashable, list[Effect]] = {}
    for effect in effects:
        before = known.setdefault(_first(effect), [])
        twin = next((it for it in before if alike(it, effect)), None)
        if twin is not None:
            yield twin, effect
        before.append(effect)


def _first(effect: Effect) -> Hashable:
    """What differs between most effects, and is soon seen."""
    verbs = tuple(it.verb if isinstance(it, Clause) else "" for it in effect.steps)
    return effect.kind, _text(effect.cost), verbs


def said(steps: tuple[Step, ...]) -> Hashable:
    """Steps without their places."""
    return tuple(map(_said, steps))


def _said(step: Step) -> Hashable:
    match step:
        case Clause(verb, arguments, words):
            told = {name: tuple(map(_text, several)) for name, several in arguments.items()}
            return verb, *sorted(told.items()), *sorted(words.items()), _text(step.by)
        case Branch(condition, then, otherwise):
            return "if", _text(condition), said(then), said(otherwise)
        case Pick(count, lists):
            return "choose", _text(count), tuple(map(said, lists)), _text(step.by)
        case May(steps):
            return "may", said(steps), _text(step.by)
        case Each(those, steps):
            return "each", _text(those), said(steps)


def _text(written: Written | None) -> str:
    """A phrase in its one spelling, with single blanks."""
    return _spelt(written.text) if written is not None else ""


@lru_cache(maxsize=4096)
def _spelt(text: str) -> str:
    return " ".join(text.split())
