"""What keeps a text from being read as it should, and where.

The room above makes findings of faults: this one stands below react_tools.findings and
knows nothing of levels.
"""

from msgspec import Struct
from msgspec.structs import replace

from react_tools.source.edit import Fix
from react_tools.source.kind import Kind
from react_tools.source.kinds.file import FILE
from react_tools.source.kinds.language import LANGUAGE
from react_tools.source.kinds.layout import LAYOUT
from react_tools.source.span import Span

FAULTS: dict[str, Kind] = {**FILE, **LAYOUT, **LANGUAGE}

# Of a thousand faults of one kind nobody reads more than the first few.
_TOLD = 10
_LONGEST_WORD = 40


class Fault(Struct, frozen=True):
    """One thing that is wrong.

    Attributes:
        kind: which kind of fault, a key of FAULTS.
        span: where it has to be mended.
        message: what is wrong, in designers' words, one line.
        hint: what would mend it; may be empty.
        others: further places it is about, each with a short word on it.
        fix: what would mend it, if that can be told.
        cut: whether further ones of its kind are not told.
    """

    kind: str
    span: Span
    message: str
    hint: str = ""
    others: tuple[tuple[Span, str], ...] = ()
    fix: Fix | None = None
    cut: bool = False

    @property
    def code(self) -> str:
        """The stable code of its kind."""
        return FAULTS[self.kind].code


class Faults:
    """The faults of one file; of each kind the first few are told, and how many more there are."""

    def __init__(self) -> None:
        self._told: list[Fault] = []
        self._counts: dict[str, int] = {}

    def wants(self, kind: str) -> bool:
        """Count a fault of *kind*, and tell whether it shall be added, too."""
        count = self._counts[kind] = self._counts.get(kind, 0) + 1
        return count <= _TOLD

    def add(self, fault: Fault) -> None:
        """Add a fault that was counted."""
        self._told.append(fault)

    def stands(self, kind: str, line: int) -> bool:
        """Tell whether a fault of *kind* stands on *line*."""
        return any(fault.kind == kind and fault.span.line == line for fault in self._told)

    def in_order(self) -> tuple[Fault, ...]:
        """All that are told, in the order of the file; the last of each kind counts the rest."""
        last = {fault.kind: fault for fault in sorted(self._told, key=_place)}
        told = [
            _counting(fault, self._counts[fault.kind] - _TOLD)
            if fault is last[fault.kind]
            else fault
            for fault in self._told
        ]
        return tuple(sorted(told, key=_place))


def quoted(word: str) -> str:
    """A word of the file as a message shows it: in quotes, not too long, on one line."""
    return repr(word if len(word) <= _LONGEST_WORD else word[: _LONGEST_WORD - 1] + "…")


def _place(fault: Fault) -> tuple[Span, str]:
    return fault.span, fault.code


def _counting(fault: Fault, more: int) -> Fault:
    """The fault, with a word on how many more there are."""
    if more <= 0:
        return fault
    return replace(fault, message=f"{fault.message} ({more:,} more like this)", cut=True)
