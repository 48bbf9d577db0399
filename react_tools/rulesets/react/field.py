"""The field's doors: the only ways in which units and tokens come, go and are hurt.

Every way of coming to stand in a zone passes `come_to_stand` (move, jump, swap, summon), every
way of leaving the field passes `leave`, all damage passes `damage`. Each tells passives what
happened, after the change is whole.
"""

from collections.abc import Sequence
from typing import NamedTuple

from react_tools.replay.question import GameOverError, Option
from react_tools.rulesets.react.answering import (
    Noticed,
    answer,
    answer_beneath,
    notice,
    seen,
)
from react_tools.rulesets.react.arriving import along_the_way, of_both, woken
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.cancelling import cancel
from react_tools.rulesets.react.events.chain import UnitGivenUp
from react_tools.rulesets.react.events.field import (
    CreatorDamaged,
    SummonDestroyed,
    TokenReturned,
    TokenStayed,
    UnitRemoved,
    ZonesDamaged,
)
from react_tools.rulesets.react.events.harm import CreatorWounded
from react_tools.rulesets.react.events.turns import DuelEnded
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.lying import boulders_at, hold, room, unlike_at
from react_tools.rulesets.react.replacing import Hit
from react_tools.rulesets.react.state import changed
from react_tools.rulesets.react.table import Table
from react_tools.trace.event import Event

DRAW = 2


class Harm(NamedTuple):
    """What came of damage: whether somebody was hit, and the zones of which it was cancelled.

    Boulders *shielded* them, or a passive *spared* whoever stood there.
    """

    hit: bool
    shielded: tuple[int, ...] = ()
    spared: tuple[int, ...] = ()


_EMPTY = Harm(hit=False)


def come_to_stand(
    table: Table, arrivals: Sequence[tuple[int, int]], way: str, over: Sequence[int] = ()
) -> None:
    """Let units come to stand in zones, all at once; then passives answer.

    The first of the units has jumped over the zones *over*, in that order.
    """
    match = table.match
    fallen: list[Noticed] = []
    if match.pieces_fall:
        arrivals, fallen = _fall(table, arrivals)
    stirred, told = match.stirred(way), bool(fallen)
    before = table.state.where
    table.state.where = where = before.copy()
    for unit, zone in arrivals:
        where[unit] = zone
        if unit in stirred:
            told = True
    if told:
        noticed = woken(table, arrivals, before, way)
        if over:
            unit = arrivals[0][0]
            noticed = along_the_way(table, noticed, unit, (before[unit], *over))
        elif way == "swap":
            noticed = of_both(table, noticed)
        noticed = [*noticed, *seen(table, fallen)] if fallen else noticed
        on_the_way = bool(over) and table.rulings["jump-enters"] == "yes"
        answer_beneath(table, noticed, on_the_way=on_the_way)


def _fall(
    table: Table, arrivals: Sequence[tuple[int, int]]
) -> tuple[Sequence[tuple[int, int]], list[Noticed]]:
    """Let those leave the field who come to NOWHERE: who is left, and what has noticed it."""
    fallen = [unit for unit, zone in arrivals if zone == NOWHERE]
    if not fallen:
        return arrivals, []
    return [it for it in arrivals if it[1] != NOWHERE], _take_off(table, fallen)


def leave(table: Table, unit: int) -> None:
    """Take a unit off the field: what rides on it returns to supply (RA-TOKEN-3), or stays."""
    state, kinds, zone = table.state, len(table.match.tokens), table.state.where[unit]
    state.where = changed(state.where, unit, NOWHERE)
    state.exhausted = changed(state.exhausted, unit, 0)
    state.stamp = changed(state.stamp, unit, state.stamp[unit] + 1)
    with table.beneath():
        for token in range(kinds):
            if count := state.riding[unit * kinds + token]:
                _shed(table, Option("unit", unit), Option("zone", zone), token, count)


def _shed(table: Table, unit: Option, zone: Option, token: int, count: int) -> None:
    """The tokens of a kind on a unit that leaves go to supply, or by a ruling stay in its zone."""
    rulings, able = table.rulings, room(table, zone, token, count)
    beside = bool(able) and unlike_at(table, zone, token) != NOWHERE
    stays = rulings["tokens-of-left"] == "zone"
    stay = able if stays and not (beside and rulings["boulder-tokens"] == "no") else 0
    if stay:
        table.record(TokenStayed(token, zone.value, stay))
        hold(table, unit, token, -stay)
        hold(table, zone, token, stay)
    if stay < count:
        table.record(TokenReturned(token, count - stay))
        hold(table, unit, token, stay - count)
    if able:
        table.ruling("tokens-of-left")
    if beside and stays:
        table.ruling("boulder-tokens")


