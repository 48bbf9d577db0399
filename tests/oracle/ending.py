"""The end of the game (RA-END)."""

from tests.oracle.asking import DuelOverError
from tests.oracle.table import Table

DRAW = "draw"


def by_damage(table: Table) -> None:
    """Who has taken three damage loses at once (RA-END-1); both together: a draw (RA-END-4).

    Raises:
        DuelOverError: the duel is over.
    """
    most = table.world.numbers["damage"]
    beaten = [it for it, side in table.sides.items() if side.damage >= most]
    if len(beaten) > 1:
        end(table, DRAW)
    for player in beaten:
        end(table, table.other(player))


def by_empty_deck(table: Table, player: str) -> None:
    """Who has to draw and whose deck is empty loses at once (RA-END-2).

    Raises:
        DuelOverError: always.
    """
    end(table, table.other(player))


def end(table: Table, winner: str) -> None:
    """The duel is over; what lies on the chain stays there, or is put away (ruling chain-at-end).

    Raises:
        DuelOverError: always.
    """
    table.ended = winner
    if table.ruled("chain-at-end", "away"):
        while table.chain:
            put_away(table)
    raise DuelOverError(winner)


def put_away(table: Table) -> None:
    """The newest card goes to the discard pile, or back to its owner (RA-CARD-12, RA-CARD-14)."""
    link = table.chain.pop()
    if not link.ability:
        table.sides[link.owner].discard.insert(0, link.card)
