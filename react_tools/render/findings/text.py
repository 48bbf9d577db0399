"""A finding for people: place, level, code, fact; the line; its other places; the cure; the page.

The first line of each is one that grep, a terminal and an editor's problem matcher know:
`path:line:column: level CODE message`. It is never broken here; a terminal that is too narrow has
it broken like any other line (react_tools.render.screen).
"""

from collections.abc import Iterator

from msgspec import Struct

from react_tools.findings import Finding, Level
from react_tools.render.findings.excerpt import Frame, excerpt
from react_tools.render.findings.texts import Texts
from react_tools.render.line import Line, Piece, folded, line
from react_tools.render.mendable import mark
from react_tools.source.span import Span

COLUMNS = 80
STYLES = {Level.ERROR: "bold red", Level.WARNING: "bold yellow", Level.NOTE: "bold cyan"}
_OTHER = "bold blue"
_EXCERPTS = 3
"""Of a finding that is about many places only the first are shown, and all are named."""


def finding_lines(finding: Finding) -> Iterator[Line]:
    """One finding without its lines of the file, each line as long as it is."""
    yield _head(finding)
    for span, word in finding.others:
        yield _other(span, word)
    if finding.hint:
        yield _hint(finding.hint)


class Sheet(Struct):
    """How findings are laid out one after the other.

    Attributes:
        texts: the lines of the files they are in.
        columns: how wide a line may be that has no place in it.
        flags: whether lint tells them, which alone has the flags that mend them.
        paged: the codes whose page was named already; once is enough.
    """

    texts: Texts
    columns: int = COLUMNS
    flags: bool = False
    paged: set[str] = set()

    def told(self, finding: Finding, indent: str = "") -> Iterator[Line]:
        """One finding with its lines of the file, behind *indent*."""
        columns = self.columns - len(indent)
        for one in self._lines(finding, columns):
            yield line(indent, *one) if indent else one

    def _lines(self, finding: Finding, columns: int) -> Iterator[Line]:
        others = finding.others[:_EXCERPTS]
        longest = max(finding.span.line, *(span.line for span, _ in others), 0)
        frame = Frame(len(str(longest)), columns)
        yield (*_head(finding), Piece(mark(finding) if self.flags else "", "dim"))
        yield from self._excerpt(finding.span, Piece("^", STYLES[finding.level]), frame)
        for at, (span, word) in enumerate(finding.others):
            yield _other(span, word)
            if at < _EXCERPTS:
                yield from self._excerpt(span, Piece("-", _OTHER), frame)
        if finding.hint:
            yield from folded(_hint(finding.hint), columns)
        if finding.code not in self.paged:
            self.paged.add(finding.code)
            yield line(Piece("    page: ", "dim"), f"react-tools explain {finding.code}")

    def _excerpt(self, span: Span, mark: Piece, frame: Frame) -> Iterator[Line]:
        return excerpt(self.texts.lines(span.path), span, mark, frame)


def _head(finding: Finding) -> Line:
    level = Piece(str(finding.level), STYLES[finding.level])
    said = (Piece(finding.code, "bold"), f" {finding.message}")
    return line(f"{finding.span}: ", level, " ", *said)


def _other(span: Span, word: str) -> Line:
    return line(f"    {span}: ", word)


def _hint(hint: str) -> Line:
    return line(Piece("    hint: ", "dim"), hint)
