"""Damage: pending, less what armor prevents, then tokens; then who is beaten is destroyed."""

from collections.abc import Sequence
from typing import NamedTuple

from react_tools.rulesets.keyforge.destroying import beat
from react_tools.rulesets.keyforge.events.fighting import (
    Damaged,
    DamagePrevented,
    Healed,
    Survived,
    TokensReturned,
)
from react_tools.rulesets.keyforge.state import changed
from react_tools.rulesets.keyforge.strength import armor, is_beaten, power
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules

_TOKENS: Rules = ("KF-DMG-1",)
_OWN: Rules = ("KF-DMG-4",)
_GAINED: Rules = ("KF-DMG-4", "KFX-1a")


class Blow(NamedTuple):
    """Damage that is pending for a creature; a *deadly* one destroys if any gets through."""

    card: int
    amount: int
    deadly: bool = False


def deal(table: Table, blows: Sequence[Blow], also: Rules = ()) -> list[int]:
    """Deal damage, all at once, by the rules *also*; the creatures that got any of it.

    What a creature's armor has prevented this turn it does not prevent again (KF-DMG-4).
    """
    there = [it for it in blows if table.in_play(it.card) and it.amount]
    pending = [(it, _armored(table, it.card, it.amount)) for it in there]
    struck = [(it, amount) for it, amount in pending if amount]
    for blow, amount in struck:
        _hurt(table, blow.card, amount, also)
    hit = [it.card for it, _ in struck]
    poison = [it.card for it, _ in struck if it.deadly]
    dying = [it for it in hit if it in poison or is_beaten(table, it)]
    if table.recorder is not None:
        for card in dict.fromkeys(hit):
            if card not in dying and card not in table.tagged:
                table.record(Survived(card, table.state.damage[card], power(table, card)))
    if dying:
        beat(table, dying, poison=poison)
    return hit


def _armored(table: Table, card: int, amount: int) -> int:
    """What is left of an amount of damage behind the armor; its tokens go to the supply."""
    state = table.state
    whole = armor(table, card)
    left = max(whole - state.shielded[card], 0)
    prevented = min(left, amount)
    if prevented:
        if table.recorder is not None:
            rules = _OWN if whole == table.match.cards[card].armor else _GAINED
            table.record(DamagePrevented(card, prevented, left - prevented, rules))
            with table.beneath():
                table.record(TokensReturned(prevented))
        state.shielded = changed(state.shielded, card, state.shielded[card] + prevented)
    return amount - prevented


def _hurt(table: Table, card: int, amount: int, also: Rules) -> None:
    now = table.state.damage[card] + amount
    if table.recorder is not None:
        table.record(Damaged(card, amount, now, power(table, card), (*_TOKENS, *also)))
    table.state.damage = changed(table.state.damage, card, now)


def heal(table: Table, card: int, amount: int) -> int:
    """Take damage tokens off a creature, as many as there are; how many it were."""
    state = table.state
    healed = min(amount, state.damage[card])
    if healed:
        now = state.damage[card] - healed
        if table.recorder is not None:
            table.record(Healed(card, healed, now))
        state.damage = changed(state.damage, card, now)
    return healed
