"""Costs: what can be paid, what is paid, and what the payment fixes (RA-COST).

A cost is settled whole before any of it is paid: `payments` goes through its parts in order
and carries on every way of paying them; if one part has no way, nothing is paid and the
play is refused.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from msgspec import Struct

from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.events.chain import (
    CostWasNothing,
    DirectionShown,
    UnitPaid,
    ZoneAimed,
)
from react_tools.rulesets.react.events.field import TokenPaid
from react_tools.rulesets.react.field import held, hold
from react_tools.rulesets.react.frame import Frame, Several
from react_tools.rulesets.react.language import phrase
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.state import Link
from react_tools.rulesets.react.table import Option, Table
from react_tools.trace.event import Rules


class Payment(NamedTuple):
    """One whole way of paying: the link that it makes, and what goes to pay it."""

    link: Link
    units: tuple[int, ...] = ()
    tokens: tuple[tuple[Option, int, int], ...] = ()


class Unpayable(NamedTuple):
    """Why a cost cannot be paid."""

    message: str
    rules: Rules


class Part(Struct, frozen=True):
    """One part of a cost.

    Attributes:
        extend: every way of paying this part after what is paid already.
        unpayable: why there is no way.
    """

    extend: Callable[[Payment, Frame], list[Payment]]
    unpayable: Callable[[Frame], Unpayable]


def compile_cost(cost: phrase.Cost, meaning: Meaning) -> tuple[Part, ...]:
    """The parts of a cost, for one owner in one match."""
    return tuple(_part(part, meaning) for part in cost.parts)


def _part(part: phrase.Part, meaning: Meaning) -> Part:
    match part:
        case phrase.Exhaust(units):
            return _exhaust(meaning.candidates(units))
        case phrase.Target(zones):
            return _target(meaning.candidates(zones))
        case phrase.Turn():
            return _turn()
        case phrase.Pay():
            return _give(part, meaning)


def _exhaust(units: Several) -> Part:
    """One way for each ready unit that does not pay already."""

    def extend(payment: Payment, frame: Frame) -> list[Payment]:
        exhausted = frame.table.state.exhausted
        ready = [u for u in units(frame) if not exhausted[u] and u not in payment.units]
        return [
            payment._replace(
                link=payment.link._replace(payer=u, payer_stamp=frame.table.state.stamp[u]),
                units=(*payment.units, u),
            )
            for u in ready
        ]

    def unpayable(frame: Frame) -> Unpayable:
        if units(frame):
            return Unpayable("it is exhausted and cannot pay", ("RA-COST-11", "RA-COST-3"))
        return Unpayable("no unit is there to be exhausted", ("RA-COST-3",))

    return Part(extend, unpayable)


def _target(zones: Several) -> Part:
    """One way for each zone that the cost allows."""

    def extend(payment: Payment, frame: Frame) -> list[Payment]:
        return [payment._replace(link=payment.link._replace(target=it)) for it in zones(frame)]

    return Part(extend, lambda _: Unpayable("no zone can be its target", ("RA-COST-3",)))


def _turn() -> Part:
    """All four directions; a useless one is allowed (RA-EFFECT-11)."""

    def extend(payment: Payment, _: Frame) -> list[Payment]:
        ways = range(len(DIRECTIONS))
        return [payment._replace(link=payment.link._replace(direction=way)) for way in ways]

    return Part(extend, lambda _: Unpayable("there is no direction", ("RA-COST-3",)))


def _give(pay: phrase.Pay, meaning: Meaning) -> Part:
    """One way for each holder that has enough tokens."""
    found, token, count = meaning.candidates(pay.holder), meaning.token(pay.token), pay.count
    field = "zone" if pay.holder.sort is phrase.Sort.ZONES else "unit"

    def extend(payment: Payment, frame: Frame) -> list[Payment]:
        holders = (Option(field, it) for it in found(frame))
        return [
            payment._replace(tokens=(*payment.tokens, (holder, token, count)))
            for holder in holders
            if held(frame.table, holder, token) >= count
        ]

    message = f"there is no {count} {pay.token.id} to pay with"
    return Part(extend, lambda _: Unpayable(message, ("RA-COST-3",)))


def payments(parts: Iterable[Part], frame: Frame, start: Link) -> list[Payment] | Unpayable:
    """Every whole way of paying, or why there is none; changes nothing."""
    ways = [Payment(start)]
    for part in parts:
        further: list[Payment] = []
        for way in ways:
            link = way.link
            frame.payer, frame.target, frame.direction = link.payer, link.target, link.direction
            further.extend(part.extend(way, frame))
        if not further:
            return part.unpayable(frame)
        ways = further
    return ways


def pay(table: Table, slot: int, payment: Payment) -> Link:
    """Pay at once (RA-COST-2): exhaust, mark, turn, give back. Returns the link."""
    link = payment.link
    for unit in payment.units:
        table.record(UnitPaid(unit))
        table.change("exhausted", unit, 1)
    for holder, token, count in payment.tokens:
        now = held(table, holder, token) - count
        table.record(TokenPaid(token, holder, count, now))
        hold(table, holder, token, -count)
    if link.target != NOWHERE:
        table.record(ZoneAimed(slot, link.target, table.standing(link.target)))
    if link.direction != NOWHERE:
        table.record(DirectionShown(slot, link.direction))
    if payment == Payment(link) and link.target == link.direction == NOWHERE:
        table.record(CostWasNothing())
    return link
