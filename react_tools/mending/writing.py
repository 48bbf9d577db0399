"""The files that were mended, written: each whole or not at all, and only if it is as it was."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from react_tools.errors import MissingPathError, UnwritableError
from react_tools.mending.mend import Change
from react_tools.source.rewrite import rewrite


def held(files: Sequence[Path], limit: int) -> dict[Path, bytes]:
    """What files hold that can be mended; one of more than *limit* bytes is not read anyway.

    Raises:
        UnwritableError: one is no plain file: what came out of a pipe cannot go back into it.
        MissingPathError: one cannot be read.
    """
    found = {}
    for file in files:
        if not file.is_file():
            raise UnwritableError(f"{file} is no plain file; only such can be mended")
        try:
            if file.stat().st_size <= limit:
                found[file] = file.read_bytes()
        except OSError as error:
            raise MissingPathError(f"cannot read {file}: {error.strerror or error}") from error
    return found


def written(changes: Iterable[Change]) -> dict[Path, str]:
    """Write files; why those that could not be written are as they were."""
    troubles = {}
    for change in changes:
        try:
            rewrite(change.path, change.old, change.new)
        except UnwritableError as error:
            troubles[change.path] = str(error)
    return troubles
