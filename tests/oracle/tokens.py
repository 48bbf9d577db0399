"""Tokens: placed from a supply that is a hard limit, and taken back (RA-TOKEN, RA-AREA)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy

from react_tools.phrases.reader import Name
from react_tools.rulesets.react.definitions import Token
from react_tools.rulesets.react.language.phrase import OneOf
from react_tools.rulesets.react.steps import Clause
from tests.oracle import lying, selecting
from tests.oracle.asking import Fact, Story, happened, pick
from tests.oracle.frame import Frame, Thing
from tests.oracle.table import Being, Table


def place(frame: Frame, clause: Clause) -> Story[bool]:
    """Each of the holders gets its tokens, one after the other (RA-TOKEN-4).

    Whether there are enough is seen once, when the effect is applied (ruling short-supply).
    """
    table = frame.table
    holders = yield from selecting.selected(frame, clause.arguments["at"])
    supply = table.sides[frame.owner].supply
    kind = (yield from _kind(frame, clause, supply)) if holders else None
    if kind is None:
        return False
    owner, token = table.world.token(kind)
    able = [it for it in holders if may_lie(frame, owner, token, it)]
    if not able:
        return False
    count = yield from selecting.amount(frame, clause, "count")
    left = there = table.sides[owner].supply[token.id]
    if there < count * len(able) and table.ruled("short-supply", "none"):
        return False
    anything = False
    while count and there and (able := [it for it in able if may_lie(frame, owner, token, it)]):
        holder = able.pop((yield from _next(frame, able, there - count * len(able))))
        for _ in range(count):
            did = bool(there) and (yield from _lay(frame, owner, token, holder))
            anything, left = anything or did, left - did
            there = _there(table, owner, token, left)
    return anything


def _there(table: Table, owner: str, token: Token, left: int) -> int:
    """How many may still be placed: what supply holds, or held at first (supply-refilled)."""
    now = table.sides[owner].supply[token.id]
    return now if table.ruled("supply-refilled", "anew") else min(now, left)


def _kind(frame: Frame, clause: Clause, *there: Mapping[str, int]) -> Story[str | None]:
    """Which kind a clause is about: the one it names, or one of a group that its player picks.

    It is picked of those of which any is there; None if there is none.
    """
    tree = clause.arguments["token"][0].tree
    if isinstance(tree, Name):
        return tree.id
    assert isinstance(tree, OneOf)
    kinds = [it for it in _group(frame, tree) if any(some[it] for some in there)]
    return kinds[(yield from pick(frame.table, frame.actor, kinds))] if kinds else None


def _group(frame: Frame, tree: object) -> list[str]:
    """The kinds that a clause may be about."""
    name = tree.group if isinstance(tree, OneOf) else tree
    assert isinstance(name, Name)
    return frame.table.world.named(frame.owner, name.id)


def _next(frame: Frame, holders: Sequence[Thing], rest: int) -> Story[int]:
    """Which holder comes next: if supply is short for all of them, its player says who gets any."""
    if rest >= 0 or frame.table.ruled("each-order", "board"):
        return 0
    return (yield from pick(frame.table, frame.actor, [selecting.name(it) for it in holders]))


def may_lie(frame: Frame, owner: str, token: Token, holder: Thing) -> bool:
    """Whether such a token may come to lie there, on a unit or on a zone."""
    if not selecting.on_field(frame, holder):
        return False
    if isinstance(holder, Being):
        return token.lies_on("unit")
    return lying.may_lie(frame.table, owner, token, holder)


def _lay(frame: Frame, owner: str, token: Token, holder: Thing) -> Story[bool]:
    """One token comes to lie there, and whatever waits for it answers at once."""
    table = frame.table
    supply = table.sides[owner].supply
    if not supply[token.id] or not may_lie(frame, owner, token, holder):
        return False
    if "area" in token.at and not isinstance(holder, Being):
        _make_room(table, holder, owner)
    supply[token.id] -= 1
    held(frame, holder)[token.id] += 1
    yield from happened(*placed(frame, token, holder))
    return True


def _make_room(table: Table, zone: tuple[int, int], owner: str) -> None:
    """An own area token that lies there goes back to supply (ruling area-again)."""
    lying = table.lying(zone)
    for token in table.world.sheets[owner].tokens:
        if "area" in token.at and lying[token.id]:
            table.sides[owner].supply[token.id] += lying[token.id]
            lying[token.id] = 0


def held(frame: Frame, holder: Thing) -> Counter[str]:
    """The tokens of a unit or a zone."""
    if not isinstance(holder, Being):
        return frame.table.lying(holder)
    return frame.table.units[holder.name].tokens


def placed(frame: Frame, token: Token, holder: Thing) -> list[Fact]:
    """A token lies there now; by a ruling the unit above it has entered (placed-under)."""
    table, zone = frame.table, selecting.where(frame, holder)
    unit = frame.table.at(zone)
    if isinstance(holder, Being):
        return [Fact("placed", copy(unit), zone, token=token.id)]
    facts = [Fact("placed", None, zone, token=token.id)]
    if unit is not None and table.ruled("placed-under", "yes"):
        facts.append(Fact("entered", copy(unit), zone, token=token.id, under=True))
    return facts


def take(frame: Frame, clause: Clause) -> Story[bool]:
    """Tokens go from each of the holders back to their owner's supply (RA-TOKEN-3)."""
    holders = yield from selecting.selected(frame, clause.arguments["from"])
    if not holders:
        return False
    kind = yield from _kind(frame, clause, *(held(frame, it) for it in holders))
    if kind is None:
        return False
    owner, _ = frame.table.world.token(kind)
    count, anything = (yield from selecting.amount(frame, clause, "count")), False
    for holder in holders:
        taken = min(count, held(frame, holder)[kind])
        held(frame, holder)[kind] -= taken
        frame.table.sides[owner].supply[kind] += taken
        anything = anything or taken > 0
    return anything


def shift(frame: Frame, clause: Clause) -> Story[bool]:
    """One token goes from one holder to another, where it counts as placed."""
    sources = yield from selecting.selected(frame, clause.arguments["from"])
    kinds = _group(frame, clause.arguments["token"][0].tree)
    having = [it for it in sources if any(held(frame, it)[kind] for kind in kinds)]
    source = yield from selecting.one(frame, having)
    if source is None:
        return False
    kind = yield from _kind(frame, clause, held(frame, source))
    assert kind is not None
    owner, token = frame.table.world.token(kind)
    goals = yield from selecting.selected(frame, clause.arguments["to"])
    goal = yield from selecting.one(frame, [it for it in goals if it != source])
    if goal is None or not may_lie(frame, owner, token, goal):
        return False
    held(frame, source)[token.id] -= 1
    held(frame, goal)[token.id] += 1
    yield from happened(*placed(frame, token, goal))
    return True
