"""Files in a folder that look like ours and are not read: a note on each."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from react_tools.files import overlooked
from react_tools.findings import Finding, Level
from react_tools.source.span import Span


def passed_over(paths: Sequence[Path]) -> Iterator[Finding]:
    """What is passed over in the folders among *paths*."""
    for file in overlooked(paths):
        message = "this is not read: only files that end in .yaml or .yml are"
        hint = "give it that ending if it shall count; else put it elsewhere"
        yield Finding("RT076", Level.NOTE, Span.at(file.as_posix(), 1, 1), message, hint)
