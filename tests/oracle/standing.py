"""Coming to stand elsewhere: one unit in a zone, on the field, with all that is attached to it.

Pieces attached to a creator go along and never alone (the sheet says so; RA-SWAP-4).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tests.oracle import field, summons
from tests.oracle.asking import Fact, Story, entered, happened, left
from tests.oracle.table import CREATOR, Table, Unit, Zone

Placement = Mapping[str, Zone]
"""Where units would come to stand, by name; a creator before its pieces."""


def attached(table: Table, unit: Unit) -> list[Unit]:
    """The pieces on the field that go where a creator goes."""
    if unit.kind != CREATOR:
        return []
    own = (it for it in table.standing() if it.owner == unit.owner)
    return [it for it in own if is_attached(table, it)]


def is_attached(table: Table, unit: Unit) -> bool:
    """Whether it is a piece of its creator, which is not moved alone."""
    kind = table.world.summon(unit.kind)
    return kind is not None and bool(kind.attached)


def along(table: Table, unit: Unit, to: Zone) -> dict[str, Zone]:
    """Where a unit and all that is attached to it would come to stand."""
    by = field.offset(unit.stands, to)
    return {it.name: field.shifted(it.stands, by) for it in [unit, *attached(table, unit)]}


def bars(table: Table, zone: Zone) -> bool:
    """Whether a boulder keeps units out of a zone (ruling boulder-blocks)."""
    if table.ruled("boulder-blocks", "no"):
        return False
    lying = table.lying(zone)
    return any("boulder" in it.at and lying[it.id] for _, it in table.world.tokens())


def may_stand(table: Table, name: str, placement: Placement) -> bool:
    """Whether one unit of a placement would stand on the field, alone in its zone (RA-ZONE-1)."""
    zone = placement[name]
    if not field.exists(table.world, zone) or bars(table, zone):
        return False
    there = table.at(zone)
    return there is None or there.name in placement


def settle(table: Table, placement: dict[str, Zone]) -> bool:
    """Whether a placement is legal; by a ruling pieces that are in the way of it are left out.

    Ruling attached-blocked: a creator whose piece cannot come along stays, or goes without it.
    """
    leader, *pieces = placement
    stuck = [it for it in pieces if not may_stand(table, it, placement)]
    if stuck and table.ruled("attached-blocked", "stays"):
        return False
    if not may_stand(table, leader, placement):
        return False
    for name in stuck:
        del placement[name]
    return True


def relocate(
    table: Table, unit: Unit, placement: Placement, how: str, over: Sequence[Zone] = ()
) -> Story[None]:
    """Let a unit and what is attached to it come to stand there, and passives answer.

    What answers a jump that enters what it passes does so in the order of the way (jump-enters).
    """
    yield from happened(*went(table, unit, placement, how, over), in_turn=bool(over))


def went(
    table: Table, unit: Unit, placement: Placement, how: str, over: Sequence[Zone] = ()
) -> list[Fact]:
    """Let them stand there, all at once; a piece that has no place there leaves the field."""
    gone = [it for it in attached(table, unit) if it.name not in placement]
    facts = [it for one in gone for it in summons.leave(table, one, "remove")]
    return [*changes(table, shift(table, placement), how, over), *facts]


def shift(table: Table, placement: Placement) -> list[tuple[Unit, Zone]]:
    """Move the figures; each with the zone that it has left."""
    moved = [(table.units[name], table.units[name].stands) for name in placement]
    for unit, _ in moved:
        unit.zone = placement[unit.name]
    return moved


def changes(
    table: Table, moved: Sequence[tuple[Unit, Zone]], how: str, over: Sequence[Zone] = ()
) -> list[Fact]:
    """Who left which zone and entered which; pieces too, after their creator (attached-enters)."""
    facts = list[Fact]()
    for at, (unit, origin) in enumerate(moved):
        if at and is_attached(table, unit) and table.ruled("attached-enters", "no"):
            continue
        way = [origin, *(over if at == 0 else ())]
        for start, end in zip(way, [*way[1:], unit.stands], strict=True):
            facts.append(left(unit, start, how))
            facts.append(entered(replace(unit, zone=end), start, how))
    return facts
