"""Many mutants in a run: kept block by block, the same for any number of processes."""

from collections.abc import Sequence
from functools import reduce
from operator import add
from pathlib import Path

from tests.broken.run import NOTHING, Came, Trouble, Wanted, read, run, save

WANTED = Wanted(9, 10, block=4)


def sum_of(every: Sequence[Came]) -> Came:
    return reduce(add, every, NOTHING)


def test_the_last_block_may_be_a_shorter_one() -> None:
    assert WANTED.blocks() == [range(4), range(4, 8), range(8, 10)]


def test_two_processes_tell_what_one_tells(tmp_path: Path) -> None:
    one = sum_of([*run(WANTED, 1, tmp_path / "one")])
    two = sum_of([*run(WANTED, 2, tmp_path / "two")])

    assert one.counts == two.counts
    assert one.counts["mutants"] == WANTED.many


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    going = run(WANTED, 1, kept)
    first = next(going)
    going.close()
    begun = read(kept, WANTED.seed)

    whole = sum_of([*run(WANTED, 1, kept)])

    assert first in begun.values()
    assert len(begun) < len(WANTED.blocks())
    assert whole.counts == sum_of([*read(kept, WANTED.seed).values()]).counts
    assert whole.counts["mutants"] == WANTED.many


def test_a_line_that_was_cut_short_is_done_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    [*run(WANTED, 1, kept)]
    *lines, last = kept.read_text("utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines) + last[:30], "utf-8")

    assert len(read(kept, WANTED.seed)) == len(lines)


def test_the_blocks_of_another_seed_are_not_taken_for_ones_own(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    [*run(Wanted(9, 2), 1, kept)]

    assert read(kept, 10) == {}


def test_what_may_not_be_is_written_down_with_the_least_of_it(tmp_path: Path) -> None:
    home = save(9, Trouble(3, "a/b.yaml", ("bytes.flip",), "no trouble", "as told"), tmp_path, 5)

    assert sorted(it.name for it in home.iterdir()) == ["b.yaml", "least-b.yaml", "trouble.txt"]
    assert (home / "least-b.yaml").read_bytes() == (home / "b.yaml").read_bytes()
