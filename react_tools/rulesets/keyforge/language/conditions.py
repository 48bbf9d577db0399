"""What is seen when asked, in words: `you have 6 aember`, `there is no enemy creature`, `done`."""

from react_tools.phrases.reader import Reader
from react_tools.rulesets.keyforge.language.phrase import (
    All,
    Bears,
    Condition,
    Done,
    Is,
    Not,
    Owns,
    Phrase,
    Ref,
    Some,
    ThereIs,
)
from react_tools.rulesets.keyforge.language.selectors import ONE, STATES, cards, of_quantity, those

_PLAYERS = ("you", "opponent")


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
    if reader.sees(*_PLAYERS):
        return _owns(reader)
    what = _what(reader)
    if reader.need("has", "is") == "has":
        reader.need("aember")
        return Bears(what)
    contrary = bool(reader.take("not"))
    word, like = reader.here, reader.need(*STATES, "destroyed")
    if like == "destroyed" and not isinstance(what, Ref):
        message = "what is destroyed has left play, and a set knows only cards in play"
        reader.refuse(word, message, "say it of `this`, `chosen` or `fought`")
    seen = Is(what, like)
    return Not(seen) if contrary else seen


def _what(reader: Reader) -> Phrase:
    """A fixed word, or one of a set."""
    first, found = reader.here, cards(reader)
    if not isinstance(found, Ref) and found.quantity != ONE:
        message = "of several cards it would be unclear which one is meant"
        reader.refuse(first, message, "write `a …` for at least one, or `not a … is …`")
    return found


def _owns(reader: Reader) -> Condition:
    """`you have 6 aember`, `opponent has no aember`."""
    who = reader.step().text
    reader.need("have" if who == "you" else "has")
    none = bool(reader.take("no"))
    word, number = reader.here, 1 if none else reader.number()
    if number is None:
        reader.fail()
    if not number:
        reader.refuse(word, "everybody has at least 0 aember", "write `no aember`")
    reader.need("aember")
    owns = Owns(who, number)
    return Not(owns) if none else owns


def _there_is(reader: Reader) -> Condition:
    reader.need("is")
    if reader.take("no"):
        other = bool(reader.take("other"))
        return Not(ThereIs(of_quantity(reader, ONE, other=other)))
    if not reader.sees("a", "an", "another"):
        reader.fail()
    return ThereIs(those(reader))
