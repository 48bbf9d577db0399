"""Files in a folder that look like ours and are not read: a note on each."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from react_tools.files import ENDINGS, overlooked
from react_tools.findings import Finding, Level
from react_tools.source.span import Span


def passed_over(paths: Sequence[Path]) -> Iterator[Finding]:
    """What is passed over in the folders among *paths*."""
    for file in overlooked(paths):
        why, hint = _why(file)
        message = f"this is not read: {why}"
        yield Finding("RT076", Level.NOTE, Span.at(file.as_posix(), 1, 1), message, hint)


def _why(file: Path) -> tuple[str, str]:
    """Why a file is not read, and what to do about it."""
    if file.suffix not in ENDINGS:
        hint = "give it that ending if it shall count; else put it elsewhere"
        return "only files that end in .yaml or .yml are", hint
    if file.is_symlink() and not file.exists():
        return "it is a link that leads nowhere", "let it lead to a file, or delete it"
    return "it is no plain file", "name it on the command line if it shall be read"
