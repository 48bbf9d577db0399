"""Text on standard input in place of a file: what an editor has not saved yet."""

import contextlib
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from react_tools.errors import UnfitFlagsError

if TYPE_CHECKING:
    from react_tools.settings import Settings

SIGN = Path("-")


def texts(over: Mapping[Path, bytes]) -> dict[str, str]:
    """What is laid over files, for excerpts; what is no UTF-8 has none."""
    found = {}
    for file, data in over.items():
        with contextlib.suppress(UnicodeDecodeError):
            found[file.as_posix()] = data.decode("utf-8-sig")
    return found


def with_standard_input(
    paths: Sequence[Path], settings: "Settings", name: Path | None
) -> tuple[list[Path], dict[Path, bytes]]:
    """The paths, with the file called *name* for `-`; and what is laid over that file.

    It comes first: of several names of a file the first one counts.

    Raises:
        UnfitFlagsError: a name without text, or a folder's name.
    """
    if SIGN not in paths:
        if name is not None:
            raise UnfitFlagsError("--stdin-filename names what - stands for: add - to the paths")
        return [*paths], {}
    if name is not None and name.is_dir():
        raise UnfitFlagsError(f"--stdin-filename {name}: this is a folder; name a file in it")
    file = name or SIGN
    if sys.stdin is None:
        raise UnfitFlagsError("- stands for standard input, and that is closed")
    text = sys.stdin.buffer.read(settings.limit + 1)
    others = (it for it in paths if it != SIGN)
    return [file, *others], {file: text}
