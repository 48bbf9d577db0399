"""Text in the usual style read line by line, without the parser and its events.

Nearly every file of cards is written in a small part of YAML: keys that are plain words, values
that are plain or in quotes on one line, brackets. This reads that part, and gives up at the first
sign of anything else; the parser then reads the whole file, and alone says what is wrong. What both
can read comes out the same (tests/unit/source/test_quick.py): docs/decisions/0026-quick-reading.md.
"""

import re
from collections.abc import Sequence as Sequence_
from itertools import accumulate

from react_tools.source.line import BLANK, END, STRANGE, OtherStyleError, known_lines, laid
from react_tools.source.text import Text
from react_tools.source.tree import Entry, Mapping, Node, Scalar, Sequence

_DEEPEST = 40
"""Less than is allowed: what brackets of one line hold comes on top."""
_MOST_ROWS = 50
_BEYOND = ("\t", "\r", "\\")
_BLOCK = re.compile(r"( *+(?:- ++)?)[\w.-]++: ++[|>]-?\Z")


def quick(text: Text) -> Node | None:
    """The tree of a text in the usual style; None if it may be in another one.

    The text holds no control character but tabs and the ends of lines.
    """
    if any(sign in text.content for sign in _BEYOND):
        return None
    try:
        return _Reader(text).tree()
    except OtherStyleError:
        return None


def joined(rows: Sequence_[str]) -> list[str]:
    """The lines, those that are strange by themselves with those that may belong to them."""
    known, whole, at = known_lines(), list[str](), 0
    while at < len(rows):
        more = _more(rows, at) if known[rows[at]] is STRANGE else 1
        whole.append("\n".join(rows[at : at + more]))
        at += more
    return whole


def _more(rows: Sequence_[str], at: int) -> int:
    """How many lines belong together: a text below `|` or `>`, or up to where brackets close."""
    block = _BLOCK.match(rows[at])
    if block is not None:
        return _text_lines(rows, at, block.end(1))
    opened = 0
    for more, row in enumerate(rows[at : at + _MOST_ROWS], 1):
        opened += row.count("[") + row.count("{") - row.count("]") - row.count("}")
        if opened <= 0:
            return more
    return 1


def _text_lines(rows: Sequence_[str], at: int, column: int) -> int:
    """The same of a text: 1 if it cannot be told here where it ends."""
    last = at
    for number, row in enumerate(rows[at + 1 :], at + 1):
        said = row.strip(" ")
        if row and not said:
            return 1  # these blanks may belong to the text
        if said and row[: column + 1].strip(" "):
            break
        if said:
            last = number
    return last - at + 1 if last < len(rows) - 1 else 1  # the last line has no end


class _Reader:
    """The lines of a text, each with the place where it begins, and a last one behind them.

    Its methods take the number of the line at which something begins, and give that of the line
    behind it. They run for every line and are kept as plain as they can be.
    """

    def __init__(self, text: Text) -> None:
        self._text = text
        rows = text.content.split("\n")
        lines = [*map(known_lines().__getitem__, rows)]
        if STRANGE in lines:
            rows = joined(rows)
            lines = [*map(known_lines().__getitem__, rows)]
        if STRANGE in lines:
            raise OtherStyleError
        starts = accumulate((len(row) + 1 for row in rows), initial=0)
        self._lines = [it for it in zip(lines, starts, strict=False) if it[0] is not BLANK]
        self._lines.append((END, len(text.content)))

    def tree(self) -> Node:
        """The whole of it."""
        tree, behind = self._below(0, -1, 0)
        if self._lines[behind][0] is not END:
            raise OtherStyleError
        return tree

    def _below(self, at: int, column: int, depth: int) -> tuple[Node, int]:
        """What stands below a key that stands so far in."""
        line, _ = self._lines[at]
        if depth >= _DEEPEST:
            raise OtherStyleError
        if line.dash >= max(column, 0):
            return self._list(at, line.dash, depth)
        if line.dash < 0 and line.column > column:
            return self._mapping(at, line.column, depth)
        raise OtherStyleError

    def _list(self, at: int, column: int, depth: int) -> tuple[Node, int]:
        text, lines = self._text, self._lines
        items: list[Node] = []
        line, start = lines[at]
        begin = start + column
        while line.dash == column:
            if line.name:
                item, at = self._mapping(at, line.column, depth + 1)
                items.append(item)
            elif line.value is not None:
                items.append(laid(line.value, text, start))
                at += 1
            line, start = lines[at]
        if line.dash > column or line.column > column > line.dash == -1:
            raise OtherStyleError
        return Sequence(text, begin, items), at

    def _mapping(self, at: int, column: int, depth: int) -> tuple[Node, int]:
        text, lines = self._text, self._lines
        entries: dict[str, Entry] = {}
        (_, name, value, dash), start = lines[at]
        begin, here = start + column, column
        while here == column:
            if name in entries or not name:
                raise OtherStyleError
            at += 1
            if type(value) is Scalar:
                node: Node = Scalar(text, start + value.start, value.value)
                entries[name] = Entry(text, start + column, name, node)
            elif value is not None:
                node = laid(value, text, start)
                entries[name] = Entry(text, start + column, name, node)
            else:
                node, at = self._below(at, column, depth + 1)
                entries[name] = Entry(text, start + column, name, node)
            (here, name, value, dash), start = lines[at]
            if dash >= 0:
                here = dash
                break
        if here >= column:
            raise OtherStyleError
        return Mapping(text, begin, entries), at
