"""Place tokens from supply on a unit or a zone.

    place: {token: ink, at: a unit}
    place: {token: scale, at: target, count: 2}
    place: {token: a tool, at: this}

Supply is a hard limit: what it does not hold is not placed; whether the rest is, and whether tokens
count that come back to it meanwhile, are rulings (`short-supply`, `supply-refilled`). Of several
holders, for all of which supply is too short, the owner says who gets what is left. A zone holds
one area token: another creator's keeps it out, and so does an own one, or by a ruling it goes back
to supply.

Several tokens come to lie one after the other wherever something waits for one to come: it answers
each of them at once, and the next comes after that.

token (main): the kind; `a` and the name of a group: the owner picks one of its kinds that supply
holds, once for all that the clause places. at: units or zones; each of several gets its own.
count: how many, 1 if left out; `up to 2` lets the owner place fewer.
"""

from msgspec import Struct
from msgspec.structs import replace

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing, partly, together
from react_tools.replay.question import Option
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.holding import (
    AREA_THERE,
    COUNT,
    FOREIGN_AREA_THERE,
    GROUP_EMPTY,
    HOLDER,
    NO_HOLDER,
    NOT_TOGETHER,
    OWN_AREA_THERE,
    TOKEN,
    WRONG_PLACE,
    crowded,
    each_holder,
    from_supply,
    give_way,
    mark_company,
    misplaced,
)
from react_tools.rulesets.react.lying import is_answered, place
from react_tools.rulesets.react.reasons import CHOSE_NOT_TO, LEFT_THE_FIELD
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.verb import Act, Arguments, Brings, Verb

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
SUPPLY_COUNTED = Reason(
    "supply was counted before",
    "supply held no more {token} when this part began; what has come back since is not placed",
    "в начале этой части {token:of} в запасе больше не было; вернувшееся с тех пор не выкладывают",
    ("supply-refilled", "RA-TOKEN-4"),
)
SUPPLY_TOO_SHORT = Reason(
    "supply is too short",
    "supply holds {now} {token}, fewer than this part places, so none is placed",
    "в запасе {now} {token:of}, меньше, чем нужно для этой части, поэтому не выложено ничего",
    ("short-supply", "RA-TOKEN-4"),
)


class _Stock(Struct):
    """What supply has for a clause.

    Attributes:
        left: how many of those that it held when the clause began have not been placed.
        short: why a holder does not get all.
    """

    table: Table
    token: int
    left: int
    short: Reason = SUPPLY_EMPTY

    def holds(self, wanted: int) -> int:
        """How many there are for so many; what has come back may count (supply-refilled)."""
        now = self.table.state.supply[self.token]
        if self.left < min(wanted, now) and not self._counts_anew():
            now = self.left
        return min(wanted, now)

    def _counts_anew(self) -> bool:
        return self.table.decides("supply-refilled") == "anew"

    def lacks(self) -> Outcome:
        """There are no more: nothing of it, and why."""
        came_back = self.table.state.supply[self.token] > 0
        return nothing(SUPPLY_COUNTED if came_back else self.short, token=self.token)

    def give(self, count: int) -> None:
        """So many have been placed."""
        self.left -= count


def _place_all(frame: Frame, holders: list[Option], token: int, count: int) -> Outcome:
    """Every holder gets its own, as far as supply goes; by a ruling all of it or nothing."""
    table, now = frame.table, frame.table.state.supply[token]
    enough = now >= count * len(holders)
    if enough and len(holders) == 1 and _is_plain(table, holders[0], token, count):
        place(table, holders[0], token, count)
        return DONE
    stock = _Stock(table, token, now)
    if not enough:
        for holder in holders:
            mark_company(table, holder, token)
    if enough or not _is_short(stock, holders, count):
        return together([_place(it, count, stock) for it in holders])
    if table.decides("short-supply") == "none":
        return nothing(SUPPLY_TOO_SHORT, token=token, now=now)
    stock.short = SUPPLY_SHORT
    rest, came = holders.copy(), list[Outcome]()
    while rest:
        holder = rest[0]
        if _is_short(stock, rest, count):
            holder = frame.next_of(_takers(table, rest, token))
        rest.remove(holder)
        came.append(_place(holder, count, stock))
    return together(came)


def _is_plain(table: Table, holder: Option, token: int, count: int) -> bool:
    """Whether nothing keeps tokens off, and nothing can come between two of them."""
    match = table.match
    if match.crowding or (token, holder.field) not in match.lie:
        return False
    return count == 1 or not is_answered(table, holder, token)


def _takers(table: Table, holders: list[Option], token: int) -> list[Option]:
    """The holders that can take a token of a kind, if supply has one."""
    return [it for it in holders if _keeps_off(table, it, token) is None]


def _keeps_off(table: Table, holder: Option, token: int) -> Outcome | None:
    """What keeps a token off a holder, if supply has one; None if nothing does."""
    if wrong := misplaced(table, holder, token):
        return wrong
    return crowded(table, holder, token) if table.match.crowding else None


def _is_short(stock: _Stock, holders: list[Option], count: int) -> bool:
    """Whether supply holds some tokens, but not all that the holders are to get."""
    table, token = stock.table, stock.token
    wanted = sum(_wanted(table, it, token, count) for it in _takers(table, holders, token))
    return 0 < stock.holds(wanted) < wanted


def _wanted(table: Table, holder: Option, token: int, count: int) -> int:
    """How many a holder is to get; a zone holds but one area token (RA-AREA-2)."""
    return 1 if token in table.match.areas and holder.field == "zone" else count


def _place(holder: Option, count: int, stock: _Stock) -> Outcome:
    """Place tokens at one holder, as many as there are of so many."""
    table, token = stock.table, stock.token
    wanted = _wanted(table, holder, token, count)
    if wrong := misplaced(table, holder, token):
        return wrong
    if not stock.holds(wanted):
        return stock.lacks()
    if apart := _keeps_off(table, holder, token):
        return apart
    if table.match.crowding:
        give_way(table, holder, token)
    if wanted > 1 and is_answered(table, holder, token):
        return _one_by_one(holder, wanted, stock)
    placed = stock.holds(wanted)
    place(table, holder, token, placed)
    stock.give(placed)
    if placed == count:
        return DONE
    if wanted < count:
        return partly(AREA_THERE, lying=token, holder=holder)
    return replace(stock.lacks(), word="partly")


def _one_by_one(holder: Option, count: int, stock: _Stock) -> Outcome:
    """Place tokens that something answers: each comes to lie for itself (RA-EFFECT-10)."""
    table, token = stock.table, stock.token
    stamp = table.state.stamp[holder.value] if holder.field == "unit" else 0
    for at in range(count):
        if at:  # what answers the one before may have changed all this
            if holder.field == "unit" and not table.lives(holder.value, stamp):
                return partly(LEFT_THE_FIELD, unit=holder.value)
            if not stock.holds(1):
                return replace(stock.lacks(), word="partly")
            if apart := _keeps_off(table, holder, token):
                return replace(apart, word="partly")
        place(table, holder, token, 1)
        stock.give(1)
    return DONE


def _compile(arguments: Arguments) -> Act:
    return each_holder(arguments, "at", from_supply(arguments), _place_all)


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
        GROUP_EMPTY,
        SUPPLY_SHORT,
        SUPPLY_COUNTED,
        SUPPLY_TOO_SHORT,
        NOT_TOGETHER,
        LEFT_THE_FIELD,
        CHOSE_NOT_TO,
    ),
    page=__doc__,
    brings=(Brings("placed", "at"),),
)
