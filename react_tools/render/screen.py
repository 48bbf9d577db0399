"""Where lines go: standard output, in colour on a terminal that wants it.

Rich is loaded only for a terminal with colour; everybody else gets plain text.
"""

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import TextIO

from react_tools.findings import Finding
from react_tools.render.findings.text import COLUMNS, finding_lines
from react_tools.render.line import Line, Piece, clean, folded, plain

_AT_ONCE = 64


def wants_colour(stream: TextIO) -> bool:
    """A terminal, unless somebody asked for none or for some wherever it goes.

    https://no-color.org comes before https://force-color.org, as rich has it.
    """
    wish = os.environ.get
    if wish("NO_COLOR"):
        return False
    plain_terminal = wish("TERM", "") in {"dumb", "unknown"}
    return bool(wish("FORCE_COLOR")) or (stream.isatty() and not plain_terminal)


def columns() -> int:
    """How many columns a page on standard output may have: eighty, less on a narrower terminal."""
    wide = shutil.get_terminal_size().columns if sys.stdout.isatty() else COLUMNS
    return min(wide, COLUMNS)


def show(lines: Iterable[Line], stream: TextIO | None = None, *, prose: bool = False) -> None:
    """Print lines, to standard output unless another stream is given.

    *prose* may be broken at blanks where a terminal is too narrow; what a program reads, and what
    goes into a file, never is.
    """
    stream = stream or sys.stdout
    if prose and stream.isatty():
        wide = shutil.get_terminal_size().columns
        lines = (part for one in lines for part in folded(one, wide))
    if wants_colour(stream):
        _coloured(lines, stream)
        return
    for one in lines:
        stream.write(f"{plain(one)}\n")


def give(text: str) -> None:
    """Write a file's text to standard output: as it is, but what a terminal could obey."""
    if sys.stdout.isatty():
        sys.stdout.writelines(f"{clean(each)}\n" for each in text.splitlines())
    else:
        sys.stdout.write(text)


def silence(stream: TextIO) -> None:
    """What cannot be written any more goes nowhere, so that nothing complains about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def show_notes(notes: Sequence[Finding]) -> None:
    """Say on standard error what has no part in the answer: whose place a pack's creator takes."""
    if notes:
        show((one for note in notes for one in finding_lines(note)), sys.stderr, prose=True)


def _coloured(lines: Iterable[Line], stream: TextIO) -> None:
    from rich.console import Console
    from rich.segment import Segment, Segments
    from rich.style import Style

    console = Console(
        file=stream,
        highlight=False,
        markup=False,
        emoji=False,
        soft_wrap=True,
        color_system="standard",  # settled by wants_colour, and all that we use
    )
    every = iter(lines)
    # Many lines at once, as bare segments: a text for each line takes ten times as long.
    while some := list(islice(every, _AT_ONCE)):
        told = [
            Segment(piece.text, Style.parse(piece.style))
            for one in some
            for piece in (*_stripped(one), Piece("\n"))
        ]
        console.print(Segments(told), soft_wrap=True, end="")


def _stripped(one: Line) -> list[Piece]:
    """The pieces of a line as they are shown, without blanks at its end."""
    pieces = [Piece(clean(text), style) for text, style in one]
    while pieces:
        text, style = pieces.pop()
        if shown := text.rstrip():
            return [*pieces, Piece(shown, style)]
    return pieces
