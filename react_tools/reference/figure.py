"""A thing drawn: the faces of a card, and sections of rows. How it looks is react_tools.render's.

Figure
├── Face → Part → Told      what a card shows, side by side where there are two
└── Section → Row → Told    what stands beneath, or all of a sheet
"""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

Tone = Literal["", "first", "second", "dim"]
"""How a word stands out: as the first sort of effect, as the second, or less than the others."""


class Told(Struct, frozen=True):
    """One line: how deep it stands, the word that carries it, and the rest."""

    text: str
    verb: str = ""
    depth: int = 0


class Part(Struct, frozen=True):
    """One thing that a card can do.

    Attributes:
        head: what it is called, such as `A · intention`, in a tone of its own.
        bar: what stands on the bar above it: its cost; empty where the game knows none.
        lines: what it does.
    """

    head: str
    tone: Tone
    bar: str
    lines: tuple[Told, ...]


class Face(Struct, frozen=True):
    """One side of a card; its name stands on the left or on the right, its footer at both ends."""

    name: str
    right: bool
    parts: tuple[Part, ...]
    footer: tuple[str, str]


class Row(Struct, frozen=True):
    """A row of a section: cells that stand in columns, and lines beneath them."""

    cells: tuple[str, ...]
    tone: Tone = ""
    lines: tuple[Told, ...] = ()


class Section(Struct, frozen=True):
    """Rows beneath a heading; without a heading they are remarks."""

    heading: str
    rows: tuple[Row, ...]


class Figure(Struct, frozen=True):
    """A thing as it is shown.

    Attributes:
        heading: what it is, above all; empty for a card, which bears its name.
        data: the same for programs, as plain data.
    """

    heading: str
    faces: tuple[Face, ...]
    sections: tuple[Section, ...]
    data: Mapping[str, object]
