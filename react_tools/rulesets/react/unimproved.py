"""Why a masterpiece cannot be improved in a certain way: what was tried, judged by its own rule.

The ways there are come from react.masterpiece; tests/unit/react/test_unimproved.py holds the two
together.
"""

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.improvement import Exchange, Improvement, Lay, read, words
from react_tools.rulesets.react.legal import Bar
from react_tools.rulesets.react.masterpiece import to_lay
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.things import Things

NONE = "none"


def unfit(things: Things, state: State, player: int, wanted: str) -> Bar:
    """Why *player* cannot improve now as *wanted* says; without rules where none forbids it."""
    if wanted == NONE:
        rules = ("RA-TURN-4", "RA-PIECE-4", "improve-must")
        return Bar("the masterpiece has to be improved while there is a way", rules)
    one = read(wanted)
    if one is None:
        return Bar(f"{wanted!r} is no way to improve the masterpiece", ())
    return _missing(things, one) or (
        _unlaid(things, state, player, one)
        if isinstance(one, Lay)
        else _unswapped(things, state, player, one)
    )


def _missing(things: Things, one: Improvement) -> Bar | None:
    """A card or a cell that there is not."""
    numbers = things.numbers
    if isinstance(one, Lay) and not 0 <= one.card < numbers.pieces:
        message = f"there is no card {one.card + 1}; a masterpiece has {numbers.pieces}"
        return Bar(message, ("RA-PIECE-3",))
    for cell in one[1:] if isinstance(one, Lay) else one:
        if not 0 <= cell < numbers.cells:
            message = f"there is no cell {cell + 1}; the masterpiece board has {numbers.cells}"
            return Bar(message, ("RA-PIECE-6",))
    return None


def _unlaid(things: Things, state: State, player: int, one: Lay) -> Bar:
    pieces, row = things.numbers.pieces, state.row
    piece, there = player * pieces + one.card, row[one.cell]
    if piece in state.lost:
        return Bar(f"card {one.card + 1} is out of the game", ("RA-PIECE-16", "replaced-goes"))
    if piece in row:
        message = f"card {one.card + 1} lies on the board already, in cell {row.index(piece) + 1}"
        return Bar(message, ("RA-PIECE-4",) if to_lay(things, state, player) else _ALL_LAID)
    if there != NOWHERE and NOWHERE in row:
        message = f"cell {one.cell + 1} is occupied, and cell {row.index(NOWHERE) + 1} is empty"
        return Bar(message, ("RA-PIECE-13", "RA-PIECE-22"))
    if there // pieces == player and things.rulings["improve-replaces"] != "any":
        rules = ("RA-PIECE-16", "RA-PIECE-24", "improve-replaces")
        return Bar(f"in cell {one.cell + 1} lies a card of one's own", rules)
    return Bar("this is a way to improve", ())


_ALL_LAID = ("RA-PIECE-14", "RA-PIECE-4", "RA-PIECE-25")


def _unswapped(things: Things, state: State, player: int, one: Exchange) -> Bar:
    left = to_lay(things, state, player)
    if left:
        message = f"cells are swapped when no card can be laid, and card {left[0] + 1} can"
        return Bar(message, ("RA-PIECE-14", "RA-PIECE-25"))
    if one.cell == one.other:
        return Bar("two cells are swapped, not one with itself", ("RA-PIECE-14",))
    moved = [piece for piece in (state.row[cell] for cell in one) if piece != NOWHERE]
    if not moved:
        message = f"cells {one.cell + 1} and {one.other + 1} are both empty"
        return Bar(message, ("RA-PIECE-15",))
    own = things.rulings["improve-moves"] == "own"
    if own and len(moved) == 1 and moved[0] // things.numbers.pieces != player:
        message = "only a card of one's own is moved into an empty cell"
        return Bar(message, ("RA-PIECE-26", "improve-moves"))
    return Bar(f"say {words(Exchange(*sorted(one)))!r}", ())
