"""Whether two effects are the same: the same words, wherever they stand."""

from collections.abc import Hashable

from react_tools.rulesets.react.definitions import Effect
from react_tools.rulesets.react.steps import Branch, Clause, Each, May, Pick, Step, Written


def words_of(effect: Effect) -> Hashable:
    """An effect without id, name and place: equal for effects that do the same in the same way."""
    return effect.kind, _text(effect.cost), said(effect.steps)


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
    return " ".join(written.text.split()) if written is not None else ""
