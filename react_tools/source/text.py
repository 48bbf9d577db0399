"""A file's text, and which line and column each character has."""

import re
from bisect import bisect_right

from react_tools.source.span import Span

# What an editor takes for the end of a line; YAML 1.1 knew three more (guard.py refuses them).
_BREAK = re.compile(r"\r\n|\r|\n")


class Text:
    """The text of one file.

    Places in it are plain numbers, counted in characters from zero. Lines are
    looked for only when somebody asks for a span: a file without a fault pays
    for none.

    Attributes:
        path: the file's name as findings show it.
        content: what it holds, without a byte order mark.
    """

    __slots__ = ("_starts", "content", "path")

    def __init__(self, path: str, content: str) -> None:
        self.path = path
        self.content = content
        self._starts: list[int] | None = None

    def span(self, start: int, end: int) -> Span:
        """The span of `content[start:end]`."""
        line, column = self.place(start)
        end_line, end_column = self.place(end)
        return Span(self.path, line, column, end_line, end_column)

    def place(self, index: int) -> tuple[int, int]:
        """Line and column of the character at *index*, both counted from one."""
        line = bisect_right(self._lines(), index)
        return line, index - self._lines()[line - 1] + 1

    def row(self, number: int) -> tuple[int, str]:
        """Where line *number*, counted from one, begins, and what it holds without its end."""
        starts = self._lines()
        start = starts[number - 1]
        end = starts[number] if number < len(starts) else len(self.content)
        return start, self.content[start:end].rstrip("\r\n")

    def _lines(self) -> list[int]:
        """Where each line begins."""
        if self._starts is None:
            self._starts = [0, *(found.end() for found in _BREAK.finditer(self.content))]
        return self._starts
