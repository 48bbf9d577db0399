"""`react-tools fuzz` from outside: what it says, how it ends, that nothing but the seed matters."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

Said = Callable[..., "subprocess.CompletedProcess[str]"]
TOLD = """\
keyforge: 3 games, N decisions
react: 3 games, N decisions
held to every promise: 6, of these turned round: 5
seed 4: every promise is kept
digest D
"""


@pytest.fixture
def say(tmp_path: Path) -> Said:
    """Say these words to react-tools, in a process of its own."""

    def _say(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, **variables}
        command = [sys.executable, "-m", "react_tools", "fuzz", *words]
        return subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )

    return _say


def bare(told: str) -> str:
    """What is said, without numbers that rest on the cards."""
    return re.sub(r"digest \w{64}", "digest D", re.sub(r"\d+ decisions", "N decisions", told))


def test_it_says_how_much_was_played_and_that_all_is_well(say: Said) -> None:
    done = say("--games", "6", "--seed", "4")

    assert (done.returncode, bare(done.stdout), done.stderr) == (0, TOLD, "")


def test_it_says_so_in_russian(say: Said) -> None:
    done = say("--games", "1", "--lang", "ru")

    assert (done.returncode, "все обещания выполнены" in done.stdout) == (0, True)


def test_hash_seeds_and_processes_do_not_matter(say: Said) -> None:
    """Same seed, same bytes: the digest is of every record, too."""
    runs = [
        say("--games", "8", "--jobs", jobs, PYTHONHASHSEED=seed).stdout
        for jobs, seed in (("1", "0"), ("1", "4242"), ("2", "7"))
    ]

    assert len(set(runs)) == 1


def test_one_ruleset_can_be_meant(say: Said) -> None:
    done = say("--games", "2", "--ruleset", "keyforge")

    assert "react" not in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--games", "0"), "x>=1"),
        (("--every", "0"), "x>=1"),
        (("--jobs", "0"), "x>=1"),
        (("--ruleset", "chess"), "chess"),
        (("--cards", "nowhere"), "nowhere"),
        (("--seed", "lucky"), "lucky"),
    ],
)
def test_wrong_words_are_refused(say: Said, words: tuple[str, ...], told: str) -> None:
    done = say(*words)

    assert (done.returncode, told in done.stderr) == (2, True), done.stderr


def test_a_promise_that_was_broken_ends_it_with_1(say: Said, tmp_path: Path) -> None:
    """Here in a part of the run that was kept."""
    say("--games", "2", "--keep", "run.jsonl")
    what, tally = (tmp_path / "run.jsonl").read_text("utf-8").splitlines()
    broken = json.dumps({**json.loads(tally), "broken": {"react zones": 1}})
    (tmp_path / "run.jsonl").write_text(f"{what}\n{broken}\n", "utf-8")
    done = say("--games", "2", "--keep", "run.jsonl")

    assert done.returncode == 1
    assert "seed 0: react zones (no two units stand in one zone" in done.stdout


def test_a_file_is_no_folder_for_failures(say: Said, tmp_path: Path) -> None:
    (tmp_path / "found").write_text("mine", "utf-8")
    for out in ("found", "found/deeper"):
        done = say("--games", "1", "--out", out)

        assert (done.returncode, done.stdout) == (2, "")
        assert f"cannot write failures into {out}: " in done.stderr
    assert (tmp_path / "found").read_text("utf-8") == "mine"


def test_a_folder_that_could_be_made_is_not_made_for_nothing(say: Said, tmp_path: Path) -> None:
    assert say("--games", "1", "--out", "far/away").returncode == 0
    assert not (tmp_path / "far").exists()


def test_nobody_plays_with_cards_that_have_errors(say: Said, tmp_path: Path) -> None:
    creator = tmp_path / "mine" / "creators" / "clerk.yaml"
    creator.parent.mkdir(parents=True)
    creator.write_text("creator: clerk\nname: 5\n", "utf-8")
    done = say("--games", "1", "--ruleset", "react", "--cards", "mine")

    assert (done.returncode, done.stdout) == (2, "")
    told = "with errors nobody can play: mine/creators/clerk.yaml; react-tools lint says more"
    assert told in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_a_run_that_goes_on(say: Said, tmp_path: Path, jobs: str) -> None:
    kept, words = tmp_path / "run.jsonl", ("--seed", "2", "--every", "50", "--jobs", jobs)
    command = [sys.executable, "-m", "react_tools", "fuzz", "--games", "99999", *words]
    with subprocess.Popen(
        [*command, "--keep", kept.name], cwd=tmp_path, stderr=subprocess.PIPE, text=True
    ) as running:
        while not (kept.exists() and played(kept)):
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=120)
    more = ("--games", str(played(kept) + 5), *words)

    assert (running.returncode, err) == (130, "react-tools: interrupted\n")
    assert say(*more, "--keep", kept.name).stdout == say(*more).stdout


def played(kept: Path) -> int:
    """How many games are noted."""
    games: int = json.loads(kept.read_text("utf-8").splitlines()[1])["games"]
    return games
