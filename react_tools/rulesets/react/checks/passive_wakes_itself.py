"""RA128: passives whose own effects are what they wait for, without end."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.programs import all_programs
from react_tools.rulesets.react.checking.sheet import sheet_of
from react_tools.rulesets.react.checking.waking import Circle, Waking
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library


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
    circles = Waking(all_programs(creator), sheet_of(creator)).circles()
    told = set[str]()
    for circle in sorted(circles, key=lambda it: (len(it), it[0][1].span)):
        ids = {passive.id for passive, _ in circle}
        if not ids & told:
            told |= ids
            yield _hit(circle)


def _hit(circle: Circle) -> Hit:
    """What is told of passives each of which wakes the next one, and the last one the first."""
    (first, clause), *others = circle
    cure = "add a condition, let `how:` leave this way out, or put it in a `may`"
    if not others:
        message = f"{first.id} wakes itself for ever: it waits for what this brings"
        return Hit(clause.span, message, cure)
    ids = [passive.id for passive, _ in circle]
    woken = dict(zip(ids, [*ids[1:], first.id], strict=True))
    wakes = ", ".join(f"{one} wakes {other}" for one, other in woken.items())
    places = tuple((it.span, f"this wakes {woken[passive.id]}") for passive, it in others)
    return Hit(clause.span, f"without end: {wakes}", cure, places)
