"""Before the first turn: the sheets' own steps, who begins, the first hands (RA-SETUP)."""

from tests.oracle import cards, effects, ending
from tests.oracle.asking import Story
from tests.oracle.frame import sheet
from tests.oracle.table import Table


def prepare(table: Table, *, one_of_each: bool) -> Story[None]:
    """Each follows the sheet (RA-SETUP-10), then takes the first hand (RA-SETUP-14).

    Whose sheet comes first is a ruling (setup-order); where it matters the active player takes
    cards first (RA-DRAW-7).
    """
    first = table.world.players[0]
    if table.ruled("setup-order", "first"):
        first = table.active
    for player in table.in_turn(first):
        yield from effects.run(sheet(table, player), table.world.sheets[player].setup)
    for player in table.in_turn(table.active):
        if not cards.is_deckless(table, player):
            _deal(table, player, one_of_each=one_of_each)


def _deal(table: Table, player: str, *, one_of_each: bool) -> None:
    """Four cards from the top, or one copy of each different card (RA-SETUP-14, RA-SETUP-16)."""
    side = table.sides[player]
    if one_of_each and side.deck is not None:
        for card in dict.fromkeys(side.deck):
            side.deck.remove(card)
            side.hand[card] += 1
        return
    for _ in range(table.world.numbers["first hand"]):
        if cards.is_empty(side):
            ending.by_empty_deck(table, player)
        cards.take_top(table, player)
