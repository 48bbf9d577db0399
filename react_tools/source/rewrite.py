"""Writes a file anew, whole or not at all, and only if it is still what was read."""

import os
import shutil
from pathlib import Path

from react_tools import places
from react_tools.errors import UnwritableError


def rewrite(path: Path, old: bytes, new: bytes) -> None:
    """Put *new* in the place of *old*; a link to the file stays one.

    Raises:
        UnwritableError: the file holds something else by now, is one of ours that were installed,
            or cannot be written.
    """
    real = path.resolve()
    if places.INSTALLED and real.is_relative_to(places.CARDS):
        raise UnwritableError(f"{path} is shipped with react-tools; copy it, and ask your copy")
    half = real.with_name(f".{real.name}.{os.getpid()}")
    try:
        if real.read_bytes() != old:
            raise UnwritableError(f"{path} has changed meanwhile; it is left as it is now")
        try:
            half.write_bytes(new)
            shutil.copymode(real, half)
            half.replace(real)
        finally:
            half.unlink(missing_ok=True)
    except OSError as error:
        raise UnwritableError(f"cannot write {path}: {error.strerror or error}") from error
