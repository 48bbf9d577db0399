"""Perft against python-chess's, a node being one choice that is made, in one run.

- Choices: every way of making four choices from the beginning of a duel with real cards, every leaf
  made, as python-chess counts moves from its start position (benchmarks/chess_perft.py).
- Lines: the same as `react-tools perft` walks it, from kept positions (tests/data/perft): each line
  goes on until its chain has been carried out, and its end is kept, to tell different ends apart.
  Here every leaf resolves cards, and no move of chess does so much.

Both are unrecorded. Rounds alternate, so that a machine whose speed drifts slows both alike; ratios
are medians over the rounds. Exits with 1 if a bar is missed.
"""

import gc
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from duels import settings
from peers import peer

from react_tools.explore.perft import divide, total
from react_tools.game import Game
from react_tools.load import load, shipped
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.perft.engines import first
from tests.perft.positions import every

ROUNDS = 15
DUELS = 12
DEPTH = 4
LIMIT = 2
BAR = 0.5


def choices(game: Game, depth: int) -> int:
    """How many choices are made so deep; the last one of each position in that game itself."""
    legal = game.legal()
    made = left = len(legal)
    for choice in legal:
        left -= 1
        after = game.fork() if left else game
        after.apply(choice)
        if depth > 1:
            made += choices(after, depth - 1)
    return made


def lines(game: Game) -> int:
    """How many choices are made on all lines."""
    return sum(it.choices for it in total(divide(game, LIMIT)))


def rate(work: Callable[[], int]) -> float:
    """Nodes a second."""
    began = time.perf_counter()
    made = work()
    return made / (time.perf_counter() - began)


def main() -> int:
    """Print each figure against the bar."""
    library = load([shipped()]).library
    if not isinstance(library, Library):
        sys.exit("the shipped cards are not Re;ACT")
    duels = [start(it, library) for it in settings(library)[:DUELS]]
    kept = [first(game, it) for game, it in every("small") if (game, it.limit) == ("react", LIMIT)]
    works = {
        f"choices, {DEPTH} deep from a duel's beginning": lambda: sum(
            choices(it.fork(), DEPTH) for it in duels
        ),
        "choices on whole lines, as `react-tools perft` walks them": lambda: sum(map(lines, kept)),
    }
    chess, found = peer("chess_perft.py"), {told: list[float]() for told in works}
    gc.collect()
    gc.freeze()
    for counted in range(ROUNDS + 1):
        for told, work in works.items():
            ratio = rate(work) / chess.rate()
            if counted:
                found[told].append(ratio)
    chess.close()
    for told, ratios in found.items():
        ratio = statistics.median(ratios)
        met = "met" if ratio >= BAR else "missed"
        print(f"{told}: {ratio:.2f} × python-chess's perft (bar {BAR} ×: {met})")
    return int(min(map(statistics.median, found.values())) < BAR)


if __name__ == "__main__":
    sys.exit(main())
