"""Damage: to zones, all of a clause at once, whoever stands there (RA-DAMAGE, RA-BOULDER)."""

from collections import Counter
from copy import copy

from react_tools.rulesets.react.definitions import Token
from react_tools.rulesets.react.steps import Clause
from tests.oracle import ending, selecting, summons
from tests.oracle.asking import Blow, Fact, Hit, Story, happened
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
    hits = [Hit(it.being, zone, amount) for zone in zones if (it := table.at(zone)) is not None]
    before = {zone: Counter(table.lying(zone)) for zone in zones}
    passives_first = table.ruled("replace-order", "unit")
    if passives_first:
        yield Blow(hits)
    for zone in zones:
        hit = next((it for it in hits if it.zone == zone), None)
        rest = shelter(table, zone, hit.amount if hit else amount, before[zone])
        if hit:
            hit.amount = rest
    if not passives_first:
        yield Blow(hits)
    dealt = [(unit, it) for it in hits if it.amount and (unit := table.found(it.unit)) is not None]
    yield from happened(*hurt(table, dealt))
    return bool(dealt)


def shelter(table: Table, zone: Zone, amount: int, before: Counter[str]) -> int:
    """How much damage boulders leave over; those that cancelled any leave (RA-BOULDER-3, -4).

    Of damage that is none any more they know nothing, nor do those that lay there not *before*.
    """
    rest = amount
    lying = table.lying(zone)
    for player in table.in_turn(table.active):
        for token in table.world.sheets[player].tokens:
            while amount and _lies(lying, before, token) and _breaks(table, rest):
                lying[token.id] -= 1
                before[token.id] -= 1
                table.sides[player].supply[token.id] += 1
                rest = 0 if table.ruled("boulder-amount", "all") else max(rest - 1, 0)
    return rest


def _lies(lying: Counter[str], before: Counter[str], token: Token) -> bool:
    """Whether such a boulder lies there, and lay there before."""
    return "boulder" in token.at and lying[token.id] > 0 and before[token.id] > 0


def _breaks(table: Table, rest: int) -> bool:
    """Whether another boulder breaks though all may be cancelled already (boulder-several)."""
    return rest > 0 or table.ruled("boulder-several", "all")


def hurt(table: Table, hits: list[tuple[Unit, Hit]]) -> list[Fact]:
    """Whoever is hit takes it, all at once (RA-DAMAGE-4); a card for each damage (RA-DAMAGE-5).

    Who has no health left leaves (RA-SUMMON-2). Then the duel may be over (RA-END-1);
    passives answer only if it goes on.
    """
    creators = [(it, hit) for it, hit in hits if it.kind == CREATOR]
    for unit, hit in creators:
        suffer(table, unit, hit.amount)
    facts = [Fact("damaged", copy(it), hit.zone) for it, hit in creators]
    for unit, _ in hits:
        if unit.kind != CREATOR:
            facts.extend(summons.leave(table, unit, "destroyed"))
    ending.by_damage(table)
    return facts


def suffer(table: Table, creator: Unit, amount: int) -> None:
    """A creator's damage rises, no further than to where the duel ends."""
    side = table.sides[creator.owner]
    side.damage = min(side.damage + amount, table.world.numbers["damage"])


def wound(frame: Frame, clause: Clause) -> Story[bool]:
    """Creators take damage that nothing replaces and that nothing answers, all at once."""
    those = yield from selecting.units(frame, clause, "who")
    creators = [it for it in those if it.kind == CREATOR]
    if not creators:
        return False
    amount = yield from selecting.amount(frame, clause, "amount")
    for unit in creators:
        suffer(frame.table, unit, amount)
    ending.by_damage(frame.table)
    return amount > 0
