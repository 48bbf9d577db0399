"""No luck, no clock: traces are the same bytes in every process."""

import os
import subprocess
import sys

import pytest

from react_tools.load import shipped

SEEDS = ("0", "1")


def simulated(seed: str, output: str, lang: str) -> bytes:
    """The traces of all shipped scenarios, from a process with that hash seed."""
    scenarios = str(shipped() / "scenarios")
    done = subprocess.run(
        [sys.executable, "-m", "react_tools", "simulate", scenarios, "-f", output, "-l", lang],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    return done.stdout


@pytest.mark.parametrize("output", ["text", "json"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_traces_are_the_same_bytes_under_any_hash_seed(output: str, lang: str) -> None:
    first, second = (simulated(seed, output, lang) for seed in SEEDS)

    assert len(first) > 100_000
    assert first == second
