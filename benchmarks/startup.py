"""Whole processes against `python -c pass`: how long a command keeps its user waiting.

Each round runs every command once, in turn, so that a machine whose speed drifts slows all of
them alike; the ratio is of the medians. A first round is not counted: it compiles the modules and
lets `lint` remember what it found, as any second run of a user does. What `lint` takes without
that is shown beside it. Exits with 1 if a bar is missed.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROUNDS = 15
FLOOR = "python -c pass"
TOOL = str(Path(sys.executable).parent / "react-tools")
COMMANDS = {
    FLOOR: [sys.executable, "-c", "pass"],
    "react-tools --version": [TOOL, "--version"],
    "simulate of the rulebook's example": [TOOL, "simulate", "rulebook/worked-example"],
    "lint of the shipped cards": [TOOL, "lint", "cards"],
    "lint of the shipped cards, nothing remembered": [TOOL, "lint", "cards", "--no-cache"],
}
BARS = {
    "react-tools --version": 8.0,
    "simulate of the rulebook's example": 20.0,
    "lint of the shipped cards": 15.0,
}


def seconds(command: list[str], environment: dict[str, str]) -> float:
    """The wall time of one run."""
    start = time.perf_counter()
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, env=environment)
    return time.perf_counter() - start


def measure(environment: dict[str, str]) -> dict[str, float]:
    """The median of each command's times."""
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for counted in range(ROUNDS + 1):
        for name, command in COMMANDS.items():
            taken = seconds(command, environment)
            if counted:
                times[name].append(taken)
    return {name: statistics.median(taken) for name, taken in times.items()}


def main() -> int:
    """Print each ratio against its bar."""
    environment = {key: it for key, it in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as cache:
        medians = measure({**environment, "XDG_CACHE_HOME": cache})
    floor = medians.pop(FLOOR)
    print(f"{FLOOR}: {floor * 1000:.0f} ms (medians of {ROUNDS})")
    missed = False
    for name, median in medians.items():
        ratio, bar = median / floor, BARS.get(name)
        missed |= bar is not None and ratio > bar
        verdict = "no bar" if bar is None else f"{'over' if ratio > bar else 'within'} {bar:.0f} ×"
        print(f"{name}: {ratio:.1f} × ({verdict})")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
