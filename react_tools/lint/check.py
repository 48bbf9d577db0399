"""What a lint check is made of: a code, a question, a page."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from react_tools.findings import Edit, Finding, Fix, Level, Places, counted
from react_tools.source.span import Span

SubjectT = TypeVar("SubjectT")
LibraryT = TypeVar("LibraryT")


class Hit(Struct, frozen=True):
    """Where a check found something, what it is, and what would mend it."""

    span: Span
    message: str
    hint: str = ""
    others: tuple[tuple[Span, str], ...] = ()
    fix: Fix | None = None
    places: Places = ()

    @classmethod
    def of_lines(cls, places: Places, hint: str, edits: Iterable[Edit]) -> "Hit":
        """One for lines that all have a fault which is mended by itself, one edit for each."""
        fix = Fix(tuple(edits), safe=True)
        return cls(places[0][0], counted(places), hint, fix=fix, places=places)


Question = Callable[[SubjectT, LibraryT], Iterable[Hit]]


class Check(Struct, Generic[SubjectT, LibraryT], frozen=True):
    """One question put to every subject of a type.

    Attributes:
        code: stable, never given to another check.
        name: the fault it finds, as its file is called.
        subject: the type it looks at; the library itself for what crosses files.
        page: the manual page; its first line is the summary.
    """

    code: str
    name: str
    level: Level
    subject: type[SubjectT]
    question: Question[SubjectT, LibraryT]
    page: str

    def ask(self, subject: SubjectT, library: LibraryT) -> Iterator[Finding]:
        """The findings on one subject."""
        for hit in self.question(subject, library):
            told = (hit.message, hit.hint, hit.others, hit.fix)
            yield Finding(self.code, self.level, hit.span, *told, places=hit.places)


AnyCheck = Check[Any, Any]


def check(
    code: str, level: Level, subject: type[SubjectT]
) -> Callable[[Question[SubjectT, LibraryT]], Check[SubjectT, LibraryT]]:
    """Make a check of a function: its name is the fault, its docstring the manual page."""

    def make(question: Question[SubjectT, LibraryT]) -> Check[SubjectT, LibraryT]:
        return Check(code, question.__name__, level, subject, question, question.__doc__ or "")

    return make


def ask_all(
    checks: Sequence[AnyCheck], subjects: Iterable[object], library: object
) -> Iterator[Finding]:
    """Put every check to every subject of its type."""
    for subject in subjects:
        for each in checks:
            if isinstance(subject, each.subject):
                yield from each.ask(subject, library)
