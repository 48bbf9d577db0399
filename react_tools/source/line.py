"""A line of YAML in the usual style: what it holds, with places counted from where it begins.

The files of a game say many lines over and over, such as `kind: intention`: each is read once.
Blanks are blanks here; a text with tabs is in another style. Other white signs are part of words.
"""

import re
from functools import cache
from typing import NamedTuple

from react_tools.source.extent import stripped_end
from react_tools.source.scalar import Plain, is_beyond, known_words
from react_tools.source.text import Text
from react_tools.source.tree import BlockScalar, Entry, Mapping, Node, Scalar, Sequence

_KEY = r"""[A-Za-z_][\w.-]{0,100}+|'[^'\n]{1,100}+'|"[^"\n]{1,100}+\""""
_QUOTED = r"""'[^'\n]*+'|"[^"\n]*+\""""
# A word begins with a sign that means nothing to YAML, or with a minus before a letter or digit.
# A colon is part of it before anything but a blank, a number sign behind it.
_FIRST = r"(?:[\w+/(.~<=$^;«„“”‘’–—…]|-\w)"
_PLAIN = rf"{_FIRST}[^:#\n]*+(?:(?::(?=[^ \n])|(?<=[^ ])#)[^:#\n]*+)*+"
_IN_FLOW = r"[^:#?,\[\]{}\n]*+"
_IN_FLOW = rf"(?!\.){_FIRST}{_IN_FLOW}(?:(?::(?=\w)|(?<=[^ ])#){_IN_FLOW})*+"
_END = r" *+(?:(?<![^ ])#[^\n]*+)?\Z"

_row = re.compile(
    rf"( *+)(- ++)?(?:({_KEY}):(?: ++|\Z))?({_PLAIN}|{_QUOTED})?(?:{_END}|([\[{{]|[|>]-?\n))"
).match
_item = re.compile(rf"[ \n]*+({_IN_FLOW}|{_QUOTED})?[ \n]*+([,\]\[{{])").match
_pair = re.compile(rf"[ \n]*+({_KEY}):[ \n]++({_IN_FLOW}|{_QUOTED})?[ \n]*+([,}}\[{{])").match
_behind = re.compile(r"[ \n]*+([,\]}])").match
_end = re.compile(_END).match

_GAP = ("", " ")
"""How an empty line begins, and one that stands further in: these are not folded."""
_MOST_BRACKETS, _NUMERIC = 10, "+-.0123456789"
_MOST, _LONGEST = 2**16, 200
_NOWHERE = Text("", "")


class OtherStyleError(Exception):
    """The text is in another style than the usual one, or wrong."""


class Line(NamedTuple):
    """What a line holds.

    Attributes:
        column: how far in it stands; behind the dash, if it begins with one.
        name: the key; empty if there is none.
        value: what stands behind it; None if it stands below.
        dash: how far in the dash stands of an item of a list; -1 if there is none.
    """

    column: int
    name: str = ""
    value: Node | None = None
    dash: int = -1


BLANK, STRANGE, END = Line(-1, "#"), Line(-1, "?"), Line(-1)
"""One that holds nothing but a comment perhaps; one in another style; what is behind the last."""


class Lines(dict[str, Line]):
    """Lines seen so far, as scalar.Words has words; looked up again, a line adds itself.

    One in four stands nowhere else, such as the name of a card: it would but take up memory.
    """

    def __init__(self) -> None:
        super().__init__()
        self._once: set[int] = set()

    def __missing__(self, row: str) -> Line:
        try:
            found = _read(row)
        except OtherStyleError:
            found = STRANGE
        if hash(row) not in self._once:
            self._once.add(hash(row))
        elif len(row) <= _LONGEST:
            self[row] = found
        if len(self._once) >= _MOST:
            self._once.clear()
            self.clear()
        return found


@cache
def known_lines() -> Lines:
    """The lines seen so far by this process: what a line holds never changes."""
    return Lines()


class _Values(dict[str, Plain]):
    """What words, and texts in quotes, stand for; looked up, a new word adds itself."""

    def __missing__(self, raw: str) -> Plain:
        if raw[0] in "'\"":
            return raw[1:-1]
        value = known_words()[raw.rstrip(" ")]
        if type(value) is str and value[0] in _NUMERIC and is_beyond(value):
            raise OtherStyleError
        if len(self) >= _MOST:
            self.clear()
        if len(raw) <= _LONGEST:
            self[raw] = value
        return value


_values = _Values()


