"""No luck, no clock: traces and games by chance are the same bytes in every process."""

import os
import subprocess
import sys

import pytest

from react_tools.ruleset import AnyRuleset
from tests.conformance.conftest import Least

TRACES = """
import sys
from pathlib import Path
from random import Random
from react_tools import places, rulesets
from react_tools.load import load, shipped
from react_tools.render.line import plain
from react_tools.render.traces import FORMATS
from react_tools.scenario.build import scenario
from react_tools.scenario.runner import Run
from react_tools.source.parse import parse

name = sys.argv[1]
loaded = load([shipped(name) / "scenarios"], ruleset=name)
library, game = loaded.library, loaded.ruleset

def write(run):
    for form, lines in FORMATS.items():
        for lang in ("en", "ru"):
            for line in lines(run, lang, library.rules, library.rulings):
                sys.stdout.buffer.write(f"{form} {lang} {plain(line)}\\n".encode())

for run in loaded.played():
    write(run)
begun = next(iter(library.scenarios.values()))
random = Random(7)
sides = [it.id for it in game.entries(library) if it.kind == game.wording.side][:2]
if sides:
    told = {word: it[0] for word, it in game.openings.items()}
    words = {"active": sides[0], "lang": "en", **told}
    text = game.opening(sides, words, random.shuffle, library)
    begun = scenario(parse(text.encode(), "s.yaml").tree, "s.yaml")
played = game.start(begun, library)
for _ in range(150):
    if not (legal := played.legal()):
        break
    for lang in ("en", "ru"):
        told = "; ".join(played.told(it, lang) for it in legal)
        sys.stdout.buffer.write(f"asked {lang} {played.question(lang)} {told}\\n".encode())
    played.apply(legal[random.randrange(len(legal))])
write(Run(begun, played))
"""


def started(game: str, seed: str) -> subprocess.Popen[bytes]:
    """A process with that hash seed, which writes the traces of what is shipped, and a game."""
    return subprocess.Popen(
        [sys.executable, "-c", TRACES, game],
        env={**os.environ, "PYTHONHASHSEED": seed},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def written(process: subprocess.Popen[bytes]) -> list[bytes]:
    """The lines that it has written when it ends."""
    out, err = process.communicate()
    assert err == b""
    return out.splitlines()


@pytest.fixture(scope="module")
def both(ruleset: AnyRuleset) -> tuple[list[bytes], list[bytes]]:
    first, second = started(ruleset.name, "0"), started(ruleset.name, "1")
    return written(first), written(second)


@pytest.mark.parametrize("output", ["text", "json", "markdown", "asked"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_traces_are_the_same_bytes_under_any_hash_seed(
    both: tuple[list[bytes], list[bytes]], output: str, lang: str, least: Least
) -> None:
    lead = f"{output} {lang} ".encode()
    first, second = ([line for line in lines if line.startswith(lead)] for lines in both)

    assert len(first) >= least.traces
    assert first == second
