"""Costs: what can be paid, what is paid, and what the payment fixes (RA-COST).

A cost is settled whole before any of it is paid: `payments` goes through its parts in order
and carries on every way of paying them; if one part has no way, nothing is paid and the play is refused.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from react_tools.rulesets.react.board import DIRECTIONS, NOWHERE
from react_tools.rulesets.react.events.chain import (
    CostWasNothing,
    DirectionShown,
    UnitPaid,
    ZoneAimed,
)
from react_tools.rulesets.react.events.field import TokenPaid
from react_tools.rulesets.react.field import held, hold
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.language import phrase
from react_tools.rulesets.react.meaning import Holders, Meaning, Several, standing
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


class Part:
    """One part of a cost."""

    def extend(self, payment: Payment, frame: Frame) -> list[Payment]:
        """Every way of paying this part after *payment*."""
        raise NotImplementedError

    def unpayable(self, frame: Frame) -> Unpayable:
        """Why there is no way."""
        raise NotImplementedError


@dataclass(frozen=True)
class ExhaustPart(Part):
    """Exhaust one ready unit."""

    units: Several

    def extend(self, payment: Payment, frame: Frame) -> list[Payment]:
        """One way for each ready unit that does not pay already."""
        state = frame.table.state
        ready = [u for u in self.units(frame) if not state.exhausted[u] and u not in payment.units]
        return [
            payment._replace(link=payment.link._replace(payer=u), units=(*payment.units, u))
            for u in ready
        ]

    def unpayable(self, frame: Frame) -> Unpayable:
        """The unit is exhausted, or there is none."""
        if self.units(frame):
            return Unpayable("it is exhausted and cannot pay", ("RA-COST-11", "RA-COST-3"))
        return Unpayable("no unit is there to be exhausted", ("RA-COST-3",))


@dataclass(frozen=True)
class TargetPart(Part):
    """Aim at one zone."""

    zones: Several

    def extend(self, payment: Payment, frame: Frame) -> list[Payment]:
        """One way for each zone that the cost allows."""
        return [
            payment._replace(link=payment.link._replace(target=zone)) for zone in self.zones(frame)
        ]

    def unpayable(self, frame: Frame) -> Unpayable:
        """No zone is as the cost asks."""
        return Unpayable("no zone can be its target", ("RA-COST-3",))


@dataclass(frozen=True)
class TurnPart(Part):
    """Choose a direction."""

    def extend(self, payment: Payment, frame: Frame) -> list[Payment]:
        """All four; a useless one is allowed (RA-EFFECT-11)."""
        del frame
        return [
            payment._replace(link=payment.link._replace(direction=way))
            for way in range(len(DIRECTIONS))
        ]

    def unpayable(self, frame: Frame) -> Unpayable:
        """Cannot be: there are always four."""
        raise AssertionError(frame)


@dataclass(frozen=True)
class PayPart(Part):
    """Give tokens back to supply."""

    holders: Holders
    token: int
    count: int
    name: str

    def extend(self, payment: Payment, frame: Frame) -> list[Payment]:
        """One way for each holder that has enough."""
        return [
            payment._replace(tokens=(*payment.tokens, (holder, self.token, self.count)))
            for holder in self.holders(frame)
            if held(frame.table, holder, self.token) >= self.count
        ]

    def unpayable(self, frame: Frame) -> Unpayable:
        """Nobody holds enough."""
        return Unpayable(f"there is no {self.count} {self.name} to pay with", ("RA-COST-3",))


def compile_cost(cost: phrase.Cost, meaning: Meaning) -> tuple[Part, ...]:
    """The parts of a cost, for one owner in one match."""
    return tuple(_part(part, meaning) for part in cost.parts)


def _part(part: phrase.Part, meaning: Meaning) -> Part:
    match part:
        case phrase.Exhaust(units):
            return ExhaustPart(meaning.candidates(units))
        case phrase.Target(zones):
            return TargetPart(meaning.candidates(zones))
        case phrase.Turn():
            return TurnPart()
        case phrase.Pay(count, token, holder):
            holders = _all_holders(holder, meaning)
            return PayPart(holders, meaning.token(token), count, token.id)


def _all_holders(holder: phrase.Phrase, meaning: Meaning) -> Holders:
    field = "zone" if holder.sort is phrase.Sort.ZONES else "unit"
    found = meaning.candidates(holder)
    return lambda frame: [Option(field, it) for it in found(frame)]


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
    """Pay at once (RA-COST-2): exhaust, mark, turn, give back. Returns the link as it now stands."""
    link = payment.link
    for unit in payment.units:
        table.record(UnitPaid(unit))
        table.change("exhausted", unit, 1)
    for holder, token, count in payment.tokens:
        now = held(table, holder, token) - count
        table.record(TokenPaid(token, holder, count, now))
        hold(table, holder, token, -count)
    if link.target != NOWHERE:
        table.record(ZoneAimed(slot, link.target, standing(table, link.target)))
    if link.direction != NOWHERE:
        table.record(DirectionShown(slot, link.direction))
    if payment == Payment(link) and link.target == link.direction == NOWHERE:
        table.record(CostWasNothing())
    return link
