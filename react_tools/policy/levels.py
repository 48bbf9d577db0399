"""What findings weigh by the settings.

[levels]
RA112 = "note"              # a code, or the beginning of codes; or "error", "warning", "off"

[levels-in."drafts/*"]      # the same for files whose paths, seen from here, look so
RA1 = "note"
"""

import glob
import os
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from msgspec import Struct

from react_tools.findings import Finding, Level
from react_tools.policy import codes
from react_tools.policy.codes import Catalogue
from react_tools.source.reading import child, entries, text
from react_tools.source.span import Span
from react_tools.source.tree import Node

_WORDS = {"error": Level.ERROR, "warning": Level.WARNING, "note": Level.NOTE}


class Weight(Struct, frozen=True):
    """What codes weigh.

    Attributes:
        prefix: a code, or the beginning of codes.
        level: None: they are not told at all.
        span: where that is said.
        files: a pattern for whole paths of the files in which it holds; empty: in all.
    """

    prefix: str
    level: Level | None
    span: Span
    files: str = ""

    def holds(self, finding: Finding) -> bool:
        """Whether it is about a finding."""
        if not finding.code.startswith(self.prefix):
            return False
        if not self.files:
            return True
        path = os.path.abspath(finding.span.path)  # noqa: PTH100 -- `..` goes up
        return fnmatchcase(Path(path).as_posix(), self.files)


def weights(table: Node, folder: Path) -> tuple[Weight, ...]:
    """What the settings of a folder say, which have passed their schema."""
    found = [*_weights(child(table, "levels"))]
    for pattern, entry in entries(child(table, "levels-in")):
        home = glob.escape(folder.absolute().as_posix())
        found += _weights(entry.value, f"{home}/{pattern}")
    return tuple(found)


def _weights(table: Node | None, files: str = "") -> Iterator[Weight]:
    for prefix, entry in entries(table):
        yield Weight(prefix, _WORDS.get(text(entry.value)), entry.span, files)


def weight(finding: Finding, every: Sequence[Weight]) -> Weight | None:
    """What is said of a finding: for its path before what is for all, then the longest prefix."""
    held = (it for it in every if it.holds(finding))
    return max(held, key=lambda it: (bool(it.files), len(it.prefix)), default=None)


def faults(every: Iterable[Weight], known: Catalogue) -> Iterator[Finding]:
    """What is wrong with what the settings say."""
    for it in every:
        found = codes.matching(it.prefix, known)
        does = codes.standing(found[0]) if found else ""
        if not found:
            message, hint = f"no code begins with {it.prefix!r}", _near(it.prefix, known)
            yield Finding("RT078", Level.ERROR, it.span, message, hint)
        elif all(codes.is_fixed(code) for code in found):
            message = f"{it.prefix} {does}, and weighs what it weighs"
            yield Finding("RT079", Level.ERROR, it.span, message, "strike it out")
        elif it.level is None and all(map(codes.is_settled_by_nothing, found)):
            message = f"{it.prefix} {does}, and cannot be off"
            yield Finding("RT079", Level.ERROR, it.span, message, 'it can be a "note"')


def _near(prefix: str, known: Catalogue) -> str:
    return codes.near(prefix, known, prefix=True)
