"""What is seen when asked, in words: `this has ink`, `there is a unit at target`, `not done`."""

from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    All,
    Condition,
    Done,
    Has,
    Is,
    Not,
    Some,
    ThereIs,
    Those,
)
from react_tools.rulesets.react.language.reader import Reader
from react_tools.rulesets.react.language.selectors import either

_STATES = ("ready", "exhausted", "own", "enemy", "free", "occupied")


def condition(reader: Reader) -> Condition:
    """One atom, or several joined by `and` or by `or`, never mixed."""
    atoms = [_atom(reader)]
    joint = reader.take("and", "or")
    if joint is None:
        return atoms[0]
    atoms.append(_atom(reader))
    while reader.take(joint):
        atoms.append(_atom(reader))
    return All(tuple(atoms)) if joint == "and" else Some(tuple(atoms))


def _atom(reader: Reader) -> Condition:
    if reader.take("not"):
        return Not(_atom(reader))
    if reader.take("done"):
        return Done()
    if reader.take("there"):
        return _there_is(reader)
    what = either(reader)
    if reader.need("has", "is") == "has":
        count = reader.number()
        return Has(what, reader.name("a token"), 1 if count is None else count)
    contrary = bool(reader.take("not"))
    like = reader.need(*_STATES, "adjacent")
    seen: Condition
    if like == "adjacent":
        reader.need("to")
        seen = Is(what, AdjacentTo(either(reader)))
    else:
        seen = Is(what, like)
    return Not(seen) if contrary else seen


def _there_is(reader: Reader) -> ThereIs:
    reader.need("is")
    first = reader.here
    those = either(reader)
    if not isinstance(those, Those):
        reader.refuse(
            first, f"'there is' wants a set, not {first.text!r}", "write `there is a unit …`"
        )
    return ThereIs(those)
