"""Whether files that were mended are better than before: what was to go is gone, nothing came.

What was hidden is not held against an attempt. A file that is no YAML is not read to its end; one
of no known kind is not held against a schema; no check is asked on one with errors. So what is
found further on, once an error is gone that kept it hidden, was there before.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from react_tools.findings import Finding, Level
from react_tools.mending.edits import Edits, index
from react_tools.source.parse import parse
from react_tools.source.text import Text
from react_tools.source.tree import Entry, Node
from react_tools.source.tree import Mapping as Block
from react_tools.source.tree import Sequence as List

_STAGES = (
    ("RT01", "RT020"),
    ("RT051", "RT052", "RT053", "RT057"),
    ("RT00", "RT02", "RT1"),
)
"""How the codes begin of what stops reading, what stops sorting by kind, and what stops checks."""
_CHECKS = len(_STAGES)
_UNJUDGED = frozenset({"RT101", "RT102"})
"""The codes of keys that mean nothing where they are; so nobody knows what they should hold."""


class _Place(NamedTuple):
    """Where a finding stands: line and column, or behind a 0 the count of characters."""

    code: str
    path: str
    at: tuple[int, int]


class Attempt:
    """Files before and after edits: *edits* by path, *taken* the findings that they are to mend."""

    def __init__(self, edits: Mapping[str, Edits], taken: Sequence[Finding]) -> None:
        self._edits = edits
        self._texts = {path: Text(path, it.applied()) for path, it in edits.items()}
        self._taken = {_alike(it) for it in _apart(taken)}

    def fails(self, before: Sequence[Finding], after: Sequence[Finding]) -> bool:
        """Whether a finding that was to go is still there, or one is there that is new."""
        before, after = _apart(before), _apart(after)
        now = Counter(self._place(it) for it in after)
        gone = {self._moved(it) for it in before if _alike(it) in self._taken}
        kept = Counter(self._moved(it) for it in before if _alike(it) not in self._taken)
        new = now - kept
        if any(place in new for place in gone):
            return True
        told = (it for it in after if self._place(it) in new)
        hidden = _Hidden(before, after, self._moved)
        keys = [it for it in before if _alike(it) in self._taken and it.code in _UNJUDGED]
        return not all(
            hidden.before(it, self._place(it)) or any(self._leads(key, it) for key in keys)
            for it in told
        )

    def _leads(self, key: Finding, finding: Finding) -> bool:
        """Whether a key that was mended leads to a finding: what such a one holds is not judged."""
        path, at = key.span.path, self._moved(key).at[1]
        if path != finding.span.path or _stage(finding) >= _CHECKS:
            return False
        tree = parse(self._texts[path].content.encode(), path).tree
        value = next((it.value for it in _entries(tree) if it.start == at), None)
        return value is not None and value.start <= self._place(finding).at[1] < value.end

    def _place(self, finding: Finding) -> _Place:
        """Where a finding on the files as they are now stands."""
        span, text = finding.span, self._texts.get(finding.span.path)
        at = None if text is None else index(text, span.line, span.column)
        return _Place(finding.code, span.path, (span.line, span.column) if at is None else (0, at))

    def _moved(self, finding: Finding) -> _Place:
        """Where one on the files as they were stands by now."""
        span, edits = finding.span, self._edits.get(finding.span.path)
        at = None if edits is None else index(edits.text, span.line, span.column)
        if edits is None or at is None:
            return _Place(finding.code, span.path, (span.line, span.column))
        return _Place(finding.code, span.path, (0, edits.moved(at)))


class _Hidden:
    """What could not be told of files before."""

    def __init__(
        self,
        before: Sequence[Finding],
        after: Sequence[Finding],
        moved: Callable[[Finding], _Place],
    ) -> None:
        self._seen: dict[str, int] = {}
        self._stops: dict[str, _Place] = {}
        self._cut = {(it.span.path, _stage(it)) for it in before if it.cut}
        for finding in _errors(before):
            path, stage = finding.span.path, _stage(finding)
            self._seen[path] = min(stage, self._seen.get(path, stage))
            if stage == 0:
                self._stops[path] = moved(finding)
        self._some_are_whole = bool({*self._seen} - {it.span.path for it in _errors(after)})

    def before(self, finding: Finding, place: _Place) -> bool:
        """Whether a finding, which is new, may have been there and could not be seen."""
        path, stage = finding.span.path, _stage(finding)
        if (path, stage) in self._cut:
            return True
        seen = self._seen.get(path, _CHECKS)
        if stage == seen == 0:
            return place.at > self._stops[path].at
        # What other files define was not known as long as they had errors.
        return stage > seen or (self._some_are_whole and path not in self._seen)


def _apart(findings: Sequence[Finding]) -> list[Finding]:
    """Each of them, and one that stands for many lines for each of these by itself."""
    return [
        one
        for it in findings
        for one in ([it.part([at]) for at in range(len(it.places))] if it.places else [it])
    ]


def _alike(finding: Finding) -> tuple[object, ...]:
    """What makes two findings the same, however much either weighs."""
    return (finding.code, finding.span, finding.message)


def _entries(node: Node | None) -> Iterator[Entry]:
    """Every key in a tree."""
    inner = node.items if isinstance(node, List) else []
    if isinstance(node, Block):
        yield from node.entries.values()
        inner = [it.value for it in node.entries.values()]
    for each in inner:
        yield from _entries(each)


def _errors(findings: Iterable[Finding]) -> Iterator[Finding]:
    return (it for it in findings if it.level is Level.ERROR)


def _stage(finding: Finding) -> int:
    """How far a file is looked at when a finding of this code is told."""
    stages = (at for at, heads in enumerate(_STAGES) if finding.code.startswith(heads))
    return next(stages, _CHECKS)
