"""The masterpiece, as the rulebook tells it: improving, completing, ascending and descending.

The board's cells hold cards of both players. A card is one number: its owner times the cards of a
masterpiece, plus its place in the picture. Which of a player's cards lie face down is not kept:
their number is the damage, and no rule asks for more (RA-PIECE).
"""

from react_tools.replay.outcome import DONE, Outcome, Reason, nothing
from react_tools.replay.question import NONE, Option
from react_tools.rulesets.react.answering import happened
from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.events.masterpiece import (
    CellsSwapped,
    CreatorAscended,
    CreatorDescended,
    MasterpieceCompleted,
    MasterpieceStays,
    PieceLaid,
    PieceMoved,
    PieceReplaced,
    PiecesCleared,
)
from react_tools.rulesets.react.fact import Fact
from react_tools.rulesets.react.improvement import Exchange, Lay, decoded
from react_tools.rulesets.react.picture import complete, doubts
from react_tools.rulesets.react.state import State, changed
from react_tools.rulesets.react.table import Table
from react_tools.rulesets.react.things import Things
from react_tools.trace.event import Rules

NO_WAY = Reason(
    "no way to improve",
    "{player} has no way to improve the masterpiece",
    "{player} никак не может усовершенствовать шедевр",
    ("RA-PIECE-4",),
)
CHOSE_NONE = Reason(
    "chose not to improve",
    "{player} chooses not to improve the masterpiece",
    "{player} не совершенствует шедевр",
    ("improve-must", "RA-EFFECT-7"),
    by_choice=True,
)
NOT_ASCENDED = Reason(
    "not ascended",
    "{unit} is not ascended",
    "{unit} не возвышается",
    ("RA-PIECE-9",),
)

_MOVES, _MOVES_FOREIGN = ("RA-PIECE-15", "RA-PIECE-26"), ("RA-PIECE-15",)
_REPLACES, _REPLACES_OWN = ("RA-PIECE-16", "RA-PIECE-24"), ("RA-PIECE-24",)
"""The chapter moves any card and replaces the opponent's; the glossary moves one's own and replaces
any. So what only one of them allows rests on that one, and on a ruling."""


def improvements(things: Things, state: State, player: int) -> tuple[Option, ...]:
    """Every way in which a player may improve now, in a fixed order; kept, for rows come again."""
    known, at = things.improving.known, (player, *state.row, *state.lost)
    if at not in known:
        known[at] = tuple(_improvements(things, state, player))
    return known[at]


def to_lay(things: Things, state: State, player: int) -> list[int]:
    """The player's cards that are beside the board, counted from 0."""
    pieces, row, lost = things.numbers.pieces, state.row, state.lost
    mine = range(player * pieces, (player + 1) * pieces)
    return [at for at, piece in enumerate(mine) if piece not in row and piece not in lost]


def _improvements(things: Things, state: State, player: int) -> list[Option]:
    """A card goes into an empty cell. With no card left to lay, two cells exchange what they hold.

    With no empty cell and a card to lay, it replaces an opponent's.
    """
    pieces, row, off = things.numbers.pieces, state.row, to_lay(things, state, player)
    mine = range(player * pieces, (player + 1) * pieces)
    if not off:
        return _exchanges(things, row, mine)
    cells = [cell for cell, piece in enumerate(row) if piece == NOWHERE]
    if not cells:
        anybody = things.rulings["improve-replaces"] == "any"
        cells = [cell for cell, piece in enumerate(row) if anybody or piece not in mine]
    lays = things.improving.lays
    return [lays[card][cell] for card in off for cell in cells]


def _exchanges(things: Things, row: list[int], mine: range) -> list[Option]:
    """Two cards, or a card and an empty cell (ruling improve-moves: whose card that may be)."""
    anybody, found = things.rulings["improve-moves"] == "any", []
    for cell, other, option in things.improving.exchanges:
        first, second = row[cell], row[other]
        if NOWHERE in {first, second}:
            moved = second if first == NOWHERE else first
            if moved == NOWHERE or not (anybody or moved in mine):
                continue
        found.append(option)
    return found


