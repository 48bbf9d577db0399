"""Paying a cost: what happens to the units and tokens that pay, and what is shown (RA-COST)."""

from react_tools.rulesets.react.answering import Noticed
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.costs import Payment
from react_tools.rulesets.react.events.chain import (
    CostWasNothing,
    DirectionShown,
    UnitPaid,
    ZoneAimed,
)
from react_tools.rulesets.react.events.field import TokenPaid
from react_tools.rulesets.react.field import give_up
from react_tools.rulesets.react.lying import held, hold
from react_tools.rulesets.react.reaching import is_far
from react_tools.rulesets.react.state import changed
from react_tools.rulesets.react.table import Table


def pay(table: Table, payment: Payment) -> list[Noticed]:
    """Pay at once (RA-COST-2): exhaust, give back, take off; what passives then answer."""
    for unit in payment.units:
        if table.recorder is not None:
            table.record(UnitPaid(unit, unit in table.came))
        table.state.exhausted = changed(table.state.exhausted, unit, 1)
    for holder, token, count in payment.tokens:
        now = held(table, holder, token) - count
        table.record(TokenPaid(token, holder, count, now))
        hold(table, holder, token, -count)
    return give_up(table, payment.removed) if payment.removed else []


def show(table: Table, slot: int, payment: Payment) -> None:
    """Tell what the slot's react token shows, or that nothing was to be paid."""
    link = payment.link
    if link.target != NOWHERE:
        there = table.standing(link.target)
        table.record(ZoneAimed(slot, link.target, there, is_far(table, link)))
    if link.direction != NOWHERE:
        table.record(DirectionShown(slot, link.direction))
    paid = payment.units or payment.tokens or payment.removed
    if not paid and link.target == link.direction == NOWHERE:
        table.record(CostWasNothing())
