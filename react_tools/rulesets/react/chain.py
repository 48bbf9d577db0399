"""The react chain, as the rulebook tells it: how a card is added, how the chain resolves.

Who may add a card, and which, is told in react.legal.
"""

from msgspec.structs import replace

from react_tools.replay.question import GameOverError
from react_tools.rulesets.react.answering import Noticed, answer_beneath, notice, seen
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.costs import Payment
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
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.frame import Frame
from react_tools.rulesets.react.legal import offers
from react_tools.rulesets.react.paying import pay, show
from react_tools.rulesets.react.playable import Playable
from react_tools.rulesets.react.state import Link, changed
from react_tools.rulesets.react.table import Table
from react_tools.trace.event import Rules

TWO_PASSES = 2
_FREE = ("RA-RESOLVE-1",)
_FIXED = (*_FREE, "RA-COST-8")
_FULL = ("RA-CHAIN-17", "RA-CHAIN-22")
_WILLING = ("RA-CHAIN-16",)
_UNABLE = (*_WILLING, "RA-CHAIN-25")
"""Whoever passes last holds no card, and no ability could be paid for: all can see that."""


def play(table: Table, playable: Playable, payment: Payment) -> None:
    """Put a card on the chain and pay for it at once; then the other player has the word."""
    state, player = table.state, playable.owner
    slot = len(state.chain) + 1
    told, link = table.recorder is not None, payment.link
    if told:
        table.played[slot] = len(table.states)
        table.record(CardPlayed(slot, player, playable.index, _why_legal(table, slot, playable)))
        if is_on(table, playable.ability):
            table.ruling("ability-twice")
    if link.target != NOWHERE and (told or table.match.aims_freely):
        link = _aimed(table, playable, link)
    if playable.card != NOWHERE:
        hand = list(state.hand[player])
        hand.remove(playable.card)
        state.hand = changed(state.hand, player, tuple(hand))
    state.passes, state.chooser = 0, 1 - player
    if told:
        with table.beneath():
            noticed = pay(table, payment)
            show(table, slot, payment)
    else:
        noticed = pay(table, payment)
    state.chain = (*state.chain, link)
    if noticed or "played" in table.match.passives:
        _answer(table, noticed, Fact("played", player=player))
    if slot == table.match.numbers.slots:
        _set_off(table, _FULL)


def _answer(table: Table, noticed: list[Noticed], played: Fact) -> None:
    """Let passives answer what a cost has done, once it is paid whole; then that a card lies."""
    try:
        answer_beneath(table, seen(table, noticed))
        answer_beneath(table, notice(table, played))
    except GameOverError:
        _abandon(table, len(table.state.chain) + 1)
        raise


def _aimed(table: Table, playable: Playable, link: Link) -> Link:
    """The link, which says whether its target fits the cost; looked at before that is paid."""
    frame = Frame(table, link.player, link.player, playable.id, link.unit)
    frame.payer, frame.direction = link.payer, link.direction
    aim = playable.price.aim
    misses = aim is not None and aim.misses(frame, link.target)
    return replace(link, astray=True) if misses else link


def is_on(table: Table, ability: int) -> bool:
    """Whether an ability card lies on the chain already."""
    effects, chain = table.match.playables, table.state.chain
    return ability != NOWHERE and any(effects[it.effect].ability == ability for it in chain)


def _why_legal(table: Table, slot: int, playable: Playable) -> Rules:
    """The rules by which a card may be put into *slot*; a card with several effects names one.

    Where there are more than three, that an ability card is played again goes before the rest.

    An exhausted creator ends no turn (RA-TURN-8): that keeps nobody from another intention.
    """
    named = ("RA-CHAIN-9",) if playable.effect.letter else ()
    if playable.ability in table.returned:
        named = ("RA-CARD-15", *named)
    if slot == 1:
        if table.state.exhausted[table.match.creators[playable.owner]]:
            return ("RA-CHAIN-8", "RA-TURN-8", *(named[:1] or ("RA-CHAIN-11",)))
        return ("RA-CHAIN-8", *(*named, "RA-CHAIN-11")[:2])
    chance = "RA-CHAIN-3" if table.state.passes else "RA-CHAIN-12"
    return ("RA-CHAIN-14", "RA-CHAIN-15", *(named[:1] or (chance,)))


