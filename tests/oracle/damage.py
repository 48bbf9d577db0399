"""Damage: to zones, all of a clause at once, whoever stands there (RA-DAMAGE, RA-BOULDER)."""

from copy import copy

from react_tools.rulesets.react.steps import Clause
from tests.oracle import ending, selecting, summons
from tests.oracle.asking import Fact, Story, happened
from tests.oracle.frame import Frame
from tests.oracle.table import CREATOR, Table, Unit, Zone


def damage(frame: Frame, clause: Clause) -> Story[bool]:
    """All zones are hit at the same moment; the end of the duel is looked for after that."""
    table = frame.table
    zones = yield from selecting.zones(frame, clause, "zone")
    if not zones:
        return False
    amount = yield from selecting.amount(frame, clause, "amount")
    if not amount:
        return False
    hits = list[tuple[Unit, int]]()
    for zone in zones:
        rest = shelter(table, zone, amount)
        unit = table.at(zone)
        if unit is not None and rest:
            hits.append((unit, rest))
    yield from happened(*hurt(table, hits))
    return bool(hits)


def shelter(table: Table, zone: Zone, amount: int) -> int:
    """How much damage boulders leave over; those that cancelled any leave (RA-BOULDER-3, -4)."""
    rest = amount
    lying = table.lying(zone)
    for player in table.in_turn(table.active):
        for token in table.world.sheets[player].tokens:
            while "boulder" in token.at and lying[token.id] and _breaks(table, rest):
                lying[token.id] -= 1
                table.sides[player].supply[token.id] += 1
                rest = 0 if table.ruled("boulder-amount", "all") else max(rest - 1, 0)
    return rest


def _breaks(table: Table, rest: int) -> bool:
    """Whether another boulder breaks though all may be cancelled already (boulder-several)."""
    return rest > 0 or table.ruled("boulder-several", "all")


def hurt(table: Table, hits: list[tuple[Unit, int]]) -> list[Fact]:
    """Whoever is hit takes it, all at once (RA-DAMAGE-4); a card for each damage (RA-DAMAGE-5).

    Who has no health left leaves (RA-SUMMON-2). Then the duel may be over (RA-END-1);
    passives answer only if it goes on.
    """
    creators = [(it, amount) for it, amount in hits if it.kind == CREATOR]
    for unit, amount in creators:
        side = table.sides[unit.owner]
        side.damage = min(side.damage + amount, table.world.numbers["damage"])
    facts = [Fact("damaged", copy(it), it.stands) for it, _ in creators]
    for unit, _ in hits:
        if unit.kind != CREATOR:
            facts.extend(summons.leave(table, unit, "destroyed"))
    ending.by_damage(table)
    return facts
