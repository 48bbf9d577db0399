"""python-chess's perft, a burst for each line that comes in; runs with the peers' Python.

Every leaf is made: a node is a move that was pushed, from the start position, four plies deep. For
each burst it prints how many nodes were made in how many seconds.
"""

import sys
import time

import chess

DEPTH = 4


def nodes(board: chess.Board, depth: int) -> int:
    """How many moves are made so deep."""
    made = 0
    for move in board.legal_moves:
        board.push(move)
        made += 1
        if depth > 1:
            made += nodes(board, depth - 1)
        board.pop()
    return made


def main() -> None:
    """Answer lines until there are no more."""
    for _ in sys.stdin:
        began = time.perf_counter()
        made = nodes(chess.Board(), DEPTH)
        print(made, time.perf_counter() - began, flush=True)


if __name__ == "__main__":
    main()
