"""Hands, decks and discard piles."""

from hashlib import sha256

from react_tools.game import UnknownCardError
from react_tools.rulesets.keyforge.events.cards import CardDrawn, DeckRemade, NothingToDraw
from react_tools.rulesets.keyforge.state import UNKNOWN, changed
from react_tools.rulesets.keyforge.table import Table
from react_tools.trace.event import Rules


def draw(table: Table, player: int, rules: Rules) -> bool:
    """The top card of the deck joins the hand, by *rules*; False if there is none to be had.

    Raises:
        UnknownCardError: the setting gives neither the deck nor the order of a shuffled pile.
    """
    state = table.state
    if not state.deck[player]:
        if not state.discard[player]:
            if table.recorder is not None:
                table.record(NothingToDraw(player))
            return False
        _remake(table, player)
    deck = state.deck[player]
    card = deck[-1]
    if card == UNKNOWN:
        raise _unknown_deck(table.match.players[player])
    if table.recorder is not None:
        table.record(CardDrawn(player, card, len(state.hand[player]) + 1, rules))
    state.deck = changed(state.deck, player, deck[:-1])
    take(table, player, card)
    return True


def take(table: Table, player: int, card: int) -> None:
    """A card joins a hand, where it has no place of its own."""
    hand = table.state.hand
    table.state.hand = changed(hand, player, tuple(sorted((*hand[player], card))))


def discard(table: Table, player: int, card: int) -> None:
    """A card goes to the top of a discard pile."""
    pile = table.state.discard
    table.state.discard = changed(pile, player, (*pile[player], card))


def _remake(table: Table, player: int) -> None:
    """Shuffle the discard pile into a new deck (KFX-10i)."""
    state = table.state
    order = _shuffled(table, player)
    if table.recorder is not None:
        table.record(DeckRemade(player, len(order)))
    state.deck = changed(state.deck, player, order[::-1])
    state.discard = changed(state.discard, player, ())
    state.shuffled = changed(state.shuffled, player, state.shuffled[player] + 1)


def _shuffled(table: Table, player: int) -> tuple[int, ...]:
    """The discard pile in the order that the setting gives, or its seed; the top card first."""
    match, state = table.match, table.state
    seat, time, pile = match.seats[player], state.shuffled[player], state.discard[player]
    if seat.seed is not None:
        # No luck but the seed's: the same pile comes into the same order on every machine.
        salt = f"{seat.seed} {seat.id} {' '.join(match.cards[it].id for it in pile)}"
        places = [sha256(f"{salt} {at}".encode()).digest() for at in range(len(pile))]
        return tuple(pile[at] for at in sorted(range(len(pile)), key=places.__getitem__))
    if time >= len(seat.orders):
        raise _unknown_order(seat.id)
    rest = list(pile)
    order = []
    for wanted in seat.orders[time]:
        found = next((it for it in rest if match.cards[it].id == wanted), None)
        if found is None:
            raise _unfit_order(seat.id, wanted)
        rest.remove(found)
        order.append(found)
    if rest:
        raise _unfit_order(seat.id, match.cards[rest[0]].id)
    return tuple(order)


def _unknown_deck(player: str) -> UnknownCardError:
    return UnknownCardError(
        f"{player} draws from a deck that the setting does not give",
        f"write `deck: […]` under `{player}:`, top card first; `deck: []` is an empty one",
    )


def _unknown_order(player: str) -> UnknownCardError:
    return UnknownCardError(
        f"{player} shuffles the discard pile into a new deck, and its order is not given",
        f"write `shuffles: [[…]]` under `{player}:`, an order for each time, top card first,"
        " or `seed: 7`",
    )


def _unfit_order(player: str, card: str) -> UnknownCardError:
    return UnknownCardError(
        f"the order of the new deck of {player} does not fit the discard pile: {card}",
        f"list under `shuffles:` of `{player}` every card of the pile once, top card first",
    )
