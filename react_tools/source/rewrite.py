"""Writes a file anew, whole or not at all, and only if it is still what was read."""

import stat
from pathlib import Path

from react_tools import places
from react_tools.errors import UnwritableError
from react_tools.files import put


def rewrite(path: Path, old: bytes, new: bytes) -> None:
    """Put *new* in the place of *old*; a link to the file stays one.

    Raises:
        UnwritableError: the file holds something else by now, is one of ours that were installed,
            or cannot be written.
    """
    if places.INSTALLED and path.resolve().is_relative_to(places.CARDS):
        raise UnwritableError(f"{path} is shipped with react-tools; copy it, and ask your copy")
    try:
        if not path.stat().st_mode & stat.S_IWUSR:
            raise UnwritableError(f"{path} is read-only; it is left as it is")
        if path.read_bytes() != old:
            raise UnwritableError(f"{path} has changed meanwhile; it is left as it is now")
        put(path, new)
    except OSError as error:
        raise UnwritableError(f"cannot write {path}: {error.strerror or error}") from error
