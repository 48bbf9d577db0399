"""Two workers of `react-tools fuzz` against a bare loop in two processes, in one run.

What two processes gain over one depends on the machine, and on who else works there. So each round
plays the same games four times: by one worker and by two, as `fuzz` lets them, with the tally, the
digest and the parts that go to and fro; then by one process and by two that know nothing but a loop
over their share. Every process loads what it plays; a worker does it before it begins, and so does
a loop. The bar is how much of the bare gain the workers have, as the median over the rounds.

Exits with 1 if the bar is missed.
"""

import statistics
import sys
import time
from collections.abc import Callable
from multiprocessing import get_context

from react_tools.explore.fuzz import Wanted, fuzz, play, ready
from react_tools.explore.keeping import Keeper
from react_tools.rulesets import RULESETS
from react_tools.settings import Settings

ROUNDS = 5
GAMES = 960
PART = 16
BAR = 0.9


def wanted(jobs: int) -> Wanted:
    """The same games for all; one of a hundred is held to every promise."""
    return Wanted(RULESETS, GAMES, 5, Settings(), every=100, jobs=jobs)


def workers(jobs: int) -> None:
    """Play as `fuzz` does."""
    tally = fuzz(wanted(jobs), Keeper(None, {}), lambda games, *_: games, lambda _: None)
    if tally.games != GAMES or tally.broken:
        sys.exit("the games were not played, or broke a promise; so their time means nothing")


def loop(share: int, shares: int) -> None:
    """Play every so-manieth part, and tell nobody."""
    players = ready(wanted(1))
    for begin in range(share * PART, GAMES, shares * PART):
        play(players, range(begin, min(begin + PART, GAMES)))


def bare(shares: int) -> None:
    """Play by loops in processes of their own."""
    context = get_context("spawn")
    processes = [context.Process(target=loop, args=(it, shares)) for it in range(shares)]
    for it in processes:
        it.start()
    for it in processes:
        it.join()
    if any(it.exitcode for it in processes):
        sys.exit("a loop was broken off, so its time means nothing")


def seconds(work: Callable[[int], None], processes: int) -> float:
    """How long so many processes take."""
    began = time.perf_counter()
    work(processes)
    return time.perf_counter() - began


def main() -> int:
    """Print the gain of two workers against that of the bare loop."""
    gains, ratios = list[tuple[float, float]](), list[float]()
    for _ in range(ROUNDS):
        ours = seconds(workers, 1) / seconds(workers, 2)
        theirs = seconds(bare, 1) / seconds(bare, 2)
        gains.append((ours, theirs))
        ratios.append(ours / theirs)
    own, other = (statistics.median(it) for it in zip(*gains, strict=True))
    print(f"two workers: {own:.2f} × as fast as one, a bare loop in two processes {other:.2f} ×")
    ratio = statistics.median(ratios)
    met = "met" if ratio >= BAR else "missed"
    print(f"two workers against the bare loop: {ratio:.2f} × its gain (bar {BAR} ×: {met})")
    return int(ratio < BAR)


if __name__ == "__main__":
    sys.exit(main())
