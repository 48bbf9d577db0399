"""A place in a file."""

from msgspec import Struct


class Span(Struct, frozen=True, order=True):
    """A place in a file; lines and columns count from one, as editors do.

    The end is the place just behind the last character, so an empty span
    starts where it ends. Columns count characters, not bytes.
    """

    path: str
    line: int
    column: int
    end_line: int
    end_column: int

    @classmethod
    def at(cls, path: str, line: int, column: int) -> "Span":
        """An empty span."""
        return cls(path, line, column, line, column)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"
