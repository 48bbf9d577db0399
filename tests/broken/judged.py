"""A broken file judged in this process, as every command that reads it would judge it.

What may not be: an exception that is none of react_tools.errors; more than a second; a finding with
a place that is not in the file; a file without an error that YAML, TOML or its schema refuses.
"""

import contextlib
import gc
import os
import re
import signal
import tempfile
import time
from collections.abc import Callable, Container, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from react_tools import rulesets
from react_tools.errors import SettingsError
from react_tools.findings import Finding, Level
from react_tools.load import Loaded
from react_tools.records import reading, record
from react_tools.render import figures, reports, sources, traces
from react_tools.render.line import Line
from react_tools.render.line import plain as shown
from react_tools.report import Report, Result
from react_tools.ruleset import SettingError
from react_tools.scenario.runner import Run
from react_tools.scenario.seen import seen
from react_tools.settings import settled
from react_tools.source.span import Span
from react_tools.trace.event import Lang
from tests.broken.ground import laid, standing
from tests.broken.mutants import Mutant
from tests.broken.refusing import refusing
from tests.broken.sources import LIMIT, RECORDED, SETTLED, Source

MOST = 1.0
"""Seconds of the processor that a file may take, where nobody else wants it."""
_PATIENCE = 30.0
_AGAIN = 5
_MADE, _IDLE = 100_000, 0.045
"""How many small things are made to measure a machine by; the seconds it takes where it is idle."""
_RENDERED, _TOLD, _DRAWN, _SHEETS = 5, 7, 3, 8
"""One in so many is also shown in every format of reports, of traces, and as a sheet."""
_LANGS: Sequence[Lang] = ("en", "ru")
_ID = re.compile(r"[a-z][a-z0-9-]*")


class Judged(NamedTuple):
    """What is said of a file.

    Attributes:
        errors: whether an error is found in it, with its place.
        refused: `yaml` or `schema` if a plain program refuses it; else empty.
        codes: those of its findings.
        trouble: what may not be, in a few words that are the same for one kind of it; else empty.
        told: the same in full.
    """

    errors: bool
    refused: str
    codes: frozenset[str]
    seconds: float
    trouble: str = ""
    told: str = ""


class TooLongError(Exception):
    """It takes so long that nobody would wait for it."""


class _Told(NamedTuple):
    """What the product says of a file; `schema` is the one that it has passed."""

    findings: Sequence[Finding]
    schema: str = ""


def judged(mutant: Mutant) -> Judged:
    """What is said of a mutant; what takes too long is looked at again: the best time counts."""
    return judged_bytes(mutant.source, mutant.data, mutant.number)


def judged_bytes(source: Source, data: bytes, number: int = 0) -> Judged:
    """The same of a file with other bytes; *number* says what else is looked at besides."""
    told, seconds, trouble = _timed(source, data, number)
    for _ in range(_AGAIN):
        if seconds <= MOST or trouble:
            break
        before, (_, again, _), after = _pace(), _timed(source, data, number), _pace()
        seconds = min(seconds, again / ((before + after) / 2))
    if trouble:
        return Judged(errors=True, refused="", codes=frozenset(), seconds=seconds, **trouble)
    errors = any(_placed(it, source.path) for it in told.findings)
    codes = frozenset(it.code for it in told.findings)
    refused = refusing(source, data, told.schema)
    kind, full = "", ""
    if seconds > MOST:
        kind, full = "slow", f"{seconds:.2f} s"
    elif stray := [*outside(told.findings, source.path, data)]:
        kind, full = f"misplaced {stray[0].code}", str(stray[0])
    elif refused and not errors:
        kind, full = f"silent {refused}", f"{source.path} is taken"
    return Judged(errors, refused, codes, seconds, kind, full)


def found(source: Source, data: bytes, number: int = 0) -> Sequence[Finding]:
    """Everything that is found in a file with other bytes, and in what is judged beside it."""
    return _ways(source)(source, data, number).findings


def _timed(source: Source, data: bytes, number: int) -> tuple[_Told, float, dict[str, str]]:
    """What the product says, how long it takes, and what escapes from it."""
    told, trouble = _Told(()), dict[str, str]()
    gc.collect(0)
    gc.disable()  # as react_tools.cli does
    began = time.process_time()
    try:
        with patience():
            told = _ways(source)(source, data, number)
    except TooLongError as error:
        trouble = {"trouble": f"endless at {_where(error)}", "told": f"over {_PATIENCE} s"}
    except Exception as error:  # noqa: BLE001 -- whatever escapes is what is looked for
        kind = f"{type(error).__name__} at {_where(error)}"
        trouble = {"trouble": kind, "told": f"{error!r:.300}"}
    seconds = time.process_time() - began
    gc.enable()
    return told, seconds, trouble


def _pace() -> float:
    """How many times longer work takes than on an idle machine of our day; 1 at least.

    Where several processes share a core, each needs more of its time for the same work.
    """
    gc.disable()
    began = time.process_time()
    {f"k{it}": (it,) for it in range(_MADE)}
    seconds = time.process_time() - began
    gc.enable()
    return max(1.0, seconds / _IDLE)


def _ways(source: Source) -> Callable[[Source, bytes, int], _Told]:
    return {RECORDED: _recorded, SETTLED: _settled}.get(source.kind, _laid)


