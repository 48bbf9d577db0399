"""A place in a file."""

from dataclasses import dataclass


@dataclass(frozen=True, order=True, slots=True)
class Span:
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
