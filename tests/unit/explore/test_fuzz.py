"""A run of games: its tally, its digest, and that it goes on where it was broken off."""

from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

from react_tools.errors import UnfitFlagsError, UnwritableError
from react_tools.explore.chance import Chance
from react_tools.explore.fuzz import Players, Wanted, fuzz, grounds, ready
from react_tools.explore.keeping import Keeper, Tally
from react_tools.explore.walk import Failure, Walked
from react_tools.promises.ground import Ground
from react_tools.settings import DEFAULT

WANTED = Wanted(("react", "keyforge"), 32, 9, DEFAULT, every=4)


def along(items: Iterable[Walked], _: int, __: str) -> Iterable[Walked]:
    return items


def never(failure: Failure) -> None:
    raise AssertionError(failure)


@cache
def loaded() -> list[Ground]:
    return grounds(WANTED)


def players(wanted: Wanted) -> Players:
    """Who plays in this process: all by what is loaded once."""
    mine = [it for it in loaded() if it.ruleset.name in wanted.rulesets]
    return Players(Chance(mine, wanted.seed), wanted)


def run(wanted: Wanted = WANTED, kept: Path | None = None) -> Tally:
    make = players if wanted.jobs == 1 else ready
    return fuzz(wanted, Keeper(kept, wanted.what), along, never, make)


@pytest.fixture(scope="module")
def whole() -> Tally:
    return run()


def test_a_run_counts_what_it_played(whole: Tally) -> None:
    games = {name: it.games for name, it in whole.by_game.items()}

    assert (whole.games, games, whole.broken) == (32, {"react": 16, "keyforge": 16}, {})
    assert (whole.thorough, whole.mirrored) == (8, 7)


def test_every_game_is_played_to_its_end(whole: Tally) -> None:
    ended = {name: it.games - it.broken_off for name, it in whole.by_game.items()}

    assert ended == {"react": 16, "keyforge": 16}


def test_the_same_run_has_the_same_digest(whole: Tally) -> None:
    assert run() == whole


def test_another_seed_has_another_digest(whole: Tally) -> None:
    assert run(WANTED._replace(seed=8)).digest != whole.digest


def test_several_processes_come_to_the_same(whole: Tally) -> None:
    assert run(WANTED._replace(jobs=2)) == whole


def test_one_game_alone_goes_the_same_way_as_by_turns_it_does_not(whole: Tally) -> None:
    assert run(WANTED._replace(rulesets=("react",))).digest != whole.digest


class InterruptedRunError(Exception):
    """Somebody pressed Ctrl-C."""


def until(many: int, items: Iterable[Walked], _: int, __: str) -> Iterator[Walked]:
    for at, item in enumerate(items):
        if at == many:
            raise InterruptedRunError
        yield item


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_was_broken_off_goes_on_to_the_same_digest(
    whole: Tally, tmp_path: Path, jobs: int
) -> None:
    kept, wanted = tmp_path / "run.jsonl", WANTED._replace(jobs=jobs)
    for many in (7, 12):
        with pytest.raises(InterruptedRunError):
            fuzz(wanted, Keeper(kept, wanted.what), partial(until, many), never)

    assert Keeper(kept, wanted.what).kept().games == 19
    assert run(wanted, kept) == whole


def test_a_run_that_is_done_plays_nothing_any_more(whole: Tally, tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    run(kept=kept)

    def nobody(_: Wanted) -> Players:
        raise AssertionError

    again = fuzz(WANTED, Keeper(kept, WANTED.what), along, never, nobody)

    assert again == whole


def test_a_run_of_more_games_goes_on(tmp_path: Path) -> None:
    kept, more = tmp_path / "run.jsonl", WANTED._replace(games=40)
    run(kept=kept)

    assert run(more, kept) == run(more)


def test_a_run_with_other_words_does_not_go_on(tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    run(WANTED._replace(games=2), kept)

    with pytest.raises(UnfitFlagsError, match="keeps another run"):
        run(WANTED._replace(seed=1), kept)


@pytest.mark.parametrize(
    "data", [b"", b"nonsense\n", b"{}\n[]\n", b'{"seed": 9}\n', b"{}\n{}\n{}\n", b"\xff\xfe"]
)
def test_a_file_that_keeps_no_run_is_left_alone(tmp_path: Path, data: bytes) -> None:
    kept = tmp_path / "notes.txt"
    kept.write_bytes(data)

    with pytest.raises(UnfitFlagsError):
        run(kept=kept)
    assert kept.read_bytes() == data


def test_a_run_that_cannot_be_kept_says_so(tmp_path: Path) -> None:
    with pytest.raises(UnwritableError, match="cannot write"):
        run(WANTED._replace(games=1), tmp_path / "nowhere" / "run.jsonl")


def test_failures_are_kept_and_told_once_a_kind(tmp_path: Path) -> None:
    kept, told = tmp_path / "run.jsonl", list[Failure]()
    short = WANTED._replace(games=30, most=5)
    tally = fuzz(short, Keeper(kept, short.what), along, told.append)

    assert [it.breach.promise for it in told] == ["end", "end"]
    assert {it.ruleset for it in told} == {"react", "keyforge"}
    assert tally.broken.keys() == {"react end", "keyforge end"}
    assert min(tally.broken.values()) > 1
    assert Keeper(kept, short.what).kept() == tally


def test_a_failure_that_was_being_written_when_a_run_was_broken_off_comes_again(
    tmp_path: Path,
) -> None:
    kept, told = tmp_path / "run.jsonl", list[Failure]()
    short = WANTED._replace(games=30, most=5)

    def interrupted(_: Failure) -> None:
        raise InterruptedRunError

    for _ in range(2):
        with pytest.raises(InterruptedRunError):
            fuzz(short, Keeper(kept, short.what), along, interrupted, players)
    for _ in range(2):
        fuzz(short, Keeper(kept, short.what), along, told.append, players)

    assert [it.breach.promise for it in told] == ["end", "end"]


def test_a_run_does_not_go_on_with_other_cards_or_another_engine(tmp_path: Path) -> None:
    kept = tmp_path / "run.jsonl"
    Keeper(kept, {**WANTED.what, "of": "before"}).keep(Tally(games=1))

    with pytest.raises(UnfitFlagsError, match="the engine or the cards have changed"):
        run(kept=kept)


@pytest.mark.parametrize(
    "tally",
    [
        '{"games": -5}',
        '{"games": "many"}',
        '{"digest": "zz"}',
        '{"by_game": {"react": [1, 2]}}',
    ],
)
def test_a_tally_that_cannot_be_is_none(tmp_path: Path, tally: str) -> None:
    kept = tmp_path / "run.jsonl"
    Keeper(kept, WANTED.what).keep(Tally())
    what, _ = kept.read_text("utf-8").splitlines()
    kept.write_text(f"{what}\n{tally}\n", "utf-8")

    with pytest.raises(UnfitFlagsError, match="no file that a run was kept in"):
        run(kept=kept)


def test_who_plays_can_be_handed_over(whole: Tally) -> None:
    assert fuzz(WANTED, Keeper(None, {}), along, never, ready) == whole
