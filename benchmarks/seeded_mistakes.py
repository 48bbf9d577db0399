"""Mistakes seeded into the shipped files, thousands at random places: how many lint finds.

Writes the table of docs/seeded-mistakes.md anew and exits with 1 if a bar is missed. `--show KIND`
tells the variants of a kind of which nothing was said, or nothing where the mistake is.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # run as a script, this folder alone is looked in

from seeded.judge import Came, of_harmless, of_kind  # noqa: E402
from seeded.kinds import BARS, HARMLESS, RIGHT_LINE, TOPICS  # noqa: E402

PAGE = ROOT / "docs" / "seeded-mistakes.md"
HEAD = """\
# Seeded mistakes

<!-- Written by `make bench` (benchmarks/seeded_mistakes.py). -->

Mistakes as people make them, put into the shipped files at random places, {many} of each kind: of
how many `react-tools check` (lint, and the scenarios beside the file) says anything at all, how
often on the very line, and by which codes most. What is said of the file as it is shipped does not
count. Each kind is a function of [benchmarks/seeded](../benchmarks/seeded), whose first line tells
it in full.
"""


def main() -> int:
    """Seed, judge, write; tell whether the bars were passed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--many", type=int, default=100, help="variants of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--show", help="tell what was missed of this kind, and write nothing")
    words = parser.parse_args()
    makers = {it.__name__: it for every in TOPICS.values() for it in every}
    if words.show:
        for path, what, where in of_kind(makers[words.show], words.many, words.seed).missed:
            print(f"{path}: {what}: {where}")
        return 0
    with ProcessPoolExecutor(words.jobs) as pool:
        every = dict(
            zip(
                makers,
                pool.map(partial(of_kind, many=words.many, seed=words.seed), makers.values()),
                strict=True,
            )
        )
        untouched = list(
            pool.map(partial(of_harmless, many=words.many, seed=words.seed), range(len(HARMLESS)))
        )
    lines = list(_page(every, untouched, words.many))
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
    missed = list(_missed(every, untouched))
    print("\n".join([*_summary(every, untouched), *missed]))
    return 1 if missed else 0


def _summary(every: dict[str, Came], untouched: Sequence[Came]) -> Iterator[str]:
    for topic, makers in TOPICS.items():
        made, found, placed = _sums([every[it.__name__] for it in makers])
        bar = f", bar {BARS[topic]:.0%}" if topic in BARS else ""
        share = f"{found / made:>7.1%} of {made:,} found{bar}"
        yield f"{topic:<36} {share}; on their line {placed / found:.1%}"
    made, found, _ = _sums(untouched)
    yield f"{'edits that change nothing':<36} {found} of {made:,} with a finding"


def _sums(part: Sequence[Came]) -> tuple[int, int, int]:
    return sum(it.made for it in part), sum(it.found for it in part), sum(it.placed for it in part)


def _missed(every: dict[str, Came], untouched: Sequence[Came]) -> Iterator[str]:
    for topic, bar in BARS.items():
        made, found, _ = _sums([every[it.__name__] for it in TOPICS[topic]])
        if found < bar * made:
            yield f"over: {topic}: {found / made:.1%} found, bar {bar:.0%}"
    _, found, placed = _sums(list(every.values()))
    if placed < RIGHT_LINE * found:
        yield f"over: {placed / found:.1%} of what is found is on its line, bar {RIGHT_LINE:.0%}"
    for it in untouched:
        if it.found:
            yield f"over: {it.kind}: {it.missed[0]}"


def _page(every: dict[str, Came], untouched: Sequence[Came], many: int) -> Iterator[str]:
    yield HEAD.format(many=many)
    made, found, placed = _sums(list(every.values()))
    line = f"{placed / found:.1%} of these on their line"
    yield f"In all {made:,}: {found / made:.1%} found, {line}.\n"
    for topic, makers in TOPICS.items():
        bar = f" (bar: {BARS[topic]:.0%} found)" if topic in BARS else ""
        yield f"## {topic[:1].upper()}{topic[1:]}{bar}\n"
        yield "| mistake | made | found | on its line | by |"
        yield "|---|---:|---:|---:|---|"
        for it in (every[maker.__name__] for maker in makers):
            by = ", ".join(code for code, _ in it.codes.most_common(4))
            line = f"{it.placed / it.found:.0%}" if it.found else "–"
            kind, share = it.kind.replace("_", " "), f"{it.found / max(1, it.made):.0%}"
            yield f"| {kind} | {it.made} | {share} | {line} | {by} |"
        yield ""
    yield "## Edits that change nothing\n"
    yield "| edit | made | with a finding |"
    yield "|---|---:|---:|"
    for it in untouched:
        yield f"| {it.kind.replace('_', ' ')} | {it.made} | {it.found} |"


if __name__ == "__main__":
    sys.exit(main())
