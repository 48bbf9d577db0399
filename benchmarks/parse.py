"""How long a tree takes, measured against a bare walk over libyaml's events.

Both read the same corpus (benchmarks/corpus.py), file by file in turn, so that a machine
that slows down slows both. The trees of a run are kept until it ends; the garbage
collector is paused. Exits with 1 if the ratio is over the bar.
"""

import gc
import statistics
import sys
from collections.abc import Sequence
from time import perf_counter

from corpus import written

from react_tools.source.events import FASTEST
from react_tools.source.parse import Parsed, parse

BAR = 2.0
RUNS = 9


def walk(text: str) -> None:
    """Ask for every event and forget it."""
    get_event = FASTEST(text).get_event
    while get_event() is not None:
        pass


def run(files: Sequence[bytes]) -> tuple[float, float]:
    """Seconds for all bare walks and for all trees."""
    kept: list[Parsed] = []
    walking = building = 0.0
    for data in files:
        text = data.decode()
        start = perf_counter()
        walk(text)
        middle = perf_counter()
        kept.append(parse(data, "corpus.yaml"))
        building += perf_counter() - middle
        walking += middle - start
    if any(parsed.tree is None or parsed.faults for parsed in kept):
        sys.exit("the corpus has faults; make it anew with benchmarks/corpus.py")
    return walking, building


def main() -> int:
    """Measure, print, and tell whether the bar was passed."""
    files = [path.read_bytes() for path in written()]
    megabytes = sum(map(len, files)) / 1e6
    gc.disable()
    walks, trees = zip(*(run(files) for _ in range(RUNS)), strict=True)
    walking, building = statistics.median(walks), statistics.median(trees)
    ratio = building / walking
    passed = ratio <= BAR
    print(f"{len(files)} files, {megabytes:.1f} MB, medians of {RUNS} runs")
    print(f"bare events  {walking:.3f} s  {megabytes / walking:.1f} MB/s")
    print(f"trees        {building:.3f} s  {megabytes / building:.1f} MB/s")
    print(f"ratio        {ratio:.2f}, bar {BAR:.1f}: {'PASS' if passed else 'over'}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
