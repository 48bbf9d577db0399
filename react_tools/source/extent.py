"""Where a value ends, read again from the text.

A tree keeps only where each value begins: an end is asked for where something is wrong,
and it follows from what the value is. That saves a third of the memory, and some time.
"""

import re

from react_tools.source.scalar import Plain

_QUOTED = {
    '"': re.compile(r'"(?:[^"\\]|\\.)*+"', re.DOTALL),
    "'": re.compile(r"'(?:[^']|'')*+'"),
}
_WORD = re.compile(r"[-+.~\w]*", re.ASCII)
_NULLS = frozenset({"~", "null", "Null", "NULL"})
_CLOSERS = {"[": "]", "{": "}"}
_UP_TO_CLOSER = re.compile(r"(?:[\s,]|(?<=\s)#[^\r\n]*)*+([\]}])")
_WHITE = " \t\r\n"
_BLANKS = re.compile(r"\s*")


def scalar_end(content: str, start: int, value: Plain) -> int:
    """Where the scalar that begins at *start* and stands for *value* ends."""
    if not isinstance(value, str):
        found = _WORD.match(content, start)
        # A null that nobody wrote stands directly behind something else.
        return found.end() if found and (value is not None or found[0] in _NULLS) else start
    quoted = _QUOTED.get(content[start : start + 1])
    if quoted is None and content.startswith(value, start):
        return start + len(value)
    if quoted is None:
        return _folded_end(content, start, value)
    found = quoted.match(content, start)
    return found.end() if found else start


def _folded_end(content: str, start: int, value: str) -> int:
    """Where plain text ends that was folded from several lines: behind its last word."""
    end = start
    for word in value.split():
        white = _BLANKS.match(content, end)
        end = white.end() if white else end
        if not content.startswith(word, end):
            return start
        end += len(word)
    return end


def bracket_end(content: str, start: int, end: int) -> int:
    """Where a collection ends that begins at *start* and whose last value ends at *end*.

    If no bracket closes it, it ends with its last value.
    """
    closer = _CLOSERS.get(content[start : start + 1])
    found = _UP_TO_CLOSER.match(content, end) if closer else None
    return found.end() if found and found[1] == closer else end


def stripped_end(content: str, end: int) -> int:
    """Where the text before *end* ends, without blanks and empty lines."""
    while end > 0 and content[end - 1] in _WHITE:
        end -= 1
    return end
