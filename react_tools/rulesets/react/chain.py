"""The react chain, as the rulebook tells it: who may add a card, what it costs, how it resolves.

One function answers "may this be played now?" (`barred`); the list of legal plays and the
reason of a refusal both come from it, so they cannot disagree.
"""

from collections.abc import Iterator
from typing import NamedTuple

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.costs import Payment, Unpayable, pay, payments
from react_tools.rulesets.react.events.chain import (
    AbilityReturned,
    ActionDiscarded,
    CardIdle,
    CardPlayed,
    ChainAbandoned,
    ChainResolved,
    ChainSetOff,
    LinkResolving,
    LinkVoid,
    Passed,
)
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.match import Playable
from react_tools.rulesets.react.state import Link, Phase
from react_tools.rulesets.react.table import DuelOverError, Table
from react_tools.trace.event import Rules

TWO_PASSES = 2


class Bar(NamedTuple):
    """Why a card cannot be played now."""

    message: str
    rules: Rules


def not_now(table: Table, player: int, kind: str) -> Bar | None:
    """Whether it is the wrong moment for *player* to play an intention or a reaction."""
    state = table.state
    if state.result != NOWHERE:
        beaten = max(state.damage) >= table.match.numbers.damage
        return Bar("the duel is over", ("RA-END-1",) if beaten else ("RA-END-2",))
    if state.resolving:
        return Bar("the chain is resolving; no card can be played", ("RA-RESOLVE-2",))
    if state.phase != Phase.MAIN:
        return Bar("cards are played in the main phase only", ("RA-TURN-6",))
    return (_no_intention if kind == "intention" else _no_reaction)(table, player)


def _no_intention(table: Table, player: int) -> Bar | None:
    if player != table.state.active:
        return Bar("only the active player may play an intention", ("RA-CHAIN-10",))
    if table.state.chain:
        message = "the chain is open; an intention only starts one"
        return Bar(message, ("RA-CHAIN-10", "RA-CHAIN-20"))
    return None


def _no_reaction(table: Table, player: int) -> Bar | None:
    if not table.state.chain:
        message = "the chain is empty; a reaction only answers a card"
        return Bar(message, ("RA-CHAIN-19", "RA-CHAIN-18", "RA-CHAIN-20"))
    if player != table.state.chooser:
        message = "a reaction may be played only after the opponent has played or passed"
        return Bar(message, ("RA-CHAIN-15",))
    return None


def barred(table: Table, playable: Playable) -> Bar | None:
    """Why *playable* cannot be played now, its cost aside; None if it can."""
    state = table.state
    wrong_moment = not_now(table, playable.owner, playable.effect.kind)
    if wrong_moment:
        return wrong_moment
    if playable.card != NOWHERE and playable.card not in state.hand[playable.owner]:
        spent = playable.card in state.discard[playable.owner]
        return Bar("the card is not in hand", ("RA-CARD-10", "RA-CARD-13")[: 1 + spent])
    if playable.face not in {NOWHERE, state.ascended[playable.owner]}:
        return Bar("this side of the ability card is not up", ("RA-CARD-11",))
    if _lies_on_chain(table, playable):
        return Bar("the ability card lies on the chain already", ("ability-twice", "RA-CARD-14"))
    return None


def _lies_on_chain(table: Table, playable: Playable) -> bool:
    """An ability card on the chain is not in front of its player (ruling ability-twice)."""
    if playable.ability == NOWHERE or table.match.rulings["ability-twice"] == "yes":
        return False
    playables = table.match.playables
    return any(playables[link.effect].ability == playable.ability for link in table.state.chain)


def ways(table: Table, playable: Playable) -> list[Payment] | Unpayable:
    """Every way of playing *playable* now: which unit, what is paid. Changes nothing."""
    state = table.state
    found: list[Payment] = []
    unpayable = Unpayable("no such unit is on the field", ("RA-COST-3", "RA-CARD-16"))
    for unit in playable.users:
        if state.where[unit] == NOWHERE:
            continue
        frame = Frame(table, playable.owner, playable.effect.id, unit)
        start = Link(playable.owner, playable.index, playable.card, unit, state.stamp[unit])
        paid = payments(playable.parts, frame, start)
        if isinstance(paid, Unpayable):
            unpayable = paid
        else:
            found.extend(paid)
    return found or unpayable


def plays(table: Table, player: int) -> Iterator[tuple[Playable, Payment]]:
    """Everything that *player* may play now, in a fixed order. Changes nothing."""
    for playable in table.match.playables:
        if playable.owner == player and barred(table, playable) is None:
            paid = ways(table, playable)
            if not isinstance(paid, Unpayable):
                for payment in paid:
                    yield playable, payment


