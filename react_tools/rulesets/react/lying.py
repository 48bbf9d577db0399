"""Tokens on units and zones: they come from supply and go back to it; boulders cancel damage."""

from collections.abc import Mapping, Sequence

from react_tools.replay.question import Option
from react_tools.rulesets.react.answering import Noticed, answer_beneath, notice, seen
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.field import BoulderBroken, TokenPlaced, TokenShifted
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.table import Table


def held(table: Table, holder: Option, token: int) -> int:
    """How many tokens of a kind lie on a unit or a zone."""
    counts = table.state.riding if holder.field == "unit" else table.state.lying
    return counts[holder.value * len(table.match.tokens) + token]


def hold(table: Table, holder: Option, token: int, more: int) -> None:
    """Move *more* tokens of a kind from supply to a unit or a zone (less than none: back)."""
    state, index = table.state, holder.value * table.match.kinds + token
    if holder.field == "unit":
        state.riding = held = state.riding.copy()
    else:
        state.lying = held = state.lying.copy()
    held[index] += more
    state.supply = supply = state.supply.copy()
    supply[token] -= more


def is_answered(table: Table, holder: Option, token: int) -> bool:
    """Whether something waits for such a token to come to lie there."""
    match = table.match
    return match.places_tell[token] or (match.entries_tell and holder.field == "zone")


def place(table: Table, holder: Option, token: int, count: int) -> None:
    """Place tokens that supply has (RA-TOKEN-4), all at once; then passives answer."""
    if table.recorder is not None:
        now = held(table, holder, token) + count
        table.record(TokenPlaced(token, holder, count, now))
    match = table.match
    if not is_answered(table, holder, token) and (table.recorder is None or not match.crowding):
        hold(table, holder, token, count)
        return
    before = _under(table, holder)
    hold(table, holder, token, count)
    _told_placed(table, holder, token, before)


def shift(table: Table, origin: Option, holder: Option, token: int) -> None:
    """One token goes from a holder to another, without a way through supply; it is placed there."""
    now = held(table, holder, token) + 1
    table.record(TokenShifted(token, origin, holder, now))
    before = _under(table, holder)
    hold(table, origin, token, -1)
    hold(table, holder, token, 1)
    _told_placed(table, holder, token, before)


def _told_placed(table: Table, holder: Option, token: int, before: Sequence[Noticed]) -> None:
    """Let passives answer that tokens have come to lie somewhere.

    Those that wait for units to enter, and would not have answered *before* the tokens lay there,
    answer by a ruling: nobody has come, but a unit has come to stand on the token.
    """
    noticed = list[Noticed]()
    if table.recorder is not None and unlike_at(table, holder, token) != NOWHERE:
        table.ruling("boulder-tokens")
    if table.match.places_tell[token]:
        unit = holder.value if holder.field == "unit" else NOWHERE
        zone = holder.value if unit == NOWHERE else table.state.where[unit]
        noticed = notice(table, Fact("placed", unit, zone, token=token))
    if table.match.entries_tell:
        new = seen(table, [it for it in _under(table, holder) if it not in before])
        if new and table.ruling("placed-under") == "yes":
            noticed += new
    answer_beneath(table, noticed)


def _under(table: Table, holder: Option) -> list[Noticed]:
    """The passives that wait for the unit that stands in a zone to enter it."""
    if holder.field == "unit" or not table.match.entries_tell:
        return []
    unit = table.standing(holder.value)
    fact = Fact("entered", unit, holder.value, way="place")
    return [] if unit == NOWHERE else notice(table, fact, early=True)


def area_at(table: Table, zone: int) -> int:
    """The kind of area token that lies in a zone, or NOWHERE (RA-AREA-2: there is at most one)."""
    base, lying = zone * len(table.match.tokens), table.state.lying
    return next((token for token in table.match.areas if lying[base + token]), NOWHERE)


def unlike_at(table: Table, holder: Option, token: int) -> int:
    """What lies in a zone and is a boulder where *token* is none, or the reverse; or NOWHERE."""
    boulders, kinds = table.match.boulders, len(table.match.tokens)
    if holder.field == "unit" or not boulders:
        return NOWHERE
    lying, is_boulder = table.state.lying, token in boulders
    unlike = (it for it in range(kinds) if (it in boulders) != is_boulder)
    return next((it for it in unlike if lying[holder.value * kinds + it]), NOWHERE)


def room(table: Table, zone: Option, token: int, count: int) -> int:
    """How many of so many tokens of a kind a zone can take: none, one area token, or all."""
    if not table.match.tokens[token].lies_on("zone"):
        return 0
    if token not in table.match.areas:
        return count
    return int(area_at(table, zone.value) == NOWHERE)


def boulders_at(table: Table, zones: Sequence[int]) -> list[tuple[int, int]]:
    """Every boulder in those zones: its zone and its kind."""
    kinds, lying = len(table.match.tokens), table.state.lying
    return [
        (zone, token)
        for zone in zones
        for token in table.match.boulders
        for _ in range(lying[zone * kinds + token])
    ]


def break_boulders(
    table: Table, boulders: Sequence[tuple[int, int]], amounts: Mapping[int, int]
) -> Mapping[int, int]:
    """Let boulders cancel damage to their zones, so much to each: what is left of it there.

    One boulder cancels all the damage of a clause, or 1 of it (ruling boulder-amount). One that is
    not needed stays, or breaks too (ruling boulder-several); the active player's go first. Where
    there is no damage left to deal none breaks.
    """
    owners, active = table.match.token_owner, table.state.active
    most = max(amounts[zone] for zone, _ in boulders)
    one = most > 1 and table.ruling("boulder-amount") == "one"
    left: dict[int, int] = {}
    for zone, token in sorted(boulders, key=lambda it: (it[0], owners[it[1]] != active)):
        amount = amounts[zone]
        rest = left.get(zone, amount)
        if not amount or (not rest and table.ruling("boulder-several") == "needed"):
            continue
        cancels = 1 if one else amount
        table.record(BoulderBroken(token, zone, cancels))
        hold(table, Option("zone", zone), token, -1)
        left[zone] = max(rest - cancels, 0)
    return left
