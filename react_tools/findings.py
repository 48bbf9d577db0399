"""What is wrong, where, and what would mend it."""

from collections.abc import Iterable
from enum import IntEnum

from msgspec import Struct

from react_tools.source.edit import Edit, Fix
from react_tools.source.span import Span

__all__ = ["Edit", "Finding", "Fix", "Level", "has_error", "in_order"]


class Level(IntEnum):
    """How much a finding weighs; only an error fails a run."""

    NOTE = 1
    WARNING = 2
    ERROR = 3

    def __str__(self) -> str:
        return self.name.lower()


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
        cut: whether further ones of its sort in the file are not told, since there are so many.
    """

    code: str
    level: Level
    span: Span
    message: str
    hint: str = ""
    others: tuple[tuple[Span, str], ...] = ()
    fix: Fix | None = None
    cut: bool = False


def in_order(findings: Iterable[Finding]) -> list[Finding]:
    """Sort by place, then by code, each finding once."""
    return sorted(set(findings), key=lambda it: (it.span, it.code, it.message))


def has_error(findings: Iterable[Finding]) -> bool:
    """Tell whether a run with these findings has failed."""
    return any(finding.level is Level.ERROR for finding in findings)
