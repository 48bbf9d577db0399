"""Changes of a file that mend what is wrong, told by places: all else in it stays as it is."""

from msgspec import Struct

from react_tools.source.span import Span


class Edit(Struct, frozen=True):
    """What shall stand in a file in place of what *span* covers; nothing is left out of it.

    A span without length puts it in, an empty text takes it away.
    """

    span: Span
    text: str


class Fix(Struct, frozen=True):
    """Edits of one file that mend a finding.

    Attributes:
        edits: in the order of the file, none over another.
        safe: whether they cannot change what the file means; what a designer has to look at is not.
    """

    edits: tuple[Edit, ...]
    safe: bool = False
