"""From the bytes of a TOML file to the same tree that YAML gives, so that its faults have places.

The standard library reads TOML but keeps no places. It has the last word on whether a text is
TOML and on what each value is; what is left to do here is to find where keys and values stand, in
a text that is known to be good.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from react_tools.source.fault import Fault
from react_tools.source.parse import Parsed
from react_tools.source.scalar import Plain
from react_tools.source.text import Text
from react_tools.source.tree import (
    BlockScalar,
    Entry,
    Joined,
    JoinedSequence,
    Mapping,
    Node,
    Sequence,
)

_BLANK = re.compile(r"(?:\s|#[^\n]*)*")
_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}(?!")'
    r"|'''.*?'{3,5}(?!')"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BARE = re.compile(r"\d{4}-\d\d-\d\d \d[^\s,\]}#]*|[^\s,\]}#]+")
_QUOTES = frozenset("\"'")
_SAVE = "save it with the encoding UTF-8"
_WHERE = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def parse_toml(data: bytes, path: str) -> Parsed:
    """Read the bytes of a TOML file.

    Args:
        data: the file's bytes.
        path: its name, as findings shall show it.
    """
    try:
        content = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = Text(path, data[: error.start].decode("utf-8", errors="replace"))
        at = len(before.content)
        span = before.span(at, at)
        return Parsed(None, (Fault("not-utf-8", span, "this file is not UTF-8 text", _SAVE),))
    text = Text(path, content)
    try:
        tomllib.loads(content)
    except (ValueError, RecursionError) as error:
        return Parsed(None, (_no_toml(_complaint(error), text),))
    return Parsed(_Scan(text).document(), ())


def _complaint(error: ValueError | RecursionError) -> str:
    """What the standard library says, which does not call all of it an error of TOML."""
    if isinstance(error, tomllib.TOMLDecodeError):
        return str(error)
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return "a number in it has too many digits"


def _no_toml(message: str, text: Text) -> Fault:
    """What the standard library complains of, at its place."""
    found = _WHERE.search(message)
    told = message[: found.start()] if found else message
    start = len(text.content)
    if found and found[1]:
        row, _ = text.row(int(found[1]))
        start = row + int(found[2]) - 1
    return Fault(
        "no-toml", text.span(start, start), f"this is not TOML: {told[:1].lower()}{told[1:]}"
    )


class _Scan:
    """Finds where everything stands in a text that is good TOML."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._content = text.content
        self._at = 0

    def document(self) -> Mapping:
        """The whole text."""
        root = self._mapping(0, len(self._content))
        table: Mapping = root
        while self._skip():
            if self._content[self._at] == "[":
                table = self._header(root)
            else:
                self._pair(table)
        return root

    def _header(self, root: Mapping) -> Mapping:
        """`[a.b]` or `[[a]]`: the table that the lines below it fill."""
        start = self._at
        several = self._content.startswith("[[", start)
        self._at += 1 + several
        *outer, last = self._keys()
        self._at = self._content.index("]", self._at) + 1 + several
        inside = self._inside(root, outer)
        table = self._mapping(start, self._at)
        known = inside.get(last.name)
        if not several:
            last.value = table
            return self._inside(inside, [last])
        if isinstance(known, Sequence):
            known.items.append(table)
        else:
            last.value = JoinedSequence(self._text, start, [table], self._at)
            inside.entries[last.name] = last
        return table

    def _pair(self, table: Mapping) -> None:
        """`a.b = value`."""
        *outer, last = self._keys()
        self._skip()
        self._at += 1  # the sign
        self._skip()
        last.value = self._value()
        self._inside(table, outer).entries[last.name] = last

    def _keys(self) -> list[Entry]:
        """`a.b`: each key, with a table that nothing stands in yet."""
        found: list[Entry] = []
        while True:
            self._skip()
            word = self._take(_KEY)
            name = next(iter(tomllib.loads(f"{word} = 0")))
            value = self._mapping(self._at - len(word), self._at)
            found.append(Entry(self._text, value.start, name, value))
            self._skip()
            if not self._content.startswith(".", self._at):
                return found
            self._at += 1

    def _inside(self, table: Mapping, keys: list[Entry]) -> Mapping:
        """The table to which keys lead, made if it is not there; of a list of tables the last."""
        for key in keys:
            inner = table.entries.setdefault(key.name, key).value
            table = inner.items[-1] if isinstance(inner, Sequence) else inner  # type: ignore[assignment]
        return table

    def _value(self) -> Node:
        start, sign = self._at, self._content[self._at]
        if sign == "[":
            items = [self._value() for _ in self._between("]")]
            return JoinedSequence(self._text, start, items, self._at)
        if sign == "{":
            table = self._mapping(start, start)
            for _ in self._between("}"):
                self._pair(table)
            table.ends = self._at
            return table
        word = self._take(_STRING if sign in _QUOTES else _BARE)
        return BlockScalar(self._text, start, _plain(tomllib.loads(f"it = {word}")["it"]), self._at)

    def _between(self, closer: str) -> Iterator[None]:
        """Once for each thing up to *closer*; behind it in the end."""
        self._at += 1
        self._skip()
        while self._content[self._at] != closer:
            yield
            self._skip()
            if self._content[self._at] == ",":
                self._at += 1
                self._skip()
        self._at += 1

    def _mapping(self, start: int, end: int) -> Joined:
        return Joined(self._text, start, {}, end)

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._content, self._at)
        assert found is not None  # noqa: S101 -- the text is good TOML
        self._at = found.end()
        return found[0]

    def _skip(self) -> bool:
        """Go over blanks, line ends and comments; tell whether anything follows."""
        self._take(_BLANK)
        return self._at < len(self._content)


def _plain(value: Any) -> Plain:
    """What a tree can hold; dates and times are told as text."""
    return value if isinstance(value, str | int | float) else str(value)
