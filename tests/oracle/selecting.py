"""What a clause is about: the phrases of a parameter, with what they let their player choose.

A phrase asks exactly when it says `a`, a number or `up to`; everything else is looked up.
"""

from collections.abc import Sequence

from react_tools.rulesets.react.language.phrase import Phrase, Quantity, Those, ZoneOf
from react_tools.rulesets.react.steps import Clause, Written
from tests.oracle import field, phrases
from tests.oracle.asking import Story, pick
from tests.oracle.frame import Frame, Thing
from tests.oracle.table import Being, Unit, Zone


def name(thing: Thing) -> str:
    """What scripts call a unit or a zone."""
    return thing.name if isinstance(thing, Being) else field.named(thing)


def selected(frame: Frame, written: Sequence[Written]) -> Story[list[Thing]]:
    """The units and zones that several phrases mean together, each once, by zone if several do."""
    found = list[Thing]()
    for one in written:
        for thing in (yield from _meant(frame, one.phrase)):
            if thing not in found:
                found.append(thing)
    return found if len(written) == 1 else sorted(found, key=lambda it: _rank(frame, it))


def _rank(frame: Frame, thing: Thing) -> tuple[int, int]:
    """From the lowest row, left to right."""
    column, row = where(frame, thing) if on_field(frame, thing) else (0, 0)
    return row, column


def _meant(frame: Frame, phrase: Phrase) -> Story[list[Thing]]:
    if isinstance(phrase, ZoneOf):
        whose = yield from _meant(frame, phrase.units)
        return [where(frame, it) for it in whose if on_field(frame, it)]
    candidates = list[Thing]()
    if phrases.means_zones(frame, phrase):
        candidates.extend(phrases.zones(frame, phrase))
    else:
        candidates.extend(it.being for it in phrases.units(frame, phrase))
    if isinstance(phrase, Those) and phrase.quantity.asks:
        candidates = yield from some_of(frame, candidates, phrase.quantity)
        frame.chosen = candidates
    return candidates


def some_of(frame: Frame, among: Sequence[Thing], quantity: Quantity) -> Story[list[Thing]]:
    """So many of them, one after the other; with `up to` there may be an end to it."""
    left, found = list(among), list[Thing]()
    ends = quantity.kind == "up to"
    while left and len(found) < quantity.count:
        words = [name(it) for it in left] + ["none"] * ends
        at = yield from pick(frame.table, frame.actor, words)
        if at == len(left):
            return found
        found.append(left.pop(at))
    return found


def on_field(frame: Frame, thing: Thing) -> bool:
    """Whether it is a zone, or a unit that stands on the field."""
    return not isinstance(thing, Being) or frame.table.found(thing) is not None


def where(frame: Frame, thing: Thing) -> Zone:
    """A zone itself, or that of a unit which stands on the field."""
    if not isinstance(thing, Being):
        return thing
    return unit(frame, thing).stands


def unit(frame: Frame, thing: Thing) -> Unit:
    """The unit that is remembered, which stands on the field."""
    assert isinstance(thing, Being)
    found = frame.table.found(thing)
    assert found is not None
    return found


def units(frame: Frame, clause: Clause, word: str) -> Story[list[Unit]]:
    """The units that a parameter means."""
    found = yield from selected(frame, clause.arguments.get(word, ()))
    beings = (it for it in found if isinstance(it, Being))
    return [unit for it in beings if (unit := frame.table.found(it)) is not None]


def zones(frame: Frame, clause: Clause, word: str) -> Story[list[Zone]]:
    """The zones that a parameter means, each once."""
    found = yield from selected(frame, clause.arguments.get(word, ()))
    return [it for it in found if not isinstance(it, Being)]


def one(frame: Frame, things: Sequence[Thing]) -> Story[Thing | None]:
    """The one thing that a verb can use; of several its player chooses."""
    if not things:
        return None
    at = yield from pick(frame.table, frame.actor, [name(it) for it in things])
    if len(things) > 1:
        frame.chosen = [things[at]]
    return things[at]


def next_of(frame: Frame, left: list[Thing]) -> Story[Thing]:
    """Which of those that are left is treated next; it leaves the list (ruling each-order)."""
    if frame.table.ruled("each-order", "board"):
        return left.pop(0)
    return left.pop((yield from pick(frame.table, frame.actor, [name(it) for it in left])))


def amount(frame: Frame, clause: Clause, word: str, who: str = "") -> Story[int]:
    """How many, one if it is not told; "up to" lets its player say fewer (RA-EFFECT-7)."""
    written = clause.arguments.get(word)
    if not written:
        return 1
    told = written[0].amount
    if not told.up_to:
        return told.number
    words = [str(it) for it in range(told.number + 1)]
    return (yield from pick(frame.table, who or frame.actor, words))


def choose(frame: Frame, clause: Clause) -> Story[bool]:
    """`pick`: nothing but a choice, which later clauses call `chosen`."""
    found = yield from selected(frame, clause.arguments["from"])
    frame.chosen = found
    return bool(found)
