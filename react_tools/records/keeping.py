"""Where a record is kept: one file, written whole or not at all, never over another unasked."""

from itertools import chain, count
from pathlib import Path

from react_tools.errors import UnwritableError
from react_tools.files import RECORD, put
from react_tools.source.rewrite import rewrite


class Keeper:
    """Writes the record of one duel.

    Attributes:
        path: the file in which it is kept; None if it is in none yet.
        dear: whether that file holds what writing it anew would lose, such as comments.
    """

    def __init__(self, path: Path | None = None, data: bytes = b"", text: str = "") -> None:
        self.path = path
        self.dear = data != text.encode()
        self._data = data

    def named(self, name: str, otherwise: str) -> Path:
        """The file that is meant by *name*: without a name its own one, else *otherwise*."""
        if not name and self.path is not None:
            return self.path
        path = Path(name)
        if path.is_dir():
            return path / otherwise
        return path if path.suffix == RECORD else Path(f"{name}{RECORD}")

    def foreign(self, path: Path) -> bool:
        """Whether something is there that is not this record."""
        return path.exists() and (self.path is None or path.resolve() != self.path.resolve())

    def rescue(self, name: str, text: str) -> Path:
        """Write the record into a new file beside whatever is there; which one it is."""
        stem = name.removesuffix(RECORD)
        names = chain([f"{stem}.rescued"], (f"{stem}.rescued-{at}" for at in count(2)))
        path = next(it for each in names if not (it := Path(f"{each}{RECORD}")).exists())
        put(path, text.encode())
        return path

    def save(self, path: Path, text: str) -> None:
        """Write the record there, over whatever it is.

        Raises:
            UnwritableError: it cannot be written, or its own file has changed meanwhile.
        """
        data = text.encode()
        if path.exists() and not self.foreign(path):
            rewrite(path, self._data, data)
        else:
            try:
                put(path, data)
            except OSError as error:
                message = f"cannot write {path}: {error.strerror or error}"
                raise UnwritableError(message) from error
        self.path, self._data, self.dear = path, data, False