def pass_on(table: Table) -> None:
    """Hand the opportunity over; the second pass in a row sets the chain off."""
    state = table.state
    why: Rules = _WILLING
    if table.recorder is not None:
        why = _WILLING if _is_able(table, state.chooser) else _UNABLE
        table.record(Passed(state.chooser))
    state.chooser = 1 - state.chooser
    state.passes += 1
    if state.passes == TWO_PASSES:
        _set_off(table, why)


def _is_able(table: Table, player: int) -> bool:
    """Whether anybody can see that a player may play a reaction: one holds a card, or can pay.

    An ability card that lies on the chain counts: by ruling ability-twice it could be played.
    """
    hand, ascended = table.state.hand[player], table.state.ascended[player]
    return bool(hand or offers(table, table.match.at_hand(player, "reaction", ascended, ()))[1])


def _set_off(table: Table, why: Rules) -> None:
    """The chain begins to resolve, for want of slots or of cards."""
    if table.recorder is not None:
        table.record(ChainSetOff(why is _FULL, why))
    table.state.resolving = 1


def resolve_next(table: Table) -> None:
    """Apply the newest card (RA-RESOLVE-1) and put it away; the last one ends the chain."""
    state = table.state
    slot = table.place = len(state.chain)
    link = state.chain[-1]
    playable = table.match.playables[link.effect]
    table.cause = playable.id
    try:
        if table.recorder is None:
            _apply(table, link, playable)
            _put_away(table, link, playable)
        else:
            table.record(
                LinkResolving(slot, link.player, link.effect, _FIXED if _is_fixed(link) else _FREE)
            )
            with table.beneath():
                _apply(table, link, playable)
                _put_away(table, link, playable)
    except GameOverError:
        _abandon(table, slot)
        raise
    table.place = 0
    if slot == 1:
        if table.recorder is not None:
            table.record(ChainResolved(state.active))
        state.resolving = state.passes = 0
        state.chooser = state.active


def _is_fixed(link: Link) -> bool:
    """Whether its cost has fixed something, which stands."""
    return link.target != NOWHERE or link.direction != NOWHERE


def _apply(table: Table, link: Link, playable: Playable) -> None:
    stamp, unit, payer, player = table.state.stamp, link.unit, link.payer, link.player
    gone = stamp[unit] != link.stamp and not table.lives(unit, link.stamp)
    turned = playable.face != NOWHERE and not playable.is_up(table.state)
    if (gone and table.ruling("source-gone") == "void") or (
        turned and table.ruling("flip-in-chain") == "void"
    ):
        table.record(LinkVoid(link.effect, turned))
        return
    if (
        payer != NOWHERE
        and stamp[payer] != link.payer_stamp
        and not table.lives(payer, link.payer_stamp)
    ):
        payer = NOWHERE
    this = NOWHERE if gone else unit
    frame = Frame(table, player, player, playable.id, this, payer, NOWHERE, link.target)
    frame.direction = link.direction
    if link.astray:
        frame.astray = True
    if table.recorder is None:
        playable.run(frame)
        return
    frame.sole = playable.sole
    playable.run(frame)
    if not (frame.did or frame.answered or frame.sole):
        table.record(CardIdle(link.effect))


def _put_away(table: Table, link: Link, playable: Playable) -> None:
    """The newest card leaves the chain.

    An action card is discarded (RA-CARD-12), an ability card returns (RA-CARD-14).
    """
    state, card, player = table.state, link.card, link.player
    state.chain = state.chain[:-1]
    if table.recorder is not None:
        if card == NOWHERE:
            table.record(AbilityReturned(player, _side_up(table, playable)))
            table.returned |= {playable.ability}
        else:
            table.record(ActionDiscarded(player, card))
    if card != NOWHERE:
        state.discard = discard = state.discard.copy()
        discard[player] = (*discard[player], card)


def _side_up(table: Table, playable: Playable) -> int:
    """The ability card as react.names counts it: behind all fronts come the ascended sides."""
    match, ability = table.match, playable.ability
    turned = len(match.abilities[ability][1].faces) > 1 and table.state.ascended[playable.owner]
    return ability + len(match.abilities) * bool(turned)


def _abandon(table: Table, slot: int) -> None:
    """The duel is over: what is left on the chain is not applied any more (RA-END-1).

    It stays there with the card that ended the duel, or the chain is cleared, newest card first
    (ruling chain-at-end).
    """
    if slot > 1:
        table.record(ChainAbandoned(slot - 1))
    if table.ruling("chain-at-end") == "away":
        with table.beneath():
            for link in reversed(table.state.chain):
                _put_away(table, link, table.match.playables[link.effect])
