"""When a masterpiece is complete: all its cards laid, in order, as one picture (RA-PIECE-8)."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from react_tools.rulesets.react.things import Things


def complete(things: Things, row: list[int], player: int) -> bool:
    """Whether a player's cards form the whole picture.

    Rulings say whether they lie side by side, and from which end each player reads them.
    """
    cells = _cells(things, row, player)
    if player and things.rulings["picture-side"] == "own":
        cells = cells[::-1]
    return _is_picture(cells, side_by_side=things.rulings["picture-adjoining"] == "yes")


def doubts(things: Things, row: list[int], player: int) -> Iterator[str]:
    """The rulings which, set otherwise, alone or together, would make another thing of it."""
    cells = _cells(things, row, player)
    sides = (cells, cells[::-1]) if player else (cells,)
    ways = [[_is_picture(it, side_by_side=close) for close in (True, False)] for it in sides]
    if any(close != loose for close, loose in ways):
        yield "picture-adjoining"
    if ways[0] != ways[-1]:
        yield "picture-side"


def _cells(things: Things, row: list[int], player: int) -> list[int]:
    """The cells of the cards of a picture, in its order; none if not all are laid."""
    pieces = things.numbers.pieces
    if not things.laid[player].issubset(row):
        return []
    return [row.index(piece) for piece in range(player * pieces, (player + 1) * pieces)]


def _is_picture(cells: Sequence[int], *, side_by_side: bool) -> bool:
    gaps = [after - before for before, after in pairwise(cells)]
    return bool(cells) and all(gap == 1 if side_by_side else gap > 0 for gap in gaps)
