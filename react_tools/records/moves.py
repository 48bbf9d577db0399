"""The moves of a record as they are written: words, and picks in parentheses."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from react_tools.findings import Finding
from react_tools.scenario.faults import fault
from react_tools.source.span import Span
from react_tools.source.text import Text

_LINE = re.compile(r"[^\r\n]+")
_NUMBER = re.compile(r"\s*(\d{1,9})\.(?=\s|$)")
_MOVE = re.compile(r"([^()]*)(?:\(([^()]*)\))?\s*")
_COMMA = re.compile(r",(?=\s)")


class Move(NamedTuple):
    """A move as it is written.

    Attributes:
        words: empty if it is nothing but picks.
        picks: what is chosen for it, each with its place.
        number: of the chain that it begins, 0 if none is given.
    """

    words: tuple[str, ...]
    picks: tuple[tuple[str, Span], ...]
    number: int
    span: Span


def moves(text: Text, start: int, findings: list[Finding]) -> Iterator[Move]:
    """The moves that stand behind *start*; what is wrong with them goes to *findings*."""
    for line in _LINE.finditer(text.content, start):
        told = line[0].partition("#")[0].rstrip()
        number = _NUMBER.match(told)
        at = number.end() if number else 0
        count = int(number[1]) if number else 0
        for part in told[at:].split(";") if told else ():
            begin = line.start() + at
            span = _span(text, begin, part)
            found = _MOVE.fullmatch(part)
            if found is None:
                hint = "write the picks of a move behind it, as (s, c2)"
                findings.append(fault("RT222", span, f"{part.strip()!r} cannot be read", hint))
            elif not found[1].strip() and not (found[2] or "").strip():
                hint = "take a semicolon, a number or empty parentheses away"
                findings.append(fault("RT222", span, "there is no move here", hint))
            else:
                picks = _picks(text, begin + found.start(2), found[2] or "")
                yield Move(tuple(found[1].split()), tuple(picks), count, span)
            at, count = at + len(part) + 1, 0


def _picks(text: Text, start: int, told: str) -> Iterator[tuple[str, Span]]:
    for part in _COMMA.split(told) if told.strip() else ():
        yield " ".join(part.split()), _span(text, start, part)
        start += len(part) + 1


def _span(text: Text, start: int, part: str) -> Span:
    """Where a part stands, without the blanks around it."""
    lead = len(part) - len(part.lstrip())
    return text.span(start + lead, start + max(lead, len(part.rstrip())))
