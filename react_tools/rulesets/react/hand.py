"""Hands and decks: drawing, and losing for want of a card (RA-DRAW, RA-HAND, RA-DECK)."""

from react_tools.game import UnknownCardError
from react_tools.replay.outcome import DONE, Outcome, nothing
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.events.cards import CardDrawn, DeckEmpty
from react_tools.rulesets.react.events.turns import DuelEnded
from react_tools.rulesets.react.field import end
from react_tools.rulesets.react.reasons import NO_DECK, NO_DRAW
from react_tools.rulesets.react.state import UNKNOWN, changed
from react_tools.rulesets.react.table import Table


def draw(table: Table, player: int) -> Outcome:
    """One card: the deck's top one joins the hand; an empty deck loses at once.

    Whoever has looked whether it `must_fail` has asked the ruling full-and-empty.

    Raises:
        UnknownCardError: the setting does not give the deck.
    """
    if table.match.sheets[player].deckless:
        return nothing(NO_DECK, player=player)
    state = table.state
    hand, deck = state.hand[player], state.deck[player]
    full = len(hand) >= table.match.numbers.hand
    if full and (deck or table.rulings["full-and-empty"] == "nothing"):
        return nothing(NO_DRAW, player=player, now=len(hand))
    if not deck:
        table.record(DeckEmpty(player))
        end(table, 1 - player, DuelEnded(1 - player, ("RA-END-2",)))
    card = deck[-1]
    if card == UNKNOWN:
        raise _unknown(table.match.sheets[player])
    if table.recorder is not None:
        table.record(CardDrawn(player, card, len(hand) + 1))
    take(table, player, card, deck[:-1])
    return DONE


def take(table: Table, player: int, card: int, deck: tuple[int, ...]) -> None:
    """A card joins the hand; *deck* is what is left."""
    state = table.state
    state.deck = changed(state.deck, player, deck)
    state.hand = changed(state.hand, player, tuple(sorted((*state.hand[player], card))))


def fails(table: Table, player: int) -> bool:
    """The same as `must_fail` says, as it shows from outside: nothing is marked by it."""
    state = table.state
    if state.deck[player] or table.match.sheets[player].deckless:
        return False
    room = len(state.hand[player]) < table.match.numbers.hand
    return room or table.rulings["full-and-empty"] == "loses"


def must_fail(table: Table, player: int) -> bool:
    """Whether a player who has to draw now has nothing to draw, with a full hand too (a ruling)."""
    state = table.state
    if state.deck[player] or table.match.sheets[player].deckless:
        return False
    room = len(state.hand[player]) < table.match.numbers.hand
    return room or table.ruling("full-and-empty") == "loses"


def _unknown(sheet: Creator) -> UnknownCardError:
    """Whose deck is not given, and where it could be."""
    example = sheet.deck[0].id if sheet.deck else "…"
    return UnknownCardError(
        f"{sheet.id} draws from a deck that the setting does not give",
        f"write `deck: [{example}]` beside `creator: {sheet.id}`, top card first; `deck: []` is"
        " an empty one",
    )