def _where(error: BaseException) -> str:
    """The innermost place in the product that an exception came through."""
    place, trace = "nowhere", error.__traceback__
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if f"{os.sep}react_tools{os.sep}" in file:
            name = file.rpartition(f"{os.sep}react_tools{os.sep}")[2]
            place = f"{name}:{trace.tb_frame.f_code.co_name}"
        trace = trace.tb_next
    return place


@contextlib.contextmanager
def patience(seconds: float = _PATIENCE) -> Iterator[None]:
    """No longer than anybody would wait, by the processor's clock."""

    def enough(_: int, __: FrameType | None) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGPROF, enough)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


# What the product says


def _laid(source: Source, data: bytes, number: int) -> _Told:
    """What lint, check, test, simulate, show and sources would do with it."""
    whole, schema = laid(source, data, number)
    came = list(whole.played())
    results = tuple(
        Result(it.id, it.title, it.path, tuple(run.findings), isinstance(run, Run))
        for it, run in zip(whole.scenarios(), came, strict=True)
    )
    findings = tuple(whole.checked())
    counts = {"files": len(whole.paths), **whole.library.counts(whole.paths)}
    names = (whole.ruleset.name,)
    report = Report("check", findings, counts, results, whole.paths, names).of_check()
    if number % _RENDERED == 0:
        _render(report)
    if number % _TOLD == 0:
        _tell([it for it in came if isinstance(it, Run)], whole)
    if number % _DRAWN == 0 and schema:
        _draw(whole, {*_ID.findall(data.decode())})
    return _Told([*findings, *(it for result in results for it in result.findings)], schema)


def _recorded(source: Source, data: bytes, number: int) -> _Told:
    """What simulate would do with a record."""
    record.setting(data, LIMIT)
    game, ground = rulesets.get(source.game), standing(source.game)
    read = record.read(data, source.path, game.kinds["scenario"], LIMIT)
    if read.record is None:
        return _Told(read.findings)
    try:
        run = reading.played(read.record, ground.start, game.wording.numbered).run
    except SettingError as error:
        return _Told([*read.findings, *error.findings], game.kinds["scenario"])
    if number % _TOLD == 0:
        _tell([run], ground.whole)
    return _Told([*read.findings, *run.findings], game.kinds["scenario"])


def _settled(source: Source, data: bytes, _: int) -> _Told:
    """What every command would do with it where it lies."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for name in ("mine", "theirs"):
            Path(name).mkdir()
        Path(source.path).write_bytes(data)
        try:
            settled()
        except SettingsError as error:
            return _Told([it for line in error.more for it in _findings(line)])
    return _Told((), "settings")


def _findings(line: str) -> Iterator[Finding]:
    """The finding that a line of a complaint shows, by its place and its code."""
    found = re.match(r"(.+?):(\d+):(\d+): error (\w+) (.*)", line)
    if found:
        span = Span.at(found[1], int(found[2]), int(found[3]))
        yield Finding(found[4], Level.ERROR, span, found[5])


def _render(report: Report) -> None:
    for lines in reports.FORMATS.values():
        _show(lines(report))


def _tell(runs: Sequence[Run], whole: Loaded) -> None:
    """Traces in every format, as everybody sees them and as each player does."""
    rules, rulings = whole.library.rules, whole.library.rulings
    for run in runs:
        sights = [run, *(seen(run, it) for it in run.game.players)]
        for at, lines in enumerate(traces.FORMATS.values()):
            _show(lines(sights[at % len(sights)], _LANGS[at % 2], rules, rulings))


def _draw(whole: Loaded, ids: Container[str]) -> None:
    """Sheets and cards of what a file names, and where facts come from."""
    game, library = whole.ruleset, whole.library
    every = [it for it in game.entries(library) if it.id in ids][:_SHEETS]
    for lang in _LANGS:
        drawn = [game.figure(it, library, lang) for it in every]
        for lines in figures.FORMATS.values():
            _show(lines(drawn))
        for told in sources.FORMATS.values():
            _show(told(game.origins(library), [], lang))


def _show(lines: Sequence[Line]) -> None:
    for one in lines:
        assert "\n" not in shown(one)


# Places


def _placed(finding: Finding, path: str) -> bool:
    """Whether it is an error, and said to be in the file."""
    return finding.level is Level.ERROR and finding.span.path == path


def _lines(data: bytes) -> Sequence[str]:
    """The lines of a file as an editor counts them."""
    text = data.decode("utf-8", errors="surrogateescape").removeprefix("\ufeff")
    return re.split(r"\r\n|\r|\n", text)


def _is_within(span: Span, lines: Sequence[str]) -> bool:
    """Whether a place lies in a file of these lines, or directly behind one of them."""
    ends = ((span.line, span.column), (span.end_line, span.end_column))
    return ends[0] <= ends[1] and all(
        1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1 for line, column in ends
    )


def outside(found: Sequence[Finding], path: str, data: bytes) -> Iterator[Finding]:
    """The findings with a place that is said to be in the file and is not."""
    lines = _lines(data)
    for it in found:
        spans = (it.span, *(span for span, _ in it.others))
        if not all(_is_within(span, lines) for span in spans if span.path == path):
            yield it
