"""From bytes to a tree, with everything that is wrong on the way; whatever the bytes, no error."""

from pathlib import Path
from typing import NamedTuple

from yaml.error import YAMLError

from react_tools.errors import MissingPathError
from react_tools.source.build import BeyondBoundsError, Builder
from react_tools.source.events import FASTEST, Parser
from react_tools.source.fault import Fault, Faults
from react_tools.source.guard import Guarded, guarded, too_large
from react_tools.source.syntax import syntax_fault
from react_tools.source.tree import Node
from react_tools.source.trouble import Trouble

LIMIT = 1_000_000

# Even a file of short lists has fewer than one value in ten bytes; and the memory that a
# file can cost depends on its values, not on its bytes.
_BYTES_PER_VALUE = 5


class Parsed(NamedTuple):
    """What a file holds.

    Attributes:
        tree: what could be read; None if nothing could.
        faults: what is wrong, in the order of the file.
    """

    tree: Node | None
    faults: tuple[Fault, ...]


def parse(data: bytes, path: str, *, limit: int = LIMIT, parser: Parser = FASTEST) -> Parsed:
    """Read the bytes of a YAML file.

    Args:
        data: the file's bytes.
        path: its name, as findings shall show it.
        limit: how many bytes it may have.
        parser: what finds the events in a text.
    """
    if len(data) > limit:
        return Parsed(None, (too_large(len(data), limit, path),))
    faults = Faults()
    whole = guarded(data, path, faults)
    tree = None if whole is None else _tree(whole, parser, faults, limit // _BYTES_PER_VALUE)
    return Parsed(tree, faults.in_order())


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
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
            size = path.stat().st_size if len(data) > limit else len(data)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise MissingPathError(f"cannot read {name}: {reason}") from error
    if size > limit or len(data) > limit:
        return Parsed(None, (too_large(max(size, len(data)), limit, name),))
    return parse(data, name, limit=limit)


def _tree(whole: Guarded, parser: Parser, faults: Faults, most: int) -> Node | None:
    builder = Builder(whole.text, parser(whole.readable).get_event, faults, most)
    try:
        return builder.document()
    except BeyondBoundsError:
        return None
    except YAMLError as error:
        fault = syntax_fault(Trouble.of(error, whole.text, builder.depth))
        # A covered control character can make a line unreadable; it has been reported.
        covered = faults.stands("control-character", fault.span.line)
        if not covered and faults.wants(fault.kind):
            faults.add(fault)
        return None
