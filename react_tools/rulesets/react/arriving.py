"""What answers units that have come to stand somewhere, in the order of its answers.

It is noticed while the field is as their coming has left it; none answers yet (react.field).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from react_tools.rulesets.react.answering import Noticed, notice
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.state import changed
from react_tools.rulesets.react.table import Table

if TYPE_CHECKING:
    from react_tools.rulesets.react.match import Match


def woken(
    table: Table, arrivals: Sequence[tuple[int, int]], before: Sequence[int], way: str
) -> list[Noticed]:
    """What waits for those who have come, unit by unit; *before*: where everybody stood."""
    match, found = table.match, list[Noticed]()
    stirred = match.stirred(way)
    for unit, zone in arrivals:
        if unit not in stirred:
            continue
        for fact, ruling in _arrival(match, unit, zone, before[unit], way):
            waiting = notice(table, fact)
            if waiting and (not ruling or table.ruling(ruling) == "yes"):
                found += waiting
    return found


def _arrival(match: "Match", unit: int, zone: int, origin: int, way: str) -> list[tuple[Fact, str]]:
    """What one unit's arrival tells, as far as a passive waits for it.

    Each fact with the ruling that says whether it is one; empty where the book says it.
    """
    waited, told = match.passives, list[tuple[Fact, str]]()
    if origin == NOWHERE:
        if "summoned" in waited:
            told.append((Fact("summoned", unit, zone, NOWHERE, way), ""))
        if "entered" in waited:
            told.append((Fact("entered", unit, zone, NOWHERE, way), "entry-by-summon"))
        return told
    open_question = "attached-enters" if unit in match.attached else ""
    if "left" in waited:
        told.append((Fact("left", unit, origin, origin, way), open_question))
    if "entered" in waited:
        told.append((Fact("entered", unit, zone, origin, way), open_question))
    return told


def along_the_way(
    table: Table, noticed: list[Noticed], unit: int, way: Sequence[int]
) -> list[Noticed]:
    """What answers a jump, in the order of its way (ruling jump-enters).

    The unit has landed already when they answer; but whether it is they who wait for it is seen
    as if it stood in each zone of its *way*, the first of which is the one that it left.
    """
    if table.recorder is None and table.rulings["jump-enters"] == "no":
        return noticed
    landed, found = table.state.where, list[Noticed]()
    for origin, zone, after in zip(way, way[1:], (*way[2:], landed[unit]), strict=False):
        table.state.where = changed(landed, unit, zone)
        found += notice(table, Fact("entered", unit, zone, origin, "jump"))
        table.state.where = changed(landed, unit, after)
        found += notice(table, Fact("left", unit, zone, zone, "jump"))
    table.state.where = landed
    if not found or table.ruling("jump-enters") == "no":
        return noticed
    first = [it for it in noticed if (it[1].subject, it[1].trigger) == (unit, "left")]
    return [*first, *found, *(it for it in noticed if it not in first)]


def of_both(table: Table, noticed: list[Noticed]) -> list[Noticed]:
    """What answers a swap: both have come at once, and one is answered first (swap-order)."""
    units, active = table.match.units, table.state.active
    turned = sorted(noticed, key=lambda it: units[it[1].subject].owner != active)
    return turned if turned != noticed and table.ruling("swap-order") == "active" else noticed
