"""Passives that replace damage: asked before any of it is dealt, each once for each hit."""

from typing import TYPE_CHECKING

from msgspec import Struct

from react_tools.replay.question import NONE, Option
from react_tools.rulesets.react.answering import Noticed, deepen, next_of
from react_tools.rulesets.react.events.harm import DamageLessened, DamageSpared
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.table import Sparing, Table

if TYPE_CHECKING:
    from react_tools.rulesets.react.passive import Passive
    from react_tools.trace.event import Event

TRIGGER = "replace"
_YES_OR_NO = (Option("do", 1), NONE)
_MAY = ("RA-EFFECT-7",)


class Hit(Struct):
    """Damage that is about to be dealt to a unit.

    Attributes:
        life: which life of the unit it is that would be hit.
        zone: where it stood when the blow fell, wherever it has gone meanwhile.
        amount: how much of the damage is left.
        asked: the passives that were asked about it, each with its holder.
    """

    unit: int
    life: int
    zone: int
    amount: int
    asked: frozenset[tuple[int, int]] = frozenset()


def is_replaced(table: Table, hits: list[Hit]) -> bool:
    """Whether a passive would replace any of these, were it asked now."""
    return bool(_waiting(table, hits))


def replace(table: Table, hits: list[Hit]) -> list[int]:
    """Let passives replace what is about to be dealt; the zones of which they cancelled all.

    What one of them does is whole before the next is asked; each is asked once for each hit. They
    come as other passives do (rulings passive-order, passive-order-own).

    Raises:
        EndlessError: one of them deals damage that is replaced again, without end.
    """
    spared = list[int]()
    while waiting := _waiting(table, hits):
        noticed: list[Noticed] = [
            (it, _fact(hit), table.state.stamp[it.holder]) for it, hit in waiting
        ]
        passive, hit = waiting[noticed.index(next_of(table, noticed))]
        hit.asked |= {(passive.index, passive.holder)}
        if not passive.definition.may or _is_wanted(table, passive, hit):
            _apply(table, passive, hit)
            spared += [hit.zone] * (not hit.amount)
    return spared


def _waiting(table: Table, hits: list[Hit]) -> list[tuple["Passive", Hit]]:
    """The passives that would replace a hit and have not been asked about it, hit by hit."""
    found = list[tuple["Passive", Hit]]()
    for hit in hits:
        if not hit.amount or not table.lives(hit.unit, hit.life):
            continue
        fact = _fact(hit)
        for it in table.match.passives.get(TRIGGER, ()):
            new = (it.index, it.holder) not in hit.asked
            if new and it.notices(table, fact) and it.sees(table, fact):
                found.append((it, hit))
    return found


def _fact(hit: Hit) -> Fact:
    return Fact(TRIGGER, hit.unit, hit.zone)


def _is_wanted(table: Table, passive: "Passive", hit: Hit) -> bool:
    """Whether the owner of a passive that may be left wants it (RA-EFFECT-7)."""
    about = Sparing(hit.unit, less=passive.definition.instead != "nothing")
    asking, table.cause = table.cause, passive.id
    picked = table.choose(passive.owner, _YES_OR_NO, _MAY, about)
    table.cause = asking
    return picked is not NONE


def _apply(table: Table, passive: "Passive", hit: Hit) -> None:
    """Replace a hit, and do what else the passive says, at once."""
    dealt = hit.amount
    hit.amount = 0 if passive.definition.instead == "nothing" else dealt - 1
    told: Event = (
        DamageLessened(hit.unit, dealt, hit.amount) if hit.amount else DamageSpared(hit.unit, dealt)
    )
    deepen(table)
    passive.answer(table, _fact(hit), told)
    table.depth -= 1
