"""What is wrong, where, and what would mend it."""

from collections.abc import Iterable
from enum import IntEnum

from msgspec import Struct

from react_tools.source.span import Span


class Level(IntEnum):
    """How much a finding weighs; only an error fails a run."""

    NOTE = 1
    WARNING = 2
    ERROR = 3

    def __str__(self) -> str:
        return self.name.lower()


class Edit(Struct, frozen=True):
    """What shall stand in a file in place of what *span* covers; nothing is left out of it.

    A span without length puts it in, an empty text takes it away.
    """

    span: Span
    text: str


class Fix(Struct, frozen=True):
    """Edits of one file that mend a finding.

    Attributes:
        edits: in the order of the file, none over another.
        safe: whether they cannot change what the file means; what a designer has to look at is not.
    """

    edits: tuple[Edit, ...]
    safe: bool = False


class Finding(Struct, frozen=True):
    """One thing that is wrong.

    Attributes:
        code: the stable code, e.g. "RA101"; `react-tools explain CODE` tells it in full.
        level: how much it weighs.
        span: where it is.
        message: what is wrong, in designers' words, one line.
        hint: what would mend it; may be empty.
        others: further places it is about, such as the first of two equal keys,
            each with a short word on it.
        fix: what would mend it without a word from anybody, if anything would.
    """

    code: str
    level: Level
    span: Span
    message: str
    hint: str = ""
    others: tuple[tuple[Span, str], ...] = ()
    fix: Fix | None = None


def in_order(findings: Iterable[Finding]) -> list[Finding]:
    """Sort by place, then by code, each finding once."""
    return sorted(set(findings), key=lambda it: (it.span, it.code, it.message))


def has_error(findings: Iterable[Finding]) -> bool:
    """Tell whether a run with these findings has failed."""
    return any(finding.level is Level.ERROR for finding in findings)
