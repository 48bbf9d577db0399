"""A line of output: pieces of text, each with a style. Text from files stays text.

Nothing that a file says is taken as markup, as an emoji or as an escape code: a control
character is shown by its number, and styles are given apart from the text.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from rich.cells import cell_len, chop_cells

# All but the tab; line ends of every kind; what turns the direction of writing.
CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
_WORD = re.compile(r"^\s+\S*\s*|\S+\s*")
_LAST_BYTE = 0xFF
_UNICODE = "latest"  # and not what the environment says: the same bytes everywhere


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
    return text if text.isprintable() else CONTROL.sub(_number, text)


def _number(found: re.Match[str]) -> str:
    number = ord(found.group())
    return f"\\x{number:02x}" if number <= _LAST_BYTE else f"\\u{number:04x}"


def plain(one: Line) -> str:
    """The line without its styles."""
    return "".join(clean(piece.text) for piece in one).rstrip()


def width(text: str) -> int:
    """How many columns a text takes as it is shown: wide characters two, combining ones none."""
    if text.isascii() and text.isprintable():
        return len(text)
    return cell_len(clean(text), _UNICODE)


def padded(text: str, columns: int, *, right: bool = False) -> str:
    """Text with blanks behind it (*right*: before it) that fill so many columns."""
    blanks = " " * (columns - width(text))
    return blanks + text if right else text + blanks


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """Text broken at spaces so that no line is wider than *columns*, each begun with *indent*.

    A word that is wider than a line is broken between characters.
    """
    lines: list[str] = []
    for word in _narrow(text, columns - width(indent)):
        if lines and width(lines[-1]) + 1 + width(word) <= columns:
            lines[-1] += f" {word}"
        else:
            lines.append(indent + word)
    return lines or [indent]


def folded(one: Line, columns: int) -> Iterator[Line]:
    """A line broken at blanks, the further parts indented by four; whole if it is not too wide."""
    if width(plain(one)) <= columns:
        yield one
        return
    indent = " " * (len(plain(one)) - len(plain(one).lstrip()) + 4)
    pieces: list[Piece] = []
    taken = 0
    for word in _pieces(one):
        room = width(word.text.rstrip())
        if pieces and taken + room > columns and taken > len(indent):
            yield tuple(pieces)
            pieces, taken = [Piece(indent)], len(indent)
        text = word.text.lstrip() if taken == len(indent) and pieces else word.text
        pieces.append(Piece(text, word.style))
        taken += width(text)
    yield tuple(pieces)


def _pieces(one: Line) -> Iterator[Piece]:
    """The words of a line, each with the blanks behind it and its style."""
    for piece in one:
        yield from (Piece(text, piece.style) for text in _WORD.findall(clean(piece.text)))


def _narrow(text: str, columns: int) -> Iterator[str]:
    """The words of a text, none wider than so many columns."""
    for word in text.split():
        if width(word) <= columns:
            yield word
        else:
            yield from chop_cells(clean(word), columns, _UNICODE)