def play(table: Table, playable: Playable, payment: Payment) -> None:
    """Put a card on the chain and pay for it at once; then the other player has the word."""
    state, player = table.state, playable.owner
    slot = len(state.chain) + 1
    table.record(CardPlayed(slot, player, playable.index, _why_legal(table, slot, playable)))
    if playable.card != NOWHERE:
        hand = list(state.hand[player])
        hand.remove(playable.card)
        table.change("hand", player, tuple(hand))
    table.change("passes", NOWHERE, 0)
    table.change("chooser", NOWHERE, 1 - player)
    with table.beneath():
        link = pay(table, slot, payment)
    table.change("chain", NOWHERE, (*state.chain, link))
    if slot == table.match.numbers.slots:
        _set_off(table, ChainSetOff(full=True, rules=("RA-CHAIN-17", "RA-CHAIN-22")))


def _why_legal(table: Table, slot: int, playable: Playable) -> Rules:
    """The rules by which a card may be put into *slot*; a card with several effects names one."""
    named = ("RA-CHAIN-9",) if playable.effect.letter else ()
    if slot == 1:
        return ("RA-CHAIN-8", "RA-CHAIN-11", *named)
    chance = "RA-CHAIN-3" if table.state.passes else "RA-CHAIN-12"
    return ("RA-CHAIN-14", "RA-CHAIN-15", *(named or (chance,)))


def pass_on(table: Table) -> None:
    """Hand the opportunity over; the second pass in a row sets the chain off."""
    state = table.state
    table.record(Passed(state.chooser))
    table.change("chooser", NOWHERE, 1 - state.chooser)
    table.change("passes", NOWHERE, state.passes + 1)
    if state.passes == TWO_PASSES:
        _set_off(table, ChainSetOff(full=False, rules=("RA-CHAIN-16",)))


def _set_off(table: Table, event: ChainSetOff) -> None:
    table.record(event)
    table.change("resolving", NOWHERE, 1)


def resolve_next(table: Table) -> None:
    """Apply the newest card (RA-RESOLVE-1) and put it away; the last one ends the chain."""
    state = table.state
    slot = table.slot = len(state.chain)
    link = state.chain[-1]
    playable = table.match.playables[link.effect]
    table.cause = playable.effect.id
    table.record(LinkResolving(slot, link.player, link.effect, _why_so(table, link)))
    try:
        with table.beneath():
            _apply(table, link, playable)
            table.change("chain", NOWHERE, state.chain[:-1])
            _put_away(table, link, playable)
    except DuelOverError:
        _abandon(table, slot)
        raise
    table.slot = 0
    if slot == 1:
        table.record(ChainResolved(state.active))
        table.change("resolving", NOWHERE, 0)
        table.change("passes", NOWHERE, 0)
        table.change("chooser", NOWHERE, state.active)


def _why_so(table: Table, link: Link) -> Rules:
    """What the resolving of a link rests on: a fixed choice stands; its unit may have left."""
    fixed = link.target != NOWHERE or link.direction != NOWHERE
    gone = table.state.stamp[link.unit] != link.stamp
    return ("RA-RESOLVE-1", *("RA-COST-8",) * fixed, *("source-gone",) * gone)


def _apply(table: Table, link: Link, playable: Playable) -> None:
    gone = table.state.stamp[link.unit] != link.stamp
    if gone and table.match.rulings["source-gone"] == "void":
        table.record(LinkVoid(link.effect))
        return
    frame = Frame(table, link.player, playable.effect.id, NOWHERE if gone else link.unit)
    if link.payer != NOWHERE and table.state.stamp[link.payer] == link.payer_stamp:
        frame.payer = link.payer
    frame.target, frame.direction = link.target, link.direction
    frame.sole = len(playable.effect.steps) == 1
    playable.run(frame)
    if not frame.did and not frame.sole:
        table.record(CardIdle(link.effect))


def _put_away(table: Table, link: Link, playable: Playable) -> None:
    """An action card is discarded (RA-CARD-12), an ability card returns (RA-CARD-14)."""
    player = link.player
    if link.card == NOWHERE:
        table.record(AbilityReturned(player, playable.ability))
    else:
        table.record(ActionDiscarded(player, link.card))
        table.change("discard", player, (*table.state.discard[player], link.card))


def _abandon(table: Table, slot: int) -> None:
    """The duel is over: what is left on the chain is not applied any more (RA-END-1)."""
    if slot > 1:
        table.record(ChainAbandoned(slot - 1))
