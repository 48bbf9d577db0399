"""Edits of one text, put in together; every other character stays what it is."""

from bisect import bisect_right
from itertools import pairwise
from typing import NamedTuple

from react_tools.source.edit import Edit, Fix
from react_tools.source.text import Text


class _Piece(NamedTuple):
    """An edit by places in the text, counted in characters."""

    start: int
    end: int
    text: str


class Edits:
    """The edits of a text, in order; none is over another or stands directly beside it."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self._pieces: list[_Piece] = []

    def take(self, fix: Fix) -> bool:
        """Add all edits of a fix; False, and none is added, if they fit neither text nor others."""
        wanted = _pieces(fix, self.text)
        whole = sorted((*self._pieces, *wanted))
        if not wanted or not all(one.end < other.start for one, other in pairwise(whole)):
            return False
        self._pieces = whole
        return True

    def applied(self) -> str:
        """The text with all of them."""
        content, parts, done = self.text.content, list[str](), 0
        for piece in self._pieces:
            parts += [content[done : piece.start], piece.text]
            done = piece.end
        return "".join([*parts, content[done:]])

    def moved(self, at: int) -> int:
        """Where the character at a place comes to stand; one that is taken away: what replaces it.

        What is put in directly before a character moves it.
        """
        count = bisect_right(self._pieces, at, key=lambda it: it.start)
        before = self._pieces[:count]
        gone = bool(before) and before[-1].start <= at < before[-1].end
        shifts = (len(it.text) - (it.end - it.start) for it in before[: count - gone])
        return (before[-1].start if gone else at) + sum(shifts)


def index(text: Text, line: int, column: int) -> int | None:
    """The place of a line and a column, counted in characters; None if there is no such place."""
    try:
        start, row = text.row(line)
    except IndexError:
        return None
    return start + column - 1 if line > 0 and 0 < column <= len(row) + 1 else None


def _pieces(fix: Fix, text: Text) -> list[_Piece]:
    """The edits of a fix, those joined that touch; none if one of them does not fit the text."""
    joined: list[_Piece] = []
    for edit in fix.edits:
        piece = _piece(edit, text)
        if piece is None or (joined and piece.start < joined[-1].end):
            return []
        if joined and piece.start == joined[-1].end:
            before = joined.pop()
            piece = _Piece(before.start, piece.end, before.text + piece.text)
        joined.append(piece)
    return joined


def _piece(edit: Edit, text: Text) -> _Piece | None:
    """An edit by its places; None if it is of another file, has none, or changes nothing."""
    span = edit.span
    start = index(text, span.line, span.column)
    end = index(text, span.end_line, span.end_column)
    if span.path != text.path or start is None or end is None or start > end:
        return None
    return None if text.content[start:end] == edit.text else _Piece(start, end, edit.text)
