"""The masterpiece and what completing it brings (RA-PIECE)."""

from typing import NamedTuple

from react_tools.rulesets.react.steps import Clause
from tests.oracle import selecting
from tests.oracle.asking import Fact, Story, happened, pick
from tests.oracle.frame import Frame
from tests.oracle.table import CREATOR, Table


class Way(NamedTuple):
    """A way to improve: a card into a cell, or two cells that exchange what they hold; or none."""

    words: str
    card: int = 0
    cell: int = -1
    other: int = -1


def to_lay(table: Table, player: str) -> list[int]:
    """Which of a player's cards lie beside the board (RA-SETUP-5)."""
    cards = range(1, table.world.numbers["cards"] + 1)
    out = [*table.cells, *table.lost]
    return [it for it in cards if (player, it) not in out]


def ways(table: Table, player: str) -> list[Way]:
    """How a player may improve the masterpiece now."""
    cards, cells = to_lay(table, player), table.cells
    if not cards:
        return _swaps(table, player)
    free = [at for at, cell in enumerate(cells) if cell is None]
    if not free:
        free = _replaceable(table, player)
    return [Way(f"card {card} in cell {at + 1}", card, at) for card in cards for at in free]


def _replaceable(table: Table, player: str) -> list[int]:
    """On a full board: the cells of the opponent's cards (RA-PIECE-16, ruling improve-replaces)."""
    every = table.ruled("improve-replaces", "any")
    return [at for at, it in enumerate(table.cells) if it and (every or it[0] != player)]


def _swaps(table: Table, player: str) -> list[Way]:
    """With none to lay: two cells exchange what they hold, which may be nothing (RA-PIECE-15).

    Any two cards (RA-PIECE-25); into an empty cell one of one's own (RA-PIECE-26, improve-moves).
    """
    count = len(table.cells)
    pairs = [(one, two) for one in range(count) for two in range(one + 1, count)]
    found = list[Way]()
    for one, two in pairs:
        there = [it for it in (table.cells[one], table.cells[two]) if it is not None]
        mine = any(it[0] == player for it in there)
        moves = len(there) == 1 and (mine or table.ruled("improve-moves", "any"))
        if len(there) == 2 or moves:
            found.append(Way(f"swap cells {one + 1} and {two + 1}", 0, one, two))
    return found


def improve_once(table: Table, player: str, kind: str = "choice") -> Story[bool]:
    """One improvement; it must be done if it can be (ruling improve-must)."""
    open_now = ways(table, player)
    if not open_now:
        return False
    if table.ruled("improve-must", "no"):
        open_now.append(Way("none"))
    at = yield from pick(table, player, [it.words for it in open_now], kind=kind)
    way = open_now[at]
    if way.cell < 0:
        return False
    if way.other >= 0:
        cells = table.cells
        cells[way.cell], cells[way.other] = cells[way.other], cells[way.cell]
    else:
        _replaced(table, way.cell)
        table.cells[way.cell] = (player, way.card)
    yield from look(table)
    yield from happened(Fact("improved", player=player))
    return True


def _replaced(table: Table, at: int) -> None:
    """What becomes of a card that is replaced (ruling replaced-goes)."""
    gone = table.cells[at]
    if gone is not None and table.ruled("replaced-goes", "out"):
        table.lost.append(gone)


def look(table: Table) -> Story[None]:
    """Who has completed the masterpiece ascends at once (RA-PIECE-8), the active player first."""
    for player in table.in_turn(table.active):
        yield from _complete(table, player)


def _complete(table: Table, player: str) -> Story[None]:
    """Ascend, and take all of one's cards off the board (RA-PIECE-9, RA-PIECE-10).

    While the creator is ascended the cards stay (RA-PIECE-11).
    """
    side = table.sides[player]
    if side.ascended or not is_whole(table, player):
        return
    side.ascended = True
    table.cells = [None if it and it[0] == player else it for it in table.cells]
    yield from happened(Fact("ascended", player=player))


def is_whole(table: Table, player: str) -> bool:
    """Whether all three lie in the right order and show the whole picture (RA-PIECE-8)."""
    cells = list(enumerate(table.cells))
    second = player != table.world.players[0]
    if second and table.ruled("picture-side", "own"):
        cells.reverse()
    mine = [(at, it[1]) for at, it in cells if it and it[0] == player]
    if [card for _, card in mine] != list(range(1, table.world.numbers["cards"] + 1)):
        return False
    apart = abs(mine[-1][0] - mine[0][0]) != len(mine) - 1
    return not (apart and table.ruled("picture-adjoining", "yes"))


def improve(frame: Frame, clause: Clause) -> Story[bool]:
    """By a card: so many improvements; who leaves one leaves the rest."""
    many = yield from selecting.amount(frame, clause, "times")
    anything = False
    for _ in range(many):
        if not (yield from improve_once(frame.table, frame.actor)):
            break
        anything = True
    return anything


def descend(frame: Frame, clause: Clause) -> Story[bool]:
    """The ascension ends; with the next one complete another begins at once (RA-PIECE-12)."""
    those = yield from selecting.units(frame, clause, "who")
    anything = False
    for unit in those:
        side = frame.table.sides[unit.owner]
        if unit.kind == CREATOR and side.ascended:
            side.ascended = False
            anything = True
            yield from _complete(frame.table, unit.owner)
    return anything
