"""A comment that speaks to react-tools, as a bare value: who holds one need not read YAML."""

from msgspec import Struct

from react_tools.source.span import Span

NAME = "react-tools"
"""What such a comment begins with."""


class Remark(Struct, frozen=True):
    """A comment that speaks to react-tools.

    Attributes:
        span: where it stands, the `#` included.
        text: what it says, the `#` included, without blanks at its end.
        line: the line it is about: its own if anything else stands there, else the next one that
            holds something. 0 is the whole file: before everything else.
    """

    span: Span
    text: str
    line: int
