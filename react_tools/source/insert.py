"""Where something new goes into a text, so that everything else in it stays as it is.

An Insertion says what is put where. The functions find the place for a new item of a list or
a new key of a mapping, in whichever style – lines or brackets – these are written.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from react_tools.source import tree

_BREAKS = "\r\n"


class Insertion(NamedTuple):
    """Text put in at a place, counted in characters; what reaches up to `until` gives way."""

    at: int
    text: str
    until: int


def put(at: int, text: str) -> Insertion:
    """Text put in at a place where nothing gives way."""
    return Insertion(at, text, at)


def applied(content: str, insertions: Iterable[Insertion]) -> str:
    """The text with all of it put in; of two at one place the first comes first."""
    parts, done = [], 0
    for one in sorted(insertions, key=lambda it: it.at):
        parts += [content[done : one.at], one.text]
        done = max(done, one.until)
    return "".join([*parts, content[done:]])


def newline(content: str) -> str:
    """How the lines of a text end: as its first one does."""
    at = line_end(content, 0)
    return "\r\n" if content.startswith("\r\n", at) else content[at : at + 1] or "\n"


def items(place: tree.Sequence, written: Sequence[str]) -> Insertion:
    """New items behind the last one; each is written in one line."""
    content, start = place.source.content, place.start
    if content[start] != "[":
        lead = f"{newline(content)}{' ' * _column(content, start)}- "
        return put(line_end(content, place.items[-1].end), "".join(lead + it for it in written))
    if not place.items:
        return put(start + 1, ", ".join(written))
    last = place.items[-1]
    before = content[_line_start(content, last.start) : last.start]
    gap = " " if before.strip() else f"{newline(content)}{before}"
    return put(last.end, "".join(f",{gap}{it}" for it in written))


def entry(place: tree.Mapping, lines: Sequence[str], *, behind: str = "") -> Insertion:
    """A new key with its value behind the key *behind*, or behind all of them.

    In brackets the value has to be written in one line.
    """
    content = place.source.content
    last = place.entries[behind] if behind else next(reversed(place.entries.values()))
    if content[place.start] == "{":
        return put(max(last.value.end, last.end), f", {lines[0]}")
    lead = newline(content) + " " * _column(content, last.start)
    return put(line_end(content, max(last.value.end, last.end)), "".join(lead + it for it in lines))


def before(place: tree.Mapping, key: str, lines: Sequence[str]) -> Insertion:
    """A new key with its value above the key *key*, and above the comments over that one."""
    content = place.source.content
    start, lead = place.entries[key].start, " " * _column(content, place.entries[key].start)
    at = _line_start(content, start)
    while (above := _line_start(content, _previous(content, at))) < at:
        if not content.startswith("#", above + len(lead)):
            break
        at = above
    return put(at, "".join(f"{lead}{it}{newline(content)}" for it in lines))


def beneath(key: tree.Entry, lines: Sequence[str]) -> Insertion:
    """The value of a key that has none."""
    content = key.source.content
    lead = newline(content) + " " * _column(content, key.start)
    return put(line_end(content, key.end), "".join(lead + it for it in lines))


def instead(key: tree.Entry, lines: Sequence[str]) -> Insertion:
    """A key and its value, in place of those that are there."""
    lead = newline(key.source.content) + " " * _column(key.source.content, key.start)
    return Insertion(key.start, lead.join(lines), max(key.value.end, key.end))


def line_end(content: str, at: int) -> int:
    """The end of the line in which a place lies, before its break."""
    found = [found for sign in _BREAKS if (found := content.find(sign, at)) >= 0]
    return min(found, default=len(content))


def _line_start(content: str, at: int) -> int:
    return max(content.rfind(sign, 0, at) for sign in _BREAKS) + 1


def _previous(content: str, start: int) -> int:
    """The end of the line above one that begins at *start*; the same place if there is none."""
    if start == 0:
        return 0
    return start - (2 if content.endswith("\r\n", 0, start) else 1)


def _column(content: str, at: int) -> int:
    return at - _line_start(content, at)