def damage(table: Table, zones: Sequence[int], amount: int) -> Harm:
    """Damage zones, all at once, whoever stands there (RA-DAMAGE-1, RA-DAMAGE-4).

    First boulders and passives cancel, then all damage is dealt, then summons without health leave,
    then the end is looked for, then passives answer.
    """
    broken = boulders_at(table, zones) if table.match.boulders else []
    struck = [(unit, zone) for zone in zones if (unit := table.standing(zone)) != NOWHERE]
    if not struck and not broken:
        return _EMPTY
    table.record(ZonesDamaged(tuple(zones), amount))
    with table.beneath():
        stamp = table.state.stamp
        hits = [Hit(unit, stamp[unit], zone, amount) for unit, zone in struck]
        spared = list[int]()
        if broken or table.match.replaces:
            spared = cancel(table, hits, broken, (zones, amount))
        left = [it for it in hits if it.amount and table.lives(it.unit, it.life)]
        spared += [it.zone for it in hits if it.amount and it not in left]
        _strike(table, left)
    return Harm(bool(left), tuple(dict.fromkeys(zone for zone, _ in broken)), tuple(spared))


def _strike(table: Table, hits: Sequence[Hit]) -> None:
    """What damage does to those who are hit, each by how much."""
    hurt, destroyed = list[Hit](), list[int]()
    for hit in hits:
        if table.match.creator_of(hit.unit) is None:
            destroyed.append(hit.unit)
        else:
            hurt.append(hit)
            _take(table, hit.unit, hit.amount, CreatorDamaged)
    noticed = _destroy(table, destroyed)
    _look_for_the_end(table)
    answer(table, [*_damaged(table, hurt), *seen(table, noticed)])


def _take(
    table: Table, unit: int, amount: int, told: type[CreatorDamaged] | type[CreatorWounded]
) -> None:
    """A creator takes damage, no more than ends the duel."""
    most, player = table.match.numbers.damage, table.match.creators.index(unit)
    now = min(table.state.damage[player] + amount, most)
    if table.recorder is not None:
        table.record(told(unit, amount, now, most))
    table.state.damage = changed(table.state.damage, player, now)


def _damaged(table: Table, hurt: Sequence[Hit]) -> list[Noticed]:
    """What passives notice of the damage that creators took, if they wait for it."""
    if "damaged" not in table.match.passives:
        return []
    facts = [Fact("damaged", it.unit, it.zone) for it in hurt]
    return [each for fact in facts for each in notice(table, fact)]


def _parting(table: Table, units: Sequence[int], way: str) -> list[Noticed]:
    """What passives notice of units that are about to leave the field, while these stand there."""
    waited, where = table.match.passives, table.state.where
    facts: list[Fact] = []
    for unit in units:
        if "left" in waited:
            facts.append(Fact("left", unit, where[unit], where[unit], way))
        if way == "destroyed" and "destroyed" in waited:
            facts.append(Fact("destroyed", unit, where[unit], NOWHERE, way))
    return [each for fact in facts for each in notice(table, fact, early=True)]


def wound(table: Table, creators: Sequence[int], amount: int) -> None:
    """Creators take damage all at once, in which no zone has a part and which nothing replaces."""
    for unit in creators:
        _take(table, unit, amount, CreatorWounded)
    _look_for_the_end(table)


def remove(table: Table, units: Sequence[int]) -> None:
    """Take summons off the field, all at once; they are not destroyed. Then passives answer."""
    answer_beneath(table, seen(table, _take_off(table, units)))


def give_up(table: Table, units: Sequence[int]) -> list[Noticed]:
    """Take summons off the field to pay a cost; what passives answer when all of it is paid."""
    return _take_off(table, units, UnitGivenUp)


def _take_off(
    table: Table,
    units: Sequence[int],
    event: type[UnitRemoved | UnitGivenUp] = UnitRemoved,
) -> list[Noticed]:
    """Take summons off the field, all at once; what passives noticed while they stood."""
    where, noticed = table.state.where, _parting(table, units, "remove")
    for unit in units:
        table.record(event(unit, where[unit]))
        leave(table, unit)
    return noticed


def _destroy(table: Table, units: Sequence[int]) -> list[Noticed]:
    """Summons lose their health and leave, all at once; what passives noticed while they stood."""
    where, noticed = table.state.where, _parting(table, units, "destroyed")
    for unit in units:
        table.record(SummonDestroyed(unit, where[unit]))
        leave(table, unit)
    return noticed


def _look_for_the_end(table: Table) -> None:
    most = table.match.numbers.damage
    beaten = [player for player, taken in enumerate(table.state.damage) if taken >= most]
    if len(beaten) == DRAW:
        end(table, DRAW, DuelEnded(DRAW, ("RA-END-4", "RA-DAMAGE-4")))
    if beaten:
        end(table, 1 - beaten[0], DuelEnded(1 - beaten[0], ("RA-END-1", "RA-END-5")))


def end(table: Table, result: int, event: Event) -> None:
    """End the duel, at once."""
    table.record(event)
    table.state.result = result
    raise GameOverError
