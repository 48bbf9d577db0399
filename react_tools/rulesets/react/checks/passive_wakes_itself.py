"""RA128: passives whose own effects are what they wait for, without end."""

from collections import deque
from collections.abc import Iterator, Sequence

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import readable
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.checking.sheet import Sheet, sheet_of
from react_tools.rulesets.react.checking.waking import (
    Link,
    Woken,
    answers,
    links,
    waited_for,
)
from react_tools.rulesets.react.definitions import Creator, Passive
from react_tools.rulesets.react.library import Library

Circle = tuple[Link, ...]


@check("RA128", Level.ERROR, Creator)
def passive_wakes_itself(creator: Creator, _: Library) -> Iterator[Hit]:
    """A passive does, whenever it wakes, what wakes it again; or several wake one another.

    Why it matters: passives answer at once, so this one answers itself and the game never goes on;
    a scenario that comes there breaks off (RT214). So it is with two of which one takes off the
    field whom the other summons. A condition, a filter, a `may`, or something that is used up on
    the way ends it. What can run out by itself is not told here.

    Wrong:
        passives:
          - id: welcome
            when: entered
            who: creator
            do: [{swap: {who: creator, with: enemy creator}}]

    Right:
        passives:
          - id: welcome
            when: entered
            who: creator
            how: [move]
            do: [{swap: {who: creator, with: enemy creator}}]
    """
    sheet, told = sheet_of(creator), set[frozenset[str]]()
    passives = [
        it.passive
        for it in all_programs(creator)
        if it.passive is not None and answers(it.passive) and readable(it.written)
    ]
    for first in passives:
        circle = _circle(Woken(first, waited_for(first, sheet)), passives, sheet)
        names = frozenset(it.waker.passive.id for it in circle)
        if circle and names not in told:
            told.add(names)
            yield _hit(circle)


def _circle(first: Woken, passives: Sequence[Passive], sheet: Sheet) -> Circle:
    """Passives each of which wakes the next one, come to from *first*; empty if there are none."""
    ways: deque[Circle] = deque((it,) for it in links(first, passives, sheet))
    while ways:
        way = ways.popleft()
        woken = way[-1].woken
        before = [it.waker for it in way]
        if woken in before:
            return way[before.index(woken) :]
        ways.extend((*way, it) for it in links(woken, passives, sheet))
    return ()


def _hit(circle: Circle) -> Hit:
    """What is told of passives each of which wakes the next one, and the last one the first."""
    first, *others = circle
    cure = "add a condition, let `how:` leave this way out, or put it in a `may`"
    if not others:
        message = f"{first.waker.passive.id} wakes itself for ever: it waits for what this brings"
        return Hit(first.clause.span, message, cure)
    wakes = ", ".join(f"{it.waker.passive.id} wakes {it.woken.passive.id}" for it in circle)
    places = tuple((it.clause.span, f"this wakes {it.woken.passive.id}") for it in others)
    return Hit(first.clause.span, f"without end: {wakes}", cure, places)