def laid(node: Node, text: Text, at: int) -> Node:
    """What a line that begins at a place of a text holds there."""
    if type(node) is Mapping:
        entries = {
            name: Entry(
                text,
                at + entry.start,
                name,
                Scalar(text, at + it.start, it.value)
                if type(it := entry.value) is Scalar
                else laid(it, text, at),
            )
            for name, entry in node.entries.items()
        }
        return Mapping(text, at + node.start, entries)
    if type(node) is Sequence:
        return Sequence(text, at + node.start, [laid(it, text, at) for it in node.items])
    if type(node) is Scalar:
        return Scalar(text, at + node.start, node.value)
    assert type(node) is BlockScalar  # noqa: S101 -- there is no other sort
    return BlockScalar(text, at + node.start, node.value, at + node.ends)


def _read(row: str) -> Line:
    found = _row(row)
    if found is None:
        raise OtherStyleError
    indent, dash, name, word, sign = found.groups()
    column = len(indent) if dash is None else found.end(2)
    value: Node | None = None
    if word:
        value = Scalar(_NOWHERE, found.start(4), _values[word])
    if sign:
        value = _long(row, found, column)
    if name:
        name = _values[name]
        if type(name) is not str:
            raise OtherStyleError
        return Line(column, name, value, -1 if dash is None else len(indent))
    if dash is not None and value is not None:
        return Line(column, "", value, len(indent))
    if dash is not None or value is not None:
        raise OtherStyleError
    return BLANK


def _long(row: str, found: re.Match[str], column: int) -> Node:
    """What begins with a bracket, or with a block sign, at the end of what was found of a line."""
    start, sign = found.start(5), found[5]
    if found[4] or (sign[-1] == "\n" and not found[3]):
        raise OtherStyleError
    if sign[-1] == "\n":
        return _block(row, start, sign, column)
    value, end = _inside(row, start, 0)
    if _end(row, end) is None:
        raise OtherStyleError
    return value


def _block(row: str, start: int, sign: str, column: int) -> BlockScalar:
    """The text below `|` or `>`: lines that are further in than its key, the first of them most."""
    lines = row[start + len(sign) :].split("\n")
    deep = len(lines[0]) - len(lines[0].lstrip(" "))
    if deep <= column or any(it[:deep].strip(" ") or (it and not it.strip(" ")) for it in lines):
        raise OtherStyleError
    lines = [it[deep:] for it in lines]
    folded = sign[0] == ">"
    if folded and any(it[:1] in _GAP or it[-1:] == " " for it in lines):
        raise OtherStyleError
    told = (" " if folded else "\n").join(lines)
    end = stripped_end(row, len(row))
    return BlockScalar(_NOWHERE, start, told if sign[1] == "-" else f"{told}\n", end)


def _inside(row: str, start: int, depth: int) -> tuple[Node, int]:
    """What the bracket at a place opens, and where it ends."""
    if depth == _MOST_BRACKETS:
        raise OtherStyleError
    return (_list if row[start] == "[" else _mapping)(row, start, depth + 1)


def _list(row: str, start: int, depth: int) -> tuple[Node, int]:
    items: list[Node] = []
    sign, at = ",", start + 1
    if row.startswith("]", at):
        return Sequence(_NOWHERE, start, items), at + 1
    while sign == ",":
        found = _item(row, at)
        if found is None:
            raise OtherStyleError
        word, sign = found.groups()
        at = found.end()
        if word:
            items.append(Scalar(_NOWHERE, found.start(1), _values[word]))
        else:
            inner, at, sign = _nested(row, at - 1, depth)
            items.append(inner)
    if sign != "]":
        raise OtherStyleError
    return Sequence(_NOWHERE, start, items), at


def _mapping(row: str, start: int, depth: int) -> tuple[Node, int]:
    entries: dict[str, Entry] = {}
    sign, at = ",", start + 1
    if row.startswith("}", at):
        return Mapping(_NOWHERE, start, entries), at + 1
    value: Node
    while sign == ",":
        found = _pair(row, at)
        if found is None:
            raise OtherStyleError
        name, word, sign = found.groups()
        at = found.end()
        if word:
            value = Scalar(_NOWHERE, found.start(2), _values[word])
        else:
            value, at, sign = _nested(row, at - 1, depth)
        name = _values[name]
        if name in entries or type(name) is not str:
            raise OtherStyleError
        entries[name] = Entry(_NOWHERE, found.start(1), name, value)
    if sign != "}":
        raise OtherStyleError
    return Mapping(_NOWHERE, start, entries), at


def _nested(row: str, start: int, depth: int) -> tuple[Node, int, str]:
    """What a bracket within brackets opens, where it ends, and the sign behind it."""
    if row[start] not in "[{":
        raise OtherStyleError
    value, at = _inside(row, start, depth)
    behind = _behind(row, at)
    if behind is None:
        raise OtherStyleError
    return value, behind.end(), behind[1]
