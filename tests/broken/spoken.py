"""A broken file as its user meets it: on disk, by the command line, in this process.

Whatever the file holds, a command ends with 0, 1 or 2; 3 means a traceback. Where the file has an
error, no command that judges ends with 0.
"""

import contextlib
import gc
import io
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from react_tools.cli import BUG, main
from tests.broken.judged import Judged
from tests.broken.mutants import Mutant
from tests.broken.sources import RECORDED, SETTLED

_REPORTS = ("text", "json", "sarif", "github", "junit")
_LINES: Sequence[Sequence[str]] = (
    ("check", "{file}", "--no-cache", "--format", "{report}"),
    ("lint", "{file}", "--no-cache", "--format", "{report}"),
    ("check", "{folder}", "--no-cache", "--format", "{report}"),
    ("test", "{folder}", "--format", "{report}"),
)
_SCENARIOS: Sequence[Sequence[str]] = (
    *_LINES,
    ("test", "{file}", "--rulings", "all", "--format", "{report}"),
    ("simulate", "{file}", "--lang", "ru"),
    ("simulate", "{file}", "--format", "markdown"),
    ("simulate", "{file}", "--rulings", "all"),
    ("simulate", "{file}", "--accept"),
    ("new", "scenario", "mine/new", "--from", "{file}"),
)
_RECORDS: Sequence[Sequence[str]] = (
    ("simulate", "{file}"),
    ("simulate", "{file}", "--format", "json", "--lang", "ru"),
    ("simulate", "{file}", "--rulings", "all"),
    ("play", "--record", "{file}", "--demo"),
    ("new", "scenario", "mine/new", "--from", "{file}", "--chain", "1"),
    ("check", "{file}", "--no-cache", "--format", "{report}"),
)
_SETTINGS: Sequence[Sequence[str]] = (
    ("show", "dancer"),
    ("explain", "RA-CHAIN-1"),
    ("list", "decks"),
    ("new", "pack", "another"),
)
_THINGS: Sequence[Sequence[str]] = (
    *_LINES,
    ("list", "cards"),
    ("sources", "--lang", "ru"),
    ("explain", "an enemy is hurt"),
    ("coverage",),
)


def trouble(mutant: Mutant, judged: Judged) -> str:
    """What a command does that it must not do; empty if it does nothing of the kind."""
    every = {"scenario": _SCENARIOS, RECORDED: _RECORDS, SETTLED: _SETTINGS}
    lines = every.get(mutant.source.kind, _THINGS)
    told = lines[mutant.number % len(lines)]
    loose = mutant.number % 3 == 0 and mutant.source.kind != SETTLED
    path = Path(mutant.source.path)
    file = Path(path.name) if loose else path
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        file.parent.mkdir(parents=True, exist_ok=True)
        for name in ("mine", "theirs"):
            Path(name).mkdir(exist_ok=True)
        file.write_bytes(mutant.data)
        report = _REPORTS[mutant.number // len(lines) % len(_REPORTS)]
        words = {"file": str(file), "folder": str(file.parent), "report": report}
        line = [it.format(**words) for it in told]
        code, err = said(*line)
    if code == BUG or code not in {0, 1, 2}:
        return f"{' '.join(told)} ends with {code}\n{err[-3_000:]}"
    if (
        judged.errors
        and told[0] == "check"
        and code == 0
        and path.parts[0] == "cards"
        and not loose
    ):
        return f"{' '.join(told)} ends with 0, though there are errors"
    return ""


def said(*words: str) -> tuple[int, str]:
    """Say these words to react-tools: exit code and complaints."""
    out, err, before = io.StringIO(), io.StringIO(), sys.argv
    try:
        sys.argv = ["react-tools", *words]
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main()
    finally:
        sys.argv = before
        gc.enable()
    return code, err.getvalue()
