"""Where lines go: standard output, in colour on a terminal that wants it.

Rich is loaded only for a terminal with colour; everybody else gets plain text.
"""

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TextIO

from react_tools.findings import Finding
from react_tools.render.findings.text import finding_lines
from react_tools.render.line import Line, Piece, clean, folded, plain


def wants_colour(stream: TextIO) -> bool:
    """A terminal, and nobody asked for none (https://no-color.org)."""
    return (
        stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") != "dumb"
    )


def show(lines: Iterable[Line], stream: TextIO | None = None, *, prose: bool = False) -> None:
    """Print lines, to standard output unless another stream is given.

    *prose* may be broken at blanks where a terminal is too narrow; what a program reads, and what
    goes into a file, never is.
    """
    stream = stream or sys.stdout
    if prose and stream.isatty():
        columns = shutil.get_terminal_size().columns
        lines = (part for one in lines for part in folded(one, columns))
    if wants_colour(stream):
        _coloured(lines, stream)
        return
    for one in lines:
        stream.write(f"{plain(one)}\n")


def give(text: str) -> None:
    """Write a file's text to standard output: as it is, but what a terminal could obey."""
    if sys.stdout.isatty():
        show(((Piece(each),) for each in text.splitlines()), sys.stdout)
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
    from rich.text import Text

    console = Console(file=stream, highlight=False, markup=False, emoji=False, soft_wrap=True)
    for one in lines:
        pieces = [(clean(piece.text), piece.style) for piece in one]
        told = Text.assemble(*pieces)
        told.rstrip()
        console.print(told, soft_wrap=True)
