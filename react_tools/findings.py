"""What is wrong, where, and what would mend it."""

from collections.abc import Iterable, Sequence
from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from react_tools.source.edit import Edit, Fix
from react_tools.source.span import Span

__all__ = ["Edit", "Finding", "Fix", "Level", "Places", "counted", "has_error", "in_order"]


class Level(IntEnum):
    """How much a finding weighs; only an error fails a run."""

    NOTE = 1
    WARNING = 2
    ERROR = 3

    def __str__(self) -> str:
        return self.name.lower()


Places = tuple[tuple[Span, str], ...]
"""Places of which each has the same fault, and what would be said of it alone."""


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
        places: where it stands for several lines: each of them, and what is said of it alone; `fix`
            then has one edit for each.
    """

    code: str
    level: Level
    span: Span
    message: str
    hint: str = ""
    others: tuple[tuple[Span, str], ...] = ()
    fix: Fix | None = None
    cut: bool = False
    places: Places = ()

    def part(self, kept: Sequence[int]) -> "Finding":
        """The finding for some of its places only."""
        places = tuple(self.places[it] for it in kept)
        edits = tuple(self.fix.edits[it] for it in kept) if self.fix else ()
        fix = Fix(edits, self.fix.safe) if self.fix else None
        return replace(self, span=places[0][0], message=counted(places), fix=fix, places=places)


def counted(places: Places) -> str:
    """What is said of the first of several places, and how many more there are."""
    more = f" ({len(places) - 1:,} more like this)" if places[1:] else ""
    return f"{places[0][1]}{more}"


def in_order(findings: Iterable[Finding]) -> list[Finding]:
    """Sort by place, then by code, each finding once."""
    return sorted(set(findings), key=lambda it: (it.span, it.code, it.message))


def has_error(findings: Iterable[Finding]) -> bool:
    """Tell whether a run with these findings has failed."""
    return any(finding.level is Level.ERROR for finding in findings)
