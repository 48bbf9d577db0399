"""From bytes to a tree, with everything that is wrong on the way; whatever the bytes, no error."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from react_tools.errors import MissingPathError
from react_tools.source.fault import Fault, Faults
from react_tools.source.guard import Guarded, guarded, too_large
from react_tools.source.limit import LIMIT
from react_tools.source.quick import quick
from react_tools.source.remark import NAME, Remark
from react_tools.source.stamp import stamp
from react_tools.source.tree import Node

if TYPE_CHECKING:
    from react_tools.source.events import Parser


class Parsed(NamedTuple):
    """What a file holds.

    Attributes:
        tree: what could be read; None if nothing could.
        faults: what is wrong, in the order of the file.
        head: the beginning of what could not be read at all, for who has to guess what it is.
        remarks: the comments that speak to react-tools, if anything could be read.
        stamp: that of the whole file's bytes; None if they are not all known.
    """

    tree: Node | None
    faults: tuple[Fault, ...]
    head: bytes = b""
    remarks: tuple[Remark, ...] = ()
    stamp: int | None = None


_HEAD = 10_000


def parse(data: bytes, path: str, *, limit: int = LIMIT, parser: "Parser | None" = None) -> Parsed:
    """Read the bytes of a YAML file.

    Args:
        data: the file's bytes.
        path: its name, as findings shall show it.
        limit: how many bytes it may have.
        parser: what alone finds what is in a text; otherwise the quickest way is gone.
    """
    if len(data) > limit:
        return _unread(data, too_large(len(data), limit, path))
    faults = Faults()
    whole = guarded(data, path, limit, faults)
    tree = None if whole is None else _tree(whole, parser, faults)
    told = faults.in_order()
    if whole is None or tree is None:
        return _unread(data, *told)
    return Parsed(tree, told, remarks=_remarks(whole, parser))


def read(path: Path, shown: str | None = None, *, limit: int = LIMIT) -> Parsed:
    """Read a YAML file, but never much more than *limit* bytes of it.

    Args:
        path: the file.
        shown: its name, as findings shall show it; the path itself if left out.
        limit: how many bytes it may have.

    Raises:
        MissingPathError: there is no such file, it is a folder, or it may not be read.
    """
    name = path.as_posix() if shown is None else shown
    return parsed(held(path, name, limit), name, limit)


class Held(NamedTuple):
    """What a file holds as far as it was read, and how many bytes it has in all."""

    data: bytes
    size: int


def held(path: Path, name: str, limit: int = LIMIT) -> Held:
    """The bytes of a file, but never much more than *limit* of them.

    Raises:
        MissingPathError: there is no such file, it is a folder, or it may not be read.
    """
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            data = file.read(min(size, limit) + 1)  # room for more would be made of all of it
            if len(data) > size:  # a pipe, or it has grown
                data += file.read(limit + 1 - len(data))
                size = len(data)
            return Held(data, size)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise MissingPathError(f"cannot read {name}: {reason}") from error


def parsed(those: Held, name: str, limit: int = LIMIT) -> Parsed:
    """What the bytes of a file hold, which findings show under this name."""
    if len(those.data) > limit:
        return _unread(those.data, too_large(those.size, limit, name))
    return parse(those.data, name, limit=limit)._replace(stamp=stamp(those.data))


def _unread(data: bytes, *faults: Fault) -> Parsed:
    return Parsed(None, faults, data[:_HEAD])


def _tree(whole: Guarded, parser: "Parser | None", faults: Faults) -> Node | None:
    if parser is None and whole.readable == whole.text.content:
        tree = quick(whole.text)
        if tree is not None:
            return tree
    # Only a file in an unusual style needs the parser, and what tells its complaints.
    from react_tools.source.thorough import thorough

    return thorough(whole, parser, faults)


def _remarks(whole: Guarded, parser: "Parser | None") -> tuple[Remark, ...]:
    if NAME not in whole.readable:
        return ()
    from react_tools.source.remarks import remarks

    return remarks(whole.text, whole.readable, parser)
