"""No luck, no clock: traces are the same bytes in every process."""

import os
import subprocess
import sys

import pytest

TRACES = """
import sys
from react_tools.load import load, shipped
from react_tools.render.line import plain
from react_tools.render.traces import FORMATS

loaded = load([shipped() / "scenarios"])
for run in loaded.played():
    for name, lines in FORMATS.items():
        for lang in ("en", "ru"):
            for line in lines(run, lang, loaded.library.rules, loaded.library.rulings):
                sys.stdout.buffer.write(f"{name} {lang} {plain(line)}\\n".encode())
"""


def started(seed: str) -> subprocess.Popen[bytes]:
    """A process with that hash seed, which writes all traces of the shipped scenarios."""
    return subprocess.Popen(
        [sys.executable, "-c", TRACES],
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
def both() -> tuple[list[bytes], list[bytes]]:
    first, second = started("0"), started("1")
    return written(first), written(second)


@pytest.mark.parametrize("output", ["text", "json"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_traces_are_the_same_bytes_under_any_hash_seed(
    both: tuple[list[bytes], list[bytes]], output: str, lang: str
) -> None:
    lead = f"{output} {lang} ".encode()
    first, second = ([line for line in lines if line.startswith(lead)] for lines in both)

    assert len(first) > 1000
    assert first == second
