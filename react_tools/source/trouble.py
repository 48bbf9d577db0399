"""Where the parser gave up, and the lines around it."""

import json
import re
from typing import NamedTuple

from yaml.error import MarkedYAMLError, YAMLError

from react_tools.source.edit import Edit, Fix
from react_tools.source.fault import Fault
from react_tools.source.text import Text

_BRACKETS = frozenset("[]{}")
# A comment that could stand in a string is seldom; a wrong guess only shortens a span.
# The blanks before it are stripped; to look for them all takes for ever in a line of many blanks.
_COMMENT = re.compile(r"(?:^|[ \t])#.*")


class Row(NamedTuple):
    """A line of the file.

    Attributes:
        start: where its first character stands that is no blank.
        words: what it says from there on, without a comment and blanks at its end.
        indent: how many blanks stand before that.
    """

    start: int
    words: str
    indent: int

    @property
    def end(self) -> int:
        """The place behind its last word."""
        return self.start + len(self.words)


class Trouble(NamedTuple):
    """Why the parser gave up.

    Attributes:
        text: the file.
        what: the parser's words for what is wrong, and for what it was reading.
        start: where that begins which it was reading; the same as `at` if it does not say.
        at: where it noticed.
    """

    text: Text
    what: str
    start: int
    at: int

    @classmethod
    def of(cls, error: YAMLError, text: Text) -> "Trouble":
        """What the parser's error says about *text*."""
        if not isinstance(error, MarkedYAMLError) or error.problem_mark is None:
            return cls(text, str(error), 0, 0)
        at = min(error.problem_mark.index, len(text.content))
        start = at if error.context_mark is None else min(error.context_mark.index, at)
        return cls(text, f"{error.context}: {error.problem}", start, at)

    @property
    def sign(self) -> str:
        """The character where it noticed; empty at the end of the file."""
        return self.text.content[self.at : self.at + 1]

    def row(self, at: int) -> Row:
        """The line with the character at *at*."""
        return self._row(self.text.place(at)[0])

    def above(self, at: int) -> Row | None:
        """The nearest line above the one of *at* that holds more than a comment."""
        for number in range(self.text.place(at)[0] - 1, 0, -1):
            row = self._row(number)
            if row.words:
                return row
        return None

    def is_first(self, at: int) -> bool:
        """Tell whether nothing but blanks stands before *at* in its line."""
        return self.row(at).start == at

    def fault(
        self, kind: str, place: tuple[int, int], message: str, hint: str = "", other: "Other" = None
    ) -> Fault:
        """A fault at a place of the file, perhaps with another place."""
        if other is None:
            return Fault(kind, self.text.span(*place), message, hint)
        first, last, word = other
        others = ((self.text.span(first, last), word),)
        return Fault(kind, self.text.span(*place), message, hint, others)

    def _row(self, number: int) -> Row:
        start, line = self.text.row(number)
        words = line.lstrip(" \t")
        indent = len(line) - len(words)
        return Row(start + indent, _COMMENT.sub("", words, count=1).rstrip(), indent)


def in_quotes(trouble: Trouble, at: int) -> Fix | None:
    """The rest of the line at a place, between quotation marks; None within brackets."""
    row = trouble.row(at)
    words = trouble.text.content[at : row.end]
    if not words or not _BRACKETS.isdisjoint(row.words):
        return None
    return Fix((Edit(trouble.text.span(at, row.end), json.dumps(words, ensure_ascii=False)),))


Other = tuple[int, int, str] | None
