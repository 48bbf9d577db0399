"""`python -m tests.broken`: breaks shipped files in every way, and tells what must not come of it.

Ends with 1 if anything does. Said again, it goes on where it was interrupted.
"""

import argparse
import gc
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from react_tools.render import progress
from tests.broken.run import NOTHING, Came, Trouble, Wanted, run, save

_TOLD = 3
INTERRUPTED = 130


def main() -> int:
    """Run, print, and tell how it ends."""
    words = _words()
    words.out.mkdir(parents=True, exist_ok=True)
    kept = words.out / f"kept-{words.seed}.jsonl"
    wanted = Wanted(words.seed, words.mutants)
    gc.collect()
    gc.freeze()
    came = NOTHING
    try:
        every = run(wanted, words.jobs, kept)
        for each in progress.along(every, len(wanted.blocks()), "breaking files"):
            came += each
    except KeyboardInterrupt:
        sys.stdout.write(f"interrupted; {came.counts['mutants']:,} are done: {kept}\n")
        return INTERRUPTED
    sys.stdout.writelines(f"{it}\n" for it in _told(came))
    for first in _firsts(came.troubles):
        sys.stdout.write(f"  {save(words.seed, first, words.out)}\n")
    return 1 if came.troubles else 0


def _words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.broken", description=__doc__)
    parser.add_argument("--mutants", type=_many, default=100_000, help="how many files are made")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=_many, default=1, help="in how many processes")
    parser.add_argument(
        "--out", type=Path, default=Path(".broken"), help="where it is kept what came of them"
    )
    return parser.parse_args()


def _many(typed: str) -> int:
    """A number of things of which there has to be one at least."""
    if not (typed.isdecimal() and int(typed)):
        raise argparse.ArgumentTypeError(f"{typed!r} is no number from 1 on")
    return int(typed)


def _told(came: Came) -> Iterable[str]:
    """The figures, then what must not be, each kind once with a few of its numbers."""
    for start in ("mutants", "of ", "by ", "refused", "good"):
        found = {key: it for key, it in came.counts.items() if key.startswith(start)}
        for key, number in sorted(found.items(), key=lambda it: -it[1]):
            yield f"{number:>9,} {key}"
    codes = sorted(key[5:] for key in came.counts if key.startswith("code "))
    yield f"codes: {' '.join(codes)}"
    yield from (
        f"{seconds:.3f} s  {number} {path}" for seconds, number, path in came.slowest[:_TOLD]
    )
    kinds = Counter(it.kind for it in came.troubles)
    for kind, number in kinds.most_common():
        told = [str(it.number) for it in came.troubles if it.kind == kind][:_TOLD]
        yield f"{number:,} × {kind}: {', '.join(told)}"
    if not kinds:
        yield "nothing that must not be"


def _firsts(troubles: Iterable[Trouble]) -> Iterable[Trouble]:
    """One of each kind."""
    return {it.kind: it for it in sorted(troubles, reverse=True)}.values()


if __name__ == "__main__":
    sys.exit(main())
