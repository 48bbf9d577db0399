"""Whole processes against `python -c pass`: how long a command keeps its user waiting.

Each round runs every command once, in turn, so that a machine whose speed drifts slows all of
them alike; the ratio is of the medians. Exits with 1 if a bar is missed.
"""

import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROUNDS = 15
FLOOR = "python -c pass"
_TOOL = [sys.executable, "-m", "react_tools"]
BARS = {
    "react-tools --version": ([*_TOOL, "--version"], 8.0),
    "simulate of the rulebook's example": ([*_TOOL, "simulate", "rulebook/worked-example"], 20.0),
    "lint of the shipped cards": ([*_TOOL, "lint", "cards"], 15.0),
}


def seconds(command: list[str]) -> float:
    """The wall time of one run."""
    start = time.perf_counter()
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> int:
    """Print each ratio against its bar."""
    commands = {FLOOR: [sys.executable, "-c", "pass"]}
    commands |= {name: command for name, (command, _) in BARS.items()}
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            times[name].append(seconds(command))
    floor = statistics.median(times[FLOOR])
    print(f"{FLOOR}: {floor * 1000:.0f} ms (median of {ROUNDS})")
    missed = False
    for name, (_, bar) in BARS.items():
        ratio = statistics.median(times[name]) / floor
        missed |= ratio > bar
        verdict = "over" if ratio > bar else "within"
        print(f"{name}: {ratio:.1f} × – {verdict} the bar of {bar:.0f} ×")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
