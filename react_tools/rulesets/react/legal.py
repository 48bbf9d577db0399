"""Which cards may be played now, and why another one may not.

`barred` gives the reason for one effect, `offers` goes straight to those that nothing bars; that
they agree is tested on random duels (tests/properties/test_duel.py).
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.costs import Payment
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.playable import Offer, Playable, Stand
from react_tools.rulesets.react.settling import Unpayable
from react_tools.rulesets.react.state import Phase
from react_tools.rulesets.react.table import Table
from react_tools.trace.event import Rules


class Bar(NamedTuple):
    """Why a card cannot be played now."""

    message: str
    rules: Rules


def over(table: Table) -> Bar | None:
    """Why nothing at all can be done: the duel is over."""
    if table.state.result == NOWHERE:
        return None
    beaten = max(table.state.damage) >= table.match.numbers.damage
    return Bar("the duel is over", ("RA-END-1",) if beaten else ("RA-END-2",))


def not_now(table: Table, player: int, kind: str) -> Bar | None:
    """Whether it is the wrong moment for *player* to play an intention or a reaction."""
    state = table.state
    if ended := over(table):
        return ended
    if state.resolving:
        return _resolving(table)
    if state.phase != Phase.MAIN:
        return Bar("cards are played in the main phase only", ("RA-TURN-6",))
    return (_no_intention if kind == "intention" else _no_reaction)(table, player)


def _resolving(table: Table) -> Bar:
    """No card and no pass comes in between; on a full chain there would be no slot either."""
    if len(table.state.chain) == table.match.numbers.slots:
        message = "the chain is full and resolves; no card can be added"
        return Bar(message, ("RA-RESOLVE-2", "RA-CHAIN-22", "RA-RESOLVE-7"))
    return Bar("the chain is resolving; no card can be played", ("RA-RESOLVE-2", "RA-RESOLVE-7"))


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
    if not playable.is_up(state):
        return Bar("this side of the ability card is not up", ("RA-CARD-11",))
    effects = table.match.playables
    if any(effects[it].ability == playable.ability for it in _used(table)):
        return Bar("the ability card lies on the chain already", ("ability-twice", "RA-CARD-14"))
    return None


def _used(table: Table) -> tuple[int, ...]:
    """The effects of ability cards on the chain: not in front of their players (ability-twice)."""
    chain = table.state.chain
    if not chain or table.match.abilities_twice:
        return ()
    return tuple([link.effect for link in chain if link.card == NOWHERE])


def unbarred(table: Table) -> Sequence[Stand]:
    """Every effect of who is to choose now that nothing bars, in the order of the match."""
    state, player = table.state, table.state.chooser
    kind = "reaction" if state.chain else "intention"
    face, hand = state.ascended[player], state.hand[player]
    return table.match.at_hand(player, kind, face, hand, _used(table))


def offers(table: Table, stands: Iterable[Stand]) -> tuple[list[Offer], int]:
    """The ways of playing effects now, for each unit that may be its `this`; and how many.

    Changes nothing.
    """
    found, count = list[Offer](), 0
    state = table.state
    where, exhausted = state.where, state.exhausted
    for unit, tires, known, playable in stands:
        if tires and exhausted[unit]:
            continue
        offer = known[where[unit]] or _offer(table, playable, unit, known)
        if ways := offer.count:
            found.append(offer)
            count += ways
    return found, count


def _offer(table: Table, playable: Playable, unit: int, known: list[Offer | None]) -> Offer:
    """What an effect offers to a unit where it stands; *known* from now on, if it can be."""
    price = playable.price
    frame = Frame(table, playable.owner, playable.owner, "", unit)
    offer = Offer(playable, unit, *price.ways(frame))
    if price.is_local:
        known[table.state.where[unit]] = offer
    return offer


def ways(table: Table, playable: Playable) -> list[Payment] | Unpayable:
    """Every way of playing *playable* now, or why there is none. Changes nothing."""
    offered, _ = offers(table, playable.stands)
    found = [offer.payment(at, table.state.stamp) for offer in offered for at in range(offer.count)]
    return found or _unpayable(table, playable)


def _unpayable(table: Table, playable: Playable) -> Unpayable:
    """Why no unit can pay: what holds for the last one that is there."""
    why = Unpayable("no such unit is on the field", ("RA-COST-3", "RA-CARD-16"))
    for unit in playable.users:
        if table.state.where[unit] != NOWHERE:
            frame = Frame(table, playable.owner, playable.owner, playable.id, unit)
            why = playable.price.unpayable(frame) or why
    return why
