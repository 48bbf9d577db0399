"""Abilities of cards being resolved, their own and those that upgrades give."""

from typing import TYPE_CHECKING

from react_tools.game import EndlessError
from react_tools.replay.question import Option
from react_tools.rulesets.keyforge.definitions import AbilityKind
from react_tools.rulesets.keyforge.events.turns import AbilityBegan, AbilitySkipped
from react_tools.rulesets.keyforge.frame import SEVERAL, Frame
from react_tools.rulesets.keyforge.state import NOWHERE, changed
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules

if TYPE_CHECKING:
    from react_tools.rulesets.keyforge.match import Acting

ORDER: Rules = ("KFX-14",)
DEEPEST = 40
"""How many abilities may be under way at once; only a loop has more."""


def abilities(table: Table, card: int, kind: AbilityKind) -> "list[Acting]":
    """Those of a kind that a card has now: printed on it, then given by upgrades."""
    found = table.match.abilities(card, kind)
    for upgrade in table.upgrades(card):
        found += table.match.abilities(upgrade, kind, lent=True)
    return found


def resolve(
    table: Table, card: int, kind: AbilityKind, rules: Rules, *, fought: int = NOWHERE
) -> None:
    """Resolve the abilities of a kind, in the order that the active player wants.

    Where there is none, that is told by the same *rules*.
    """
    rest = abilities(table, card, kind)
    if not rest and table.recorder is not None:
        table.record(AbilitySkipped(card, kind, "none", rules))
    while rest:
        acting = one_of(table, rest, ORDER)
        rest.remove(acting)
        act(table, card, acting, rules, fought=fought)


def one_of(table: Table, several: "list[Acting]", rules: Rules) -> "Acting":
    """The one of several abilities that the active player says; a single one unasked."""
    if len(several) < SEVERAL:
        return several[0]
    options = [Option("ability", at) for at in range(len(several))]
    told = tuple(it.ability.steps for it in several)
    return several[table.choose(table.state.active, options, rules, told).value]


def _go_deeper(table: Table, card: int) -> None:
    """Abilities that set one another off come to an end, or are told to have none."""
    table.depth += 1
    if table.depth > DEEPEST:
        raise EndlessError(
            f"abilities set one another off without end, the latest is {table.match.names[card]}'s"
        )


def act(table: Table, card: int, acting: "Acting", rules: Rules, *, fought: int = NOWHERE) -> None:
    """Resolve one ability, unless it has been resolved often enough this turn."""
    ability, state = acting.ability, table.state
    if acting.limit != NOWHERE:
        times = state.tally[acting.limit]
        if times >= ability.per_turn:
            if table.recorder is not None:
                table.record(AbilitySkipped(card, ability.kind, "limit", rules))
            return
        state.tally = changed(state.tally, acting.limit, times + 1)
    controller = state.controller[card]
    player = state.active if controller == NOWHERE else controller
    frame = Frame(table, player, state.active, card, ability.kind, fought)
    frame.sole = len(ability.steps) == 1
    if table.recorder is not None:
        told = (*rules, "KFX-18b") if acting.lent else rules
        table.record(AbilityBegan(card, ability.kind, told))
    _go_deeper(table, card)
    outer, table.cause = table.cause, table.match.names[card]
    with table.beneath():
        acting.run(frame)
    table.cause = outer
    table.depth -= 1