def _doubts(things: Things, state: State, player: int) -> Rules:
    """The rulings by which there could be other ways to improve now."""
    pieces, row, full = things.numbers.pieces, state.row, NOWHERE not in state.row
    owners = {piece // pieces for piece in row if piece != NOWHERE}
    if to_lay(things, state, player):
        return ("improve-replaces",) if full and player in owners else ()
    return ("improve-moves",) if not full and 1 - player in owners else ()


def improve(table: Table, player: int, rules: Rules) -> Outcome:
    """Improve once, in a way that the player chooses (RA-PIECE-4)."""
    things, numbers = table.match, table.match.numbers
    options = improvements(things, table.state, player)
    if not options:
        return nothing(NO_WAY, player=player)
    if table.recorder is not None:
        for ruling in _doubts(things, table.state, player):
            table.ruling(ruling)
    if table.ruling("improve-must") == "no":
        options = (*options, NONE)
    picked = table.choose(player, options, rules)
    if picked is NONE:
        return nothing(CHOSE_NONE, player=player)
    before = table.state.row
    one = decoded(picked.value, numbers)
    if isinstance(one, Lay):
        _lay(table, player, one)
    else:
        _exchange(table, player, one)
    with table.beneath():
        _look_for_completion(table, before)
        if "improved" in table.match.passives:
            happened(table, Fact("improved", player=player))
    return DONE


def _lay(table: Table, player: int, one: Lay) -> None:
    piece = player * table.match.numbers.pieces + one.card
    there = table.state.row[one.cell]
    if table.recorder is not None:
        if there == NOWHERE:
            table.record(PieceLaid(player, piece, one.cell))
        else:
            is_own = _is_own(table, player, there)
            rules = _REPLACES_OWN if is_own else _REPLACES
            table.record(PieceReplaced(player, piece, one.cell, there, rules))
            if is_own:
                table.ruling("improve-replaces")
    table.state.row = changed(table.state.row, one.cell, piece)
    if there != NOWHERE and table.ruling("replaced-goes") == "out":
        table.state.lost = tuple(sorted((*table.state.lost, there)))


def _exchange(table: Table, player: int, one: Exchange) -> None:
    row = table.state.row
    first, second = row[one.cell], row[one.other]
    if NOWHERE not in {first, second}:
        table.record(CellsSwapped(player, one.cell, one.other, first, second))
    elif first == NOWHERE:
        _record_moved(table, player, second, one.other, one.cell)
    else:
        _record_moved(table, player, first, one.cell, one.other)
    table.state.row = changed(changed(row, one.cell, second), one.other, first)


def _record_moved(table: Table, player: int, piece: int, cell: int, other: int) -> None:
    is_own = _is_own(table, player, piece)
    table.record(PieceMoved(player, piece, cell, other, _MOVES if is_own else _MOVES_FOREIGN))
    if not is_own:
        table.ruling("improve-moves")


def _is_own(table: Table, player: int, piece: int) -> bool:
    return piece // table.match.numbers.pieces == player


def _is_complete(table: Table, row: list[int], player: int) -> bool:
    """Whether a picture is whole; with the rulings that decide it."""
    if table.recorder is not None:
        for ruling in doubts(table.match, row, player):
            table.ruling(ruling)
    return complete(table.match, row, player)


def _look_for_completion(table: Table, before: list[int]) -> None:
    """As soon as a picture is whole its creator ascends; the active player's first.

    Whoever brought the cards in order (RA-PIECE-8): with five cells and six cards in the game
    nobody but their owner can.
    """
    active = table.state.active
    for player in (active, 1 - active):
        if not _is_complete(table, table.state.row, player):
            continue
        waits = bool(table.state.ascended[player])
        if waits and _is_complete(table, before, player):
            continue
        table.record(MasterpieceCompleted(player))
        with table.beneath():
            if waits:
                table.record(MasterpieceStays(player))
            else:
                _ascend(table, player)


def _ascend(table: Table, player: int) -> None:
    """The ability card turns over, then the cards leave the board (RA-PIECE-9, RA-PIECE-10)."""
    pieces, row = table.match.numbers.pieces, table.state.row
    table.record(CreatorAscended(table.match.creators[player]))
    table.state.ascended = changed(table.state.ascended, player, 1)
    table.record(PiecesCleared(player))
    table.state.row = [NOWHERE if piece // pieces == player else piece for piece in row]
    with table.beneath():
        happened(table, Fact("ascended", subject=table.match.creators[player], player=player))


def descend(table: Table, player: int) -> Outcome:
    """Back to the front; a picture that waited on the board is completed at once (RA-PIECE-12)."""
    unit = table.match.creators[player]
    if not table.state.ascended[player]:
        return nothing(NOT_ASCENDED, unit=unit)
    table.record(CreatorDescended(unit))
    table.state.ascended = changed(table.state.ascended, player, 0)
    if _is_complete(table, table.state.row, player):
        with table.beneath():
            table.record(MasterpieceCompleted(player, waited=True))
            with table.beneath():
                _ascend(table, player)
    return DONE
