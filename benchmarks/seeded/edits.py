"""Pieces of a file's text taken out, put in and moved, as somebody does it in an editor."""

from collections.abc import Iterable
from typing import NamedTuple

from seeded.files import File, Site


class Mistake(NamedTuple):
    """A file with a mistake in it.

    Attributes:
        text: the whole of the file.
        lines: those on which a finding stands at the place of the mistake, counted from one.
        what: what was done, in a few words.
    """

    text: str
    lines: frozenset[int]
    what: str


def line(text: str, at: int) -> int:
    """The line of a place, counted from one."""
    return text.count("\n", 0, at) + 1


def replaced(file: File, start: int, end: int, new: str, what: str = "") -> Mistake:
    """*new* in the place of a piece of one line, or of several."""
    text = file.text[:start] + new + file.text[end:]
    lines = range(line(text, start), line(text, start + len(new)) + 1)
    told = what or f"{file.text[start:end]!r} -> {new!r}"
    return Mistake(text, frozenset(lines), told)


def near(mistake: Mistake, sites: Iterable[Site], file: File) -> Mistake:
    """The same; a finding where one of *sites* begins, above the edit, is at the place, too."""
    lines = {line(file.text, it.start) for it in sites}
    return mistake._replace(lines=mistake.lines | lines)


def missing(file: File, site: Site) -> Mistake:
    """The file without a key and its value; the place is the block that lacks it, or its key.

    What a whole file lacks is told at its first key.
    """
    start, end = piece(file, site)
    made = near(replaced(file, start, end, "", f"without {site.path[-1]!r}"), site.lists(), file)
    above = file.root if site.above is None else site.above.node
    last = (
        line(made.text, above.end - (end - start)) if site.above else line(file.text, above.start)
    )
    first = line(file.text, above.start)
    return made._replace(lines=made.lines | frozenset(range(first, last + 1)))


def piece(file: File, site: Site) -> tuple[int, int]:
    """The text to take away so that an entry or an item is gone, and nothing else.

    Of a block it is whole lines; between brackets it takes a comma with it.
    """
    if site.in_brackets:
        return _in_brackets(file, site)
    start = file.text.rfind("\n", 0, site.start) + 1
    end = file.text.find("\n", max(site.node.end, site.start))
    return start, len(file.text) if end < 0 else end + 1


def _in_brackets(file: File, site: Site) -> tuple[int, int]:
    text, end = file.text, site.node.end
    after = end + len(text[end:]) - len(text[end:].lstrip())
    if text[after : after + 1] == ",":
        behind = text[after + 1 :]
        return site.start, after + 1 + len(behind) - len(behind.lstrip(" "))
    before = text[: site.start].rstrip()
    start = len(before) - 1 if before.endswith(",") else site.start
    return start, end


def is_alone(file: File, site: Site) -> bool:
    """Whether an entry or item of a block stands on lines of its own, no dash before a key."""
    if site.in_brackets:
        return True
    start = file.text.rfind("\n", 0, site.start) + 1
    before = file.text[start : site.start]
    return not before.strip() or (site.entry is None and before.strip() == "-")


def indent(file: File, at: int) -> int:
    """At which column, counted from zero, something stands."""
    return at - file.text.rfind("\n", 0, at) - 1
