"""Hand, deck and discard pile (RA-HAND, RA-DRAW, RA-DECK, RA-DISCARD)."""

from collections import Counter

from react_tools.game import UnknownCardError
from react_tools.rulesets.react.language.phrase import Quantity
from react_tools.rulesets.react.steps import Clause
from tests.oracle import ending, selecting
from tests.oracle.asking import Story, pick
from tests.oracle.frame import Frame
from tests.oracle.table import Side, Table


def is_deckless(table: Table, player: str) -> bool:
    """Whether a player has no deck, and so neither hand nor an empty deck (RA-HAND-2, RA-END-3)."""
    return table.world.sheets[player].deckless


def room(table: Table, player: str) -> int:
    """How many more cards the hand may hold (RA-HAND-1)."""
    return max(table.world.numbers["hand"] - table.sides[player].hand.total(), 0)


def is_empty(side: Side) -> bool:
    """Whether a deck is known to hold no card."""
    return side.deck is not None and not side.deck


def take_top(table: Table, player: str) -> None:
    """The top card of the deck joins the hand (RA-DRAW-1).

    Raises:
        UnknownCardError: the setting does not say what is in the deck.
    """
    side = table.sides[player]
    if side.deck is None:
        raise UnknownCardError(f"{player} draws from a deck that the setting does not give")
    side.hand[side.deck.pop(0)] += 1


def draw(frame: Frame, clause: Clause) -> Story[bool]:
    """By a card: one after the other, as many as the hand has room for (ruling draw-partly)."""
    table, player = frame.table, frame.actor
    many = yield from selecting.amount(frame, clause, "amount")
    if is_deckless(table, player):
        return False
    if many > room(table, player) > 0 and table.ruled("draw-partly", "none"):
        return False
    anything = False
    for _ in range(many):
        if not _draw_one(table, player):
            break
        anything = True
    return anything


def _draw_one(table: Table, player: str) -> bool:
    """One card, if the hand has room for it (RA-DRAW-2); an empty deck loses (draw-by-card)."""
    empty = is_empty(table.sides[player])
    full = room(table, player) == 0
    if full and not (empty and table.ruled("full-and-empty", "loses")):
        return False
    if empty:
        if table.ruled("draw-by-card", "loses"):
            ending.by_empty_deck(table, player)
        return False
    take_top(table, player)
    return True


def give_back(frame: Frame, clause: Clause) -> Story[bool]:
    """`return`: cards go from the discard pile under the deck, or to the hand."""
    table, player = frame.table, frame.actor
    side = table.sides[player]
    told = clause.arguments["cards"][0].tree
    assert isinstance(told, Quantity)
    to_hand = clause.words["to"] == "hand"
    chosen = list[str]()
    for _ in range(min(told.count, len(side.discard))):
        left = Counter(side.discard) - Counter(chosen)
        kinds = [it for it in dict.fromkeys(side.discard) if left[it]]
        words = kinds + ["none"] * (told.kind == "up to")
        at = yield from pick(table, player, words)
        if at == len(kinds):
            break
        chosen.append(kinds[at])
    fitting = chosen[: room(table, player)] if to_hand else chosen
    for card in fitting:
        _lose(side, card)
        _gains(side, card, to_hand=to_hand)
    return bool(fitting)


def _lose(side: Side, card: str) -> None:
    """A card leaves the discard pile; of several alike the lowest, which no rule asks."""
    at = max(at for at, it in enumerate(side.discard) if it == card)
    del side.discard[at]


def _gains(side: Side, card: str, *, to_hand: bool) -> None:
    if to_hand:
        side.hand[card] += 1
    elif side.deck is not None:
        side.deck.append(card)
