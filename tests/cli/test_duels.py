"""`react-tools duels` from outside: what it says, how it ends, that only the seed matters."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

Said = Callable[..., "subprocess.CompletedProcess[str]"]
FEW = ("calligrapher", "dancer", "--games", "6", "--seed", "4")


@pytest.fixture(scope="module")
def say(tmp_path_factory: pytest.TempPathFactory) -> Said:
    """Say these words to react-tools, in a process of its own; the same words once."""
    folder = tmp_path_factory.mktemp("nowhere")

    @cache
    def _say(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "react_tools", "duels", *words]
        environment = {**os.environ, **variables}
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )

    return _say


def test_it_tells_who_wins_and_by_what(say: Said) -> None:
    told = say(*FEW).stdout

    assert "calligrapher – dancer" in told.replace("\n ", "")
    assert "damage  deck" in told


def test_no_line_is_longer_than_eighty_columns(say: Said) -> None:
    assert max(map(len, say(*FEW).stdout.splitlines())) <= 80


def test_hash_seeds_and_processes_do_not_matter(say: Said) -> None:
    runs = [
        say(*FEW, "--jobs", jobs, "--format", "json", PYTHONHASHSEED=seed).stdout
        for jobs, seed in (("1", "0"), ("2", "4242"))
    ]

    assert runs[0] == runs[1]


def test_of_every_duel_it_is_told_how_it_went(say: Said) -> None:
    told = json.loads(say(*FEW, "--format", "json").stdout)
    (pair,) = told["pairs"]

    ended = sum(pair["endings"].values())
    won = sum(it["count"] for it in pair["wins"].values())
    assert (pair["duels"], ended, won + pair["draws"]) == (6, 6, 6)


def test_a_duel_that_is_not_over_in_time_fails(say: Said) -> None:
    done = say(*FEW, "--turns", "3")

    assert (done.returncode, "broken off, after 3 turns or as endless: 6" in done.stdout) == (
        1,
        True,
    )


def test_the_aimed_player_plays_otherwise(say: Said) -> None:
    runs = [say(*FEW, "--player", it, "--format", "json") for it in ("random", "aimed")]
    by_chance, aimed = (json.loads(it.stdout)["pairs"] for it in runs)

    assert by_chance != aimed


def test_it_speaks_russian(say: Said) -> None:
    assert "ничьих  урон  колода" in say(*FEW, "--lang", "ru").stdout


def test_markdown_is_a_table(say: Said) -> None:
    told = say(*FEW, "--format", "markdown").stdout

    assert "|---|---:|" in told


def test_one_side_meets_all_others(say: Said) -> None:
    words = ("ember-vault", "--ruleset", "keyforge", "--games", "2", "--format", "json")
    told = json.loads(say(*words).stdout)

    assert [it["sides"][0] for it in told["pairs"]] == ["ember-vault", "ember-vault"]


def test_pairs_that_are_done_are_not_played_again(say: Said, tmp_path: Path) -> None:
    keep = tmp_path / "duels.jsonl"
    first = say(*FEW, "--keep", str(keep)).stdout
    noted = keep.read_text("utf-8")
    keep.write_text(noted.replace('"draws": 0', '"draws": 5'), "utf-8")

    assert '"draws": 5' in say(*FEW, "--keep", str(keep), "--format", "json").stdout
    assert "every card was played" in first


def test_the_notes_of_another_run_are_refused(say: Said, tmp_path: Path) -> None:
    keep = tmp_path / "duels.jsonl"
    say(*FEW, "--keep", str(keep))
    done = say(*FEW, "--player", "aimed", "--keep", str(keep))

    assert (done.returncode, "keeps another run" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nobody",), "no creator is called 'nobody'; there are: "),
        (("--player", "solver"), "knows no player called 'solver'; there are: random, aimed"),
        (("--player", "aimed", "--ruleset", "keyforge"), "there are: random"),
        (("--games", "0"), "x>=1"),
        (("--ruleset", "chess"), "chess"),
    ],
)
def test_what_cannot_be_is_refused_with_what_could(
    say: Said, words: tuple[str, ...], told: str
) -> None:
    done = say(*words)

    assert (done.returncode, told in done.stderr, done.stdout) == (2, True, "")
