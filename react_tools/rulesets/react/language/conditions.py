"""What is seen when asked, in words: `this has ink`, `slot is at least 3`, `not done`.

The last is no sight: `ruling fish-occupied is stay` asks how an open question is settled.
"""

from collections.abc import Callable, Mapping

from react_tools.phrases.reader import Reader
from react_tools.rulesets.react.language.nouns import kind
from react_tools.rulesets.react.language.phrase import AdjacentTo, Those
from react_tools.rulesets.react.language.selectors import counted, either
from react_tools.rulesets.react.language.statement import (
    All,
    Comparison,
    Condition,
    Counted,
    Done,
    Has,
    Is,
    Kind,
    Not,
    RulingIs,
    SlotIs,
    Some,
    Term,
    ThereIs,
    YouAreActive,
)

_STATES = ("ready", "exhausted", "ascended", "own", "enemy", "free", "occupied")


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
    if first := reader.take(*_FIRST_WORDS):
        return _FIRST_WORDS[first](reader)
    what = either(reader)
    if reader.need("has", "is") == "has":
        count = reader.number()
        return Has(what, reader.name("a token"), 1 if count is None else count)
    contrary = bool(reader.take("not"))
    seen = Is(what, _like(reader))
    return Not(seen) if contrary else seen


def _like(reader: Reader) -> str | AdjacentTo | Kind:
    """What something is: a state, beside something, a kind of unit."""
    like = reader.take(*_STATES, "adjacent")
    if like is None:
        return Kind(kind(reader))
    if like != "adjacent":
        return like
    reader.need("to")
    return AdjacentTo(either(reader))


def _counted(reader: Reader) -> Counted:
    """`number of own summons is at least 2`."""
    reader.need("of")
    return Counted(counted(reader), *_compared(reader))


def _you_are_active(reader: Reader) -> YouAreActive:
    reader.need("are")
    reader.need("active")
    return YouAreActive()


def _compared(reader: Reader) -> tuple[Comparison, int]:
    """`is at least 2`, behind what is counted."""
    reader.need("is")
    how: Comparison = "is"
    if reader.take("at"):
        how = "at least" if reader.need("least", "most") == "least" else "at most"
    number = reader.number()
    return how, number if number is not None else reader.fail()


def _ruling_is(reader: Reader) -> RulingIs:
    """`ruling fish-occupied is stay`; that there is such a ruling is for a check to see."""
    ruling = _term(reader, "a ruling")
    reader.need("is")
    return RulingIs(ruling, _term(reader, "a setting"))


def _term(reader: Reader, what: str) -> Term:
    """An id that may be a word of the language too, for settings are called `own` and `any`."""
    word = reader.here
    if word.kind != "name":
        reader.expect(what)
        reader.fail()
    reader.step()
    return Term(word.text, word.first, word.last)


def _there_is(reader: Reader) -> ThereIs:
    reader.need("is")
    first = reader.here
    those = either(reader)
    if not isinstance(those, Those):
        reader.refuse(
            first, f"'there is' wants a set, not {first.text!r}", "write `there is a unit …`"
        )
    return ThereIs(those)


_FIRST_WORDS: Mapping[str, Callable[[Reader], Condition]] = {
    "not": lambda reader: Not(_atom(reader)),
    "done": lambda _: Done(),
    "there": _there_is,
    "number": _counted,
    "you": _you_are_active,
    "slot": lambda reader: SlotIs(*_compared(reader)),
    "ruling": _ruling_is,
}
"""What a condition goes on with, by the word that it begins with."""
