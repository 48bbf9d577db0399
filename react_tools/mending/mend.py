"""Rounds of attempts, each judged in memory, until nothing is left that can be mended.

Of the edits of several findings those go together that do not touch; the others wait for the next
round. What makes anything worse (react_tools.mending.weighing) is not taken: half of the edits are
tried then, and half of these, until the one is found that does it.
"""

from codecs import BOM_UTF8
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from react_tools.findings import Finding, Fix, in_order
from react_tools.mending.edits import Edits
from react_tools.mending.weighing import Attempt
from react_tools.report import Report
from react_tools.source.text import Text

Judge = Callable[[Mapping[Path, bytes]], Report]
"""What lint finds if these bytes stood in these files."""

_MOST = 100
_Key = tuple[str, str, str, str]


class Change(Struct, frozen=True):
    """A file that was mended in memory.

    Attributes:
        old: the bytes that were judged.
        mended: what was wrong with them and is not any more, by code, as often as it was.
    """

    path: Path
    old: bytes
    new: bytes
    mended: tuple[str, ...]


class Mended(Struct, frozen=True):
    """Files as they would be: what is still to say of them, and what changes."""

    report: Report
    changes: tuple[Change, ...]


def mend(
    held: Mapping[Path, bytes],
    judge: Judge,
    report: Report | None = None,
    *,
    told: Callable[[Report], Report] = lambda it: it,
    unsafe: bool = False,
) -> Mended:
    """Mend files in memory that hold these bytes.

    Args:
        held: the files and their bytes.
        judge: what finds all that is wrong with them.
        report: what it finds, if that is known already.
        told: what is to be told of it; only that is mended, but all of it weighs.
        unsafe: whether to mend what a designer has to look at, too.
    """
    mending = _Mending(held, judge, report or judge(held), told, unsafe=unsafe)
    while mending.judged < _MOST and mending.step():
        pass
    changes = (
        Change(path, held[path], new, tuple(mending.mended[path]))
        for path, new in mending.held.items()
        if new != held[path]
    )
    return Mended(mending.report(), tuple(changes))


class _Mending:
    """The work of `mend`.

    Attributes:
        held: what the files hold by now.
        mended: the codes of what was mended in each of them.
        judged: how many attempts were judged.
    """

    def __init__(
        self,
        held: Mapping[Path, bytes],
        judge: Judge,
        report: Report,
        told: Callable[[Report], Report],
        *,
        unsafe: bool,
    ) -> None:
        self.held = dict(held)
        self.mended: dict[Path, list[str]] = defaultdict(list)
        self.judged = 0
        self._judge = judge
        self._told = told
        self._unsafe = unsafe
        self._paths = {path.as_posix(): path for path in held}
        self._refused: set[_Key] = set()
        self._report = report

    def step(self) -> bool:
        """Make one attempt better, or find one edit that makes it worse; False if none is left."""
        waiting = [it for it in self._told(self._report).findings if self._may(it)]
        taken, edits = self._together(waiting)
        while taken and self.judged < _MOST:
            held = {**self.held, **self._written(edits)}
            self.judged += 1
            report = self._judge(held)
            if not Attempt(edits, taken).fails(self._report.findings, report.findings):
                self._keep(held, report, taken)
                return True
            if len(taken) == 1:
                self._refused.add(self._key(taken[0]))
                return True
            taken, edits = self._together(taken[: len(taken) // 2])
        return False

    def report(self) -> Report:
        """What is left, without the edits that would make something worse."""
        told = self._told(self._report)
        left = (
            replace(it, fix=None) if it.fix and self._key(it) in self._refused else it
            for it in told.findings
        )
        return replace(told, findings=tuple(in_order(left)))

    def _may(self, finding: Finding) -> bool:
        """Whether a finding may be mended, and was not found to make something worse."""
        fix = finding.fix
        if fix is None or not (fix.safe or self._unsafe) or finding.span.path not in self._paths:
            return False
        return not self._refused or self._key(finding) not in self._refused

    def _together(self, findings: Iterable[Finding]) -> tuple[list[Finding], dict[str, Edits]]:
        """As many of these as can be mended at once; the edits of each file that has any."""
        edits: dict[str, Edits] = {}
        taken = [it for it in findings if it.fix and self._take(it.fix, it.span.path, edits)]
        return taken, edits

    def _take(self, fix: Fix, path: str, edits: dict[str, Edits]) -> bool:
        held = edits.get(path) or Edits(Text(path, _content(self.held[self._paths[path]])))
        if held.take(fix):
            edits[path] = held
            return True
        return False

    def _written(self, edits: Mapping[str, Edits]) -> dict[Path, bytes]:
        """What the files with edits would hold; a byte order mark stays."""
        found = {}
        for shown, it in edits.items():
            path = self._paths[shown]
            mark = BOM_UTF8 if self.held[path].startswith(BOM_UTF8) else b""
            found[path] = mark + it.applied().encode()
        return found

    def _keep(self, held: dict[Path, bytes], report: Report, taken: Sequence[Finding]) -> None:
        self.held, self._report = held, report
        for finding in taken:
            self.mended[self._paths[finding.span.path]].append(finding.code)

    def _key(self, finding: Finding) -> _Key:
        """What makes a finding the same in another round, wherever its line has gone."""
        path, span = self._paths.get(finding.span.path), finding.span
        content = _content(self.held[path]) if path else ""
        row = content.split("\n")[span.line - 1 : span.line]
        return (span.path, finding.code, finding.message, "".join(row))


def _content(held: bytes) -> str:
    """A file's text; what is no UTF-8 has no finding that could be mended."""
    return held.removeprefix(BOM_UTF8).decode(errors="replace")
