"""Place tokens from supply on a unit or a zone.

    place: {token: ink, at: a unit}
    place: {token: scale, at: target, count: 2}

Supply is a hard limit: what it does not hold is not placed; whether the rest is, is a ruling. Of
several holders, for all of which supply is too short, the owner says who gets what is left. A zone
holds one area token: another creator's keeps it out, and so does an own one, or by a ruling it goes
back to supply.

token (main): the kind. at: units or zones; each of several gets its own.
count: how many, 1 if left out; `up to 2` lets the owner place fewer.
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly, together
from react_tools.replay.question import Option
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.holding import (
    AREA_THERE,
    COUNT,
    FOREIGN_AREA_THERE,
    HOLDER,
    NO_HOLDER,
    NOT_TOGETHER,
    OWN_AREA_THERE,
    TOKEN,
    WRONG_PLACE,
    crowded,
    each_holder,
    give_way,
    mark_company,
    misplaced,
)
from react_tools.rulesets.react.lying import place
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Verb

SUPPLY_EMPTY = Reason(
    "supply is empty",
    "no {token} is left in supply",
    "в запасе не осталось {token:of}",
    ("RA-TOKEN-4",),
)
SUPPLY_SHORT = Reason(
    "supply is short",
    "no more {token} is left in supply; what was left has been placed",
    "в запасе больше не осталось {token:of}; сколько было, выложено",
    ("short-supply", "RA-TOKEN-4"),
)
SUPPLY_TOO_SHORT = Reason(
    "supply is too short",
    "supply holds {now} {token}, fewer than this part places, so none is placed",
    "в запасе {now} {token:of}, меньше, чем нужно для этой части, поэтому не выложено ничего",
    ("short-supply", "RA-TOKEN-4"),
)


def _place_all(frame: Frame, holders: list[Option], token: int, count: int) -> Outcome:
    """Every holder gets its own, as far as supply goes; by a ruling all of it or nothing."""
    table, now = frame.table, frame.table.state.supply[token]
    enough = now >= count * len(holders)
    if enough and len(holders) == 1:
        return _place(frame, holders[0], token, count, SUPPLY_EMPTY)
    if not enough:
        for holder in holders:
            mark_company(table, holder, token)
    if enough or not _is_short(table, holders, token, count):
        return together([_place(frame, it, token, count, SUPPLY_EMPTY) for it in holders])
    if table.decides("short-supply") == "none":
        return nothing(SUPPLY_TOO_SHORT, token=token, now=now)
    rest, came = holders.copy(), list[Outcome]()
    while rest:
        holder = rest[0]
        if _is_short(table, rest, token, count):
            holder = frame.next_of(_takers(table, rest, token))
        rest.remove(holder)
        came.append(_place(frame, holder, token, count, SUPPLY_SHORT))
    return together(came)


def _takers(table: Table, holders: list[Option], token: int) -> list[Option]:
    """The holders that can take a token of a kind, if supply has one."""
    return [
        it
        for it in holders
        if misplaced(table, it, token) is None and crowded(table, it, token) is None
    ]


def _is_short(table: Table, holders: list[Option], token: int, count: int) -> bool:
    """Whether supply holds some tokens, but not all that the holders are to get."""
    takers = _takers(table, holders, token)
    wanted = sum(_wanted(table, it, token, count) for it in takers)
    return 0 < table.state.supply[token] < wanted


def _wanted(table: Table, holder: Option, token: int, count: int) -> int:
    """How many a holder is to get; a zone holds but one area token (RA-AREA-2)."""
    return 1 if token in table.match.areas and holder.field == "zone" else count


def _place(frame: Frame, holder: Option, token: int, count: int, short: Reason) -> Outcome:
    """Place tokens at one holder; *short* says why it does not get all."""
    table, supply = frame.table, frame.table.state.supply[token]
    match = table.match
    if not match.crowding and supply >= count and (token, holder.field) in match.lie:
        place(table, holder, token, count)
        return DONE
    if wrong := misplaced(table, holder, token):
        return wrong
    wanted = _wanted(table, holder, token, count)
    available = min(wanted, supply)
    if not available:
        return nothing(short, token=token)
    if match.crowding:
        if apart := crowded(table, holder, token):
            return apart
        give_way(table, holder, token)
    place(table, holder, token, available)
    if available == count:
        return DONE
    if wanted < count:
        return partly(AREA_THERE, lying=token, holder=holder)
    return partly(short, token=token)


def _compile(arguments: Arguments) -> Act:
    return each_holder(arguments, "at", _place_all)


PLACE = Verb(
    name="place",
    main="token",
    parameters={"token": TOKEN, "at": HOLDER, "count": COUNT},
    compile=_compile,
    reasons=(
        NO_HOLDER,
        WRONG_PLACE,
        AREA_THERE,
        OWN_AREA_THERE,
        FOREIGN_AREA_THERE,
        SUPPLY_EMPTY,
        SUPPLY_SHORT,
        SUPPLY_TOO_SHORT,
        NOT_TOGETHER,
        CHOSE_NOT_TO,
    ),
    page=__doc__,
)
