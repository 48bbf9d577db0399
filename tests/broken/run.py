"""Many mutants, block by block, in several processes; what is done is kept, and not done again.

A block is so many numbers in a row. What came of it is one line of the file of what is kept, so
that whoever interrupts a run loses the blocks that are under way and no more. The figures are the
same for any number of processes and of interruptions; only times differ.
"""

import contextlib
import json
import multiprocessing
import signal
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.broken.judged import Judged, judged
from tests.broken.mutants import Mutant, mutant
from tests.broken.shrink import TRIES, shrunk
from tests.broken.sources import sources
from tests.broken.spoken import trouble as spoken_trouble

_SPOKEN = 47
"""One in so many is also said to the command line."""
_SLOWEST = 10


class Trouble(NamedTuple):
    """A mutant with which something is wrong that must not be."""

    number: int
    path: str
    changes: tuple[str, ...]
    kind: str
    told: str


class Came(NamedTuple):
    """What came of a run of mutants.

    Attributes:
        counts: how many there were, by what is counted.
        slowest: seconds and numbers of those that took longest.
    """

    counts: Counter[str]
    slowest: list[tuple[float, int, str]]
    troubles: list[Trouble]

    def __add__(self, other: Any) -> "Came":
        slowest = sorted([*self.slowest, *other.slowest], reverse=True)[:_SLOWEST]
        return Came(self.counts + other.counts, slowest, [*self.troubles, *other.troubles])


NOTHING = Came(Counter(), [], [])


def came_of(seed: int, numbers: Iterable[int]) -> Came:
    """What comes of the mutants of these numbers."""
    found = NOTHING
    for number in numbers:
        made = mutant(seed, number)
        found += _came_of(made, judged(made))
    return found


def _came_of(made: Mutant, what: Judged) -> Came:
    kind, told = what.trouble, what.told
    if not kind and made.number % _SPOKEN == 0 and (said := spoken_trouble(made, what)):
        kind, told = said.partition("\n")[0], said
    verdict = (
        f"refused by {what.refused}" if what.refused else "refused by us" if what.errors else "good"
    )
    topics = {it.partition(".")[0] for it in made.changes}
    counts = Counter([
        "mutants", verdict, f"of {made.source.kind}", *(f"by {it}" for it in topics),
        *(f"code {it}" for it in what.codes),
    ])  # fmt: skip
    slowest = [(round(what.seconds, 3), made.number, made.source.path)]
    wrong = [Trouble(made.number, made.source.path, made.changes, kind, told)] if kind else []
    return Came(counts, slowest, wrong)


class Wanted(NamedTuple):
    """Which mutants are wanted: so *many* of a seed, a *block* at a time."""

    seed: int
    many: int
    block: int = 100

    def blocks(self) -> Sequence[range]:
        """Their numbers."""
        starts = range(0, self.many, self.block)
        return [range(it, min(self.many, it + self.block)) for it in starts]


def run(wanted: Wanted, jobs: int, kept: Path) -> Generator[Came, None, None]:
    """What comes of each block, those done earlier first; *kept* is where it is written down."""
    done = read(kept, wanted.seed)
    every = wanted.blocks()
    yield from (done[it] for it in every if it in done)
    waiting = [(wanted.seed, it) for it in every if it not in done]
    sources()  # made once, before there are several processes
    with kept.open("a", encoding="utf-8") as file, _workers(jobs) as workers:
        for numbers, came in workers.imap_unordered(_block, waiting):
            told = {"seed": wanted.seed, "numbers": [numbers.start, numbers.stop], "came": came}
            file.write(json.dumps(told) + "\n")
            file.flush()
            yield came


def _block(task: tuple[int, range]) -> tuple[range, Came]:
    seed, numbers = task
    return numbers, came_of(seed, numbers)


@contextlib.contextmanager
def _workers(jobs: int) -> Iterator[Any]:
    """So many processes, which leave it to this one to be interrupted."""
    pool = multiprocessing.get_context("fork").Pool(
        jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN)
    )
    try:
        yield pool
    finally:
        pool.terminate()
        pool.join()


def read(kept: Path, seed: int) -> Mapping[range, Came]:
    """The blocks that are written down of a seed; a line that was cut short counts as none."""
    found: dict[range, Came] = {}
    for line in kept.read_text("utf-8").splitlines() if kept.exists() else ():
        with contextlib.suppress(ValueError):
            told = json.loads(line)
            if told["seed"] == seed:
                counts, slowest, troubles = told["came"]
                found[range(*told["numbers"])] = Came(
                    Counter(counts),
                    [(it[0], it[1], it[2]) for it in slowest],
                    [Trouble(it[0], it[1], tuple(it[2]), it[3], it[4]) for it in troubles],
                )
    return found


def save(seed: int, trouble: Trouble, folder: Path, tries: int = TRIES) -> Path:
    """Write a mutant down, and the least of it that shows the same; the folder."""
    made = mutant(seed, trouble.number)
    home = folder / f"{seed}-{trouble.number}"
    home.mkdir(parents=True, exist_ok=True)
    name = Path(trouble.path).name
    (home / name).write_bytes(made.data)
    (home / f"least-{name}").write_bytes(shrunk(made, trouble.kind, tries))
    (home / "trouble.txt").write_text(
        f"{trouble.path}\n{trouble.changes}\n{trouble.told}\n", "utf-8"
    )
    return home
