"""The line of a file that a finding is about, and carets beneath exactly what is meant.

Nothing of it is obeyed by a terminal, and nothing hides: control characters and what has no width
are shown by their numbers, so that each caret stands where it should on every terminal.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from react_tools.render.line import Line, Piece, line, width
from react_tools.source.span import Span

# Control characters, bytes that are no UTF-8, and what takes no room or an unknown one: soft
# hyphens, joiners, marks of direction, variation selectors, fillers, tags.
_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_BLANK = re.compile(r"[^\S ]")
_TAB = "    "
_BYTES = range(0xDC80, 0xDD00)
_BYTE, _SHORT = 0xFF, 0xFFFF
_CUT = "…"


class Frame(Struct, frozen=True):
    """What stands around excerpts.

    Attributes:
        digits: how many the longest number of a line has.
        columns: how wide a line of output may be.
    """

    digits: int
    columns: int

    @property
    def room(self) -> int:
        """How many columns are left for a file's own text."""
        return max(self.columns - len(self.gutter()), 2 * len(_TAB))

    def gutter(self, number: int | str = "") -> str:
        """What stands before a line of a file, with its number, and before the carets."""
        return f"    {number:>{self.digits}} | "


class _Cut(Struct, frozen=True):
    """A line as it is shown: what is marked begins behind so many columns and takes so many."""

    text: str
    before: int
    marked: int


def excerpt(lines: Sequence[str], span: Span, mark: Piece, frame: Frame) -> Iterator[Line]:
    """The first line of *span* with *mark* beneath all that it covers; nothing if it is not there.

    Where that line is empty and nothing is covered, the last one that is not stands above it.
    """
    if not _lies_in(span, lines):
        return
    row = lines[span.line - 1]
    end, rest = _extent(span, row)
    start = span.column - 1
    if start == end and not row.strip():
        yield from _above(lines, span.line, frame)
    cut = _cut(row, start, end, frame.room - len(rest))
    yield _told(span.line, cut.text, frame)
    signs = Piece(mark.text * cut.marked, mark.style)
    yield line(Piece(frame.gutter(), "dim"), " " * cut.before, signs, Piece(rest, mark.style))


def _told(number: int, text: str, frame: Frame) -> Line:
    return line(Piece(frame.gutter(number), "dim"), text)


def _lies_in(span: Span, lines: Sequence[str]) -> bool:
    ends = ((span.line, span.column), (span.end_line, span.end_column))
    return ends[0] <= ends[1] and all(
        1 <= at <= len(lines) and 1 <= column <= len(lines[at - 1]) + 1 for at, column in ends
    )


def _extent(span: Span, row: str) -> tuple[int, str]:
    """Where what a span covers ends in its first line; a word on how much further it goes."""
    if span.end_line == span.line:
        return span.end_column - 1, ""
    last = span.end_line - (span.end_column == 1)  # the end lies behind the last character
    end = max(len(row.rstrip()), span.column - 1)
    return end, f" {_CUT} to line {last}" if last > span.line else ""


def _above(lines: Sequence[str], number: int, frame: Frame) -> Iterator[Line]:
    """The last line before one that says something."""
    for at in range(number - 1, 0, -1):
        if row := lines[at - 1].rstrip():
            yield _told(at, _cut(row, 0, 0, frame.room).text, frame)
            return


def _cut(row: str, start: int, end: int, room: int) -> _Cut:
    """A line in so many columns: what stands between *start* and *end*, and some around it."""
    far = 2 * room  # no more is looked at, however long a line is
    before = _shown(row[max(start - far, 0) : start])
    raw = row[start : min(end, start + far)]
    marked, behind = _shown(raw, blanks=raw.isspace()), _shown(row[end : end + far])
    first, last = start <= far, end + far >= len(row)
    if not (first and last) or width(before + marked + behind) > room:
        most = room - min(width(before), room // 2) - bool(behind)
        whole, marked = marked, _head(marked, most)
        if marked != whole:
            behind, last = "", True
        spare = room - width(marked)
        left = max(spare // 2, spare - width(behind) - (not last))
        before = _tail(before, left, whole=first)
        behind = _head(behind, spare - width(before), whole=last)
    at, through = width(before), width(before + marked)
    if through > at:
        return _Cut(before + marked + behind, at, through - at)
    # Nothing is covered: a place between two characters; or only what stands upon another.
    return _Cut(before + marked + behind, max(at - bool(marked), 0), 1)


def _head(text: str, columns: int, *, whole: bool = True) -> str:
    """As much of the beginning as fits, with a sign where something is left out."""
    if whole and width(text) <= columns:
        return text
    text = text[: max(columns - 1, 0)] if text.isascii() else text
    while text and (over := width(text) - columns + 1) > 0:
        text = text[: -((over + 1) // 2)]  # no character takes more than two columns
    return text + _CUT


def _tail(text: str, columns: int, *, whole: bool = True) -> str:
    """The same of the end."""
    if whole and width(text) <= columns:
        return text
    while text and (over := width(text) - columns + 1) > 0:
        text = text[(over + 1) // 2 :]
    return _CUT + text


def _shown(text: str, *, blanks: bool = False) -> str:
    """A text of a file in which nothing moves or hides; *blanks* can be seen where they matter."""
    if blanks:
        text = _BLANK.sub(_seen, text.replace(" ", "·"))
    elif text.isascii() and text.isprintable():
        return text
    return _HIDDEN.sub(_number, text.replace("\t", _TAB))


def _seen(found: re.Match[str]) -> str:
    return "→   " if found[0] == "\t" else _number(found)


def _number(found: re.Match[str]) -> str:
    """A character by its number; a byte that is none by its own."""
    number = ord(found[0])
    if number in _BYTES:
        return f"\\x{number - 0xDC00:02x}"
    if number <= _BYTE:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number <= _SHORT else f"\\U{number:08x}"
