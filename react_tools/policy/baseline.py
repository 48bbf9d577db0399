"""Findings that were there before: a file of them, with which a project begins to be strict.

What it lists is no news. An entry is a code, a file and a message, without any place in it, and how
often the file has that: so it holds while lines come and go, and another mistake of the same sort
is news. Files are named as they are seen from the baseline. Each entry has a line of its own.
"""

import json
import os
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from react_tools.errors import BaselineError
from react_tools.files import put
from react_tools.findings import Finding, Level
from react_tools.policy import codes
from react_tools.policy.unplaced import unplaced
from react_tools.report import Settled
from react_tools.schema.validate import validate
from react_tools.source.guard import CONTROL
from react_tools.source.parse import read
from react_tools.source.reading import child, mappings, number, text
from react_tools.source.span import Span
from react_tools.source.tree import Node

_LIMIT = 100_000_000
_CONTROL = re.compile(f"{CONTROL.pattern}|[\t\r\n]")
_CURE = "--write-baseline beside it makes one of what is found now"

Key = tuple[str, str, str]
"""File, code, message."""


class Entry(Struct, frozen=True):
    """A finding that was there before, so many times; `span` is where that is said."""

    key: Key
    count: int
    span: Span


class Baseline:
    """The entries of a file.

    Attributes:
        stamps: that of the bytes in which they were found, by its path, as in `Report`.
    """

    def __init__(self, file: Path, entries: Iterable[Entry] = (), stamp: int | None = None) -> None:
        self.file = file
        self.stamps = {} if stamp is None else {file.as_posix(): stamp}
        self._entries = tuple(entries)
        self._home = file.absolute().parent

    def parted(self, findings: Iterable[Finding]) -> tuple[list[Settled], list[Finding]]:
        """The findings that were there before, and the others."""
        open_ = Counter[Key]()
        for entry in self._entries:
            open_[entry.key] += entry.count
        settled, left = list[Settled](), list[Finding]()
        for it in findings:
            key = self._key(it)
            if open_[key] and not codes.is_settled_by_nothing(it.code):
                open_[key] -= 1
                settled.append(Settled(it, "baseline"))
            else:
                left.append(it)
        return settled, left

    def stale(self, settled: Iterable[Settled], judged: Collection[str]) -> Iterator[Finding]:
        """A finding for each entry that holds no more, of files that were judged or are gone."""
        found = Counter(self._key(it.finding) for it in settled)
        files = {self._named(path) for path in judged}
        for entry in self._entries:
            there = min(found[entry.key], entry.count)
            found[entry.key] -= there
            if there < entry.count and self._is_over(entry, files):
                yield _stale(entry, there)

    def holding(
        self, findings: Iterable[Finding], judged: Collection[str], asked: Callable[[str], bool]
    ) -> "Baseline":
        """A baseline of these, and of what this one says of what was not looked at or asked for."""
        files = {self._named(path) for path in judged}
        counts = Counter[Key]()
        for entry in self._entries:
            if not asked(entry.key[1]) or not self._is_over(entry, files):
                counts[entry.key] += entry.count
        counts.update(self._key(it) for it in findings if not codes.is_settled_by_nothing(it.code))
        where = Span.at(self.file.as_posix(), 1, 1)
        return Baseline(self.file, (Entry(key, counts[key], where) for key in sorted(counts)))

    def write(self) -> int:
        """Write it, whole or not at all; how many findings it holds.

        Raises:
            BaselineError: it cannot be written.
        """
        words, lines = ("path", "code", "message"), list[str]()
        for it in self._entries:
            said = {**dict(zip(words, it.key, strict=True)), "count": it.count}
            lines.append(f"    {json.dumps(said, ensure_ascii=False)}")
        listed = "[\n" + ",\n".join(lines) + "\n  ]" if lines else "[]"
        whole = f'{{\n  "baseline": 1,\n  "findings": {listed}\n}}\n'
        try:
            put(self.file, whole.encode())
        except OSError as error:
            message = f"--baseline {self.file}: it cannot be written: {error.strerror or error}"
            raise BaselineError(message) from error
        return sum(it.count for it in self._entries)

    def _key(self, finding: Finding) -> Key:
        message = unplaced(finding.message)
        for span, _ in finding.others:  # a message may name them as they are seen from here
            message = message.replace(span.path, self._named(span.path))
        return self._named(finding.span.path), finding.code, _plain(message)

    def _named(self, path: str) -> str:
        """A path as it is seen from the baseline."""
        return _plain(Path(os.path.relpath(Path(path).absolute(), self._home)).as_posix())

    def _is_over(self, entry: Entry, files: Collection[str]) -> bool:
        """Whether what is not found in the file of an entry is not there any more."""
        path = entry.key[0]
        return path in files or not (self._home / path).exists()


def opened(file: Path) -> Baseline:
    """A baseline that is there.

    Raises:
        BaselineError: there is none, or it is none.
    """
    if not file.is_file():
        why = "this is no file" if file.exists() else "there is no such file"
        raise BaselineError(f"--baseline {file}: {why}; {_CURE}")
    parsed = read(file, limit=_LIMIT)
    wrong = [f"{it.span}: error {it.code} {it.message}" for it in parsed.faults]
    if parsed.tree is not None and not wrong:
        found = validate(parsed.tree, "baseline")
        wrong = [f"{it.span}: error {it.code} {it.message}" for it in found]
    if wrong or parsed.tree is None:
        cure = "mend it, or delete it and write it anew with --write-baseline"
        raise BaselineError(f"--baseline {file}: this is no baseline; {cure}", wrong)
    return Baseline(file, _entries(parsed.tree), parsed.stamp)


def _plain(text: str) -> str:
    """A text that can be written and read again as it is."""
    return _CONTROL.sub("\ufffd", text.encode(errors="backslashreplace").decode())


def _entries(tree: Node) -> Iterator[Entry]:
    for it in mappings(child(tree, "findings")):
        key = text(it, "path"), text(it, "code"), text(it, "message")
        yield Entry(key, number(it, "count"), it.span)


def _stale(entry: Entry, there: int) -> Finding:
    path, code, message = entry.key
    often = f"only {there} of {entry.count} times" if there else "no more"
    told = f"{code} is found {often} in {path}: {message}"
    return Finding("RT075", Level.WARNING, entry.span, told, "--write-baseline takes it out")
