"""A line of output: pieces of text, each with a style. Text from files stays text.

Nothing that a file says is taken as markup, as an emoji or as an escape code: a control
character is shown by its number, and styles are given apart from the text.
"""

import re
import unicodedata
from typing import NamedTuple

# All but the tab; line ends of every kind; what turns the direction of writing.
CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
_LAST_BYTE = 0xFF


class Piece(NamedTuple):
    """A piece of text and how it looks: a style of rich, or nothing."""

    text: str
    style: str = ""


Line = tuple[Piece, ...]


def line(*pieces: str | Piece) -> Line:
    """A line of these pieces; bare text has no style."""
    return tuple(it if isinstance(it, Piece) else Piece(it) for it in pieces)


def clean(text: str) -> str:
    """Text with every control character shown by its number, so that no terminal obeys it."""
    return CONTROL.sub(_number, text)


def _number(found: re.Match[str]) -> str:
    number = ord(found.group())
    return f"\\x{number:02x}" if number <= _LAST_BYTE else f"\\u{number:04x}"


def plain(one: Line) -> str:
    """The line without its styles."""
    return "".join(clean(piece.text) for piece in one).rstrip()


def width(text: str) -> int:
    """How many columns a text takes: wide characters two, combining ones none."""
    return sum(
        0
        if unicodedata.combining(letter)
        else 1 + (unicodedata.east_asian_width(letter) in {"W", "F"})
        for letter in text
    )


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """Text broken at spaces so that no line is wider than *columns*, each begun with *indent*."""
    lines: list[str] = []
    for word in text.split():
        if lines and width(lines[-1]) + 1 + width(word) <= columns:
            lines[-1] += f" {word}"
        else:
            lines.append(indent + word)
    return lines or [indent]
