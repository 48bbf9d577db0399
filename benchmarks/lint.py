"""Whole `lint` of the corpus, beside a bare walk over libyaml's events and beside other tools.

The corpus (benchmarks/corpus.py) has 10,000 cards in 600 files and no fault. Each command is a
process of its own with nothing remembered; the processor's time counts, round by round in turn, and
of the ratios of the rounds the median. check-jsonschema and yamllint, by which card data are judged
elsewhere, take so long that they come but once. Then the whole corpus is kept in memory
(react_tools.workspace), and files of it are judged anew as somebody who writes would change them:
every other time with a key misspelt. Exits with 1 if a bar is missed.
"""

import os
import statistics
import sys
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from corpus import CORPUS, written
from peers import PEERS, installed

from react_tools.workspace import Workspace

HERE = Path(__file__).resolve().parent
SCHEMA = HERE.parent / "schemas" / "react" / "creator.schema.json"
ROUNDS = 7
MOST_WALKS, LEAST_PEERS, MOST_MEGABYTES, MOST_MILLISECONDS = 4.0, 30.0, 300.0, 50.0
EDITS = 100

LINT = (sys.executable, "-m", "react_tools", "lint", str(CORPUS), "--no-cache")
WALK = (sys.executable, str(HERE / "walk.py"))
YAMLLINT = (str(PEERS / "bin" / "yamllint"), "--config-data", "extends: relaxed", str(CORPUS))
CHECK = (str(PEERS / "bin" / "check-jsonschema"), "--schemafile", str(SCHEMA), "--base-uri")

ENVIRONMENT = {key: it for key, it in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
"""As a user has it, whose Python keeps what it has compiled."""


class Run(NamedTuple):
    """What a process took: seconds of the processor, megabytes at most; how it ended."""

    seconds: float
    megabytes: float
    code: int


def run(command: tuple[str, ...]) -> Run:
    """Run a command whose output nobody reads."""
    with Path(os.devnull).open("wb") as nowhere:
        number = os.posix_spawn(
            command[0],
            command,
            ENVIRONMENT,
            file_actions=[
                (os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1),
                (os.POSIX_SPAWN_DUP2, nowhere.fileno(), 2),
            ],
        )
        _, status, used = os.wait4(number, 0)
    code = os.waitstatus_to_exitcode(status)
    return Run(used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, code)


def told(name: str, figure: str, bar: str, *, passed: bool) -> bool:
    """Print a line; whether the bar was passed."""
    print(f"{name:<44} {figure:>9}, bar {bar}: {'PASS' if passed else 'over'}")
    return passed


def edits(files: list[str]) -> list[float]:
    """How long each of some changes takes to be judged, in milliseconds by the clock."""
    workspace = Workspace([CORPUS])
    workspace.report(lambda things, _, __: things)
    taken = []
    for at in range(EDITS):
        file = Path(files[at * len(files) // EDITS])
        data = file.read_bytes() + b"# changed\n"
        data = data.replace(b"copies:", b"copeis:", at % 2)
        begun = perf_counter()
        workspace.put(file, data)
        report = workspace.report(lambda things, _, __: things, {file.as_posix()})
        taken.append((perf_counter() - begun) * 1000)
        if {it.code for it in report.findings} != ({"RT101"} if at % 2 else set()):
            sys.exit(f"{file}: a changed file is not judged as it should be: {report.findings}")
    return taken


def main() -> int:
    """Measure, print, and tell whether the bars were passed."""
    files = [str(file) for file in written()]
    installed()
    run(LINT)  # compiles the modules
    rounds = [(run(WALK), run(LINT)) for _ in range(ROUNDS)]
    if any(it.code for pair in rounds for it in pair):
        sys.exit("lint finds a fault in the corpus; mend benchmarks/corpus.py")
    walk, lint = (
        statistics.median(it.seconds for it in side) for side in zip(*rounds, strict=True)
    )
    ratio = statistics.median(lint.seconds / walk.seconds for walk, lint in rounds)
    most = max(lint.megabytes for _, lint in rounds)
    check, style = run((*CHECK, SCHEMA.as_uri(), *files)), run(YAMLLINT)
    others = (check.seconds + style.seconds) / lint
    print(f"600 files, 10,000 cards; medians of {ROUNDS} rounds, processor time of whole processes")
    print(f"events walked {walk:.2f} s, lint {lint:.2f} s")
    anew = edits(files)
    print(f"check-jsonschema {check.seconds:.1f} s, yamllint {style.seconds:.1f} s")
    passed = [
        told(
            "lint against the walk", f"{ratio:.2f} ×", f"{MOST_WALKS} ×", passed=ratio <= MOST_WALKS
        ),
        told(
            "both others against lint",
            f"{others:.0f} ×",
            f"{LEAST_PEERS:.0f} ×",
            passed=others >= LEAST_PEERS,
        ),
        told(
            "most memory of lint",
            f"{most:.0f} MB",
            f"{MOST_MEGABYTES:.0f} MB",
            passed=most <= MOST_MEGABYTES,
        ),
        told(
            f"one file judged anew, median of {EDITS}",
            f"{statistics.median(anew):.0f} ms",
            f"{MOST_MILLISECONDS:.0f} ms",
            passed=statistics.median(anew) <= MOST_MILLISECONDS,
        ),
    ]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
