"""What a set stands for: the units or zones that fit it now, in the order of their zones."""

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language.phrase import Ray, Those
from react_tools.rulesets.react.narrowing import Placed, Reads, narrowings, region


def units_of(those: Those, meaning: Reads) -> Several:
    """The units of a set."""
    base = meaning.of_kind(those.noun, those.side)
    narrows = narrowings(those, meaning)
    wanted = {"ready": 0, "exhausted": 1}.get(those.state)
    # What lies on a way is in the order of the way; all else, in that of the zones.
    on_a_way = any(isinstance(it, Ray) for it in those.filters)

    def candidates(frame: Frame) -> list[int]:
        state = frame.table.state
        where, exhausted = state.where, state.exhausted
        found = [unit for unit in base if where[unit] != NOWHERE]
        if wanted is not None:
            found = [unit for unit in found if exhausted[unit] == wanted]
        for narrow in narrows:
            found = narrow(frame, found)
        if len(found) > 1 and not on_a_way:
            found.sort(key=where.__getitem__)
        return found

    return candidates


def zones_of(those: Those, meaning: Reads) -> Several:
    """The zones of a set; a filter of places, if there is one, says with which to begin."""
    first = next((it for it in those.filters if isinstance(it, Placed)), None)
    zones = list(meaning.things.board.zones)
    base: Several = region(first, meaning) if first is not None else lambda _: zones
    narrows = narrowings(those, meaning, done=first)
    wanted = {"free": False, "occupied": True}.get(those.state)
    if wanted is None and not narrows:
        return base

    def candidates(frame: Frame) -> list[int]:
        where, found = frame.table.state.where, base(frame)
        if wanted is not None:
            found = [zone for zone in found if (zone in where) == wanted]
        for narrow in narrows:
            found = narrow(frame, found)
        return found

    return candidates
