"""Brackets and commas that do not fit together, in designers' words."""

import re

from react_tools.source.fault import Fault
from react_tools.source.trouble import Row, Trouble

_CLOSER = {"[": "]", "{": "}"}
_TOKEN = re.compile(
    r"""(?<![^\s,\[\]{}:])(?:"(?:[^"\\]|\\.)*+"|'(?:[^']|'')*+')|(?<!\S)\#[^\r\n]*|[\[\]{}]""",
    re.DOTALL,
)
_BEFORE_BRACKET = "[{,:?-"
_DOCUMENT = re.compile(r"(?:---|\.\.\.)(?!\S)")
_LATE_KEY = re.compile(r"[^,\[\]{}:\"']+")


def in_brackets(trouble: Trouble) -> Fault:
    """Between brackets neither a comma nor the right closing bracket came."""
    content, at, opener = trouble.text.content, trouble.at, trouble.start
    if trouble.sign in _CLOSER.values() and trouble.sign:
        return _wrong_closer(trouble, opener)
    if _is_over(trouble):
        return _never_closed(trouble, opener)
    row = trouble.row(at)
    if _comes_late(trouble, row):
        above = trouble.above(at)
        if above is None or not _closes(content, opener):
            return _never_closed(trouble, opener, noticed=True)
        place = (above.end - 1, above.end)
        other = (at, at + 1, "noticed here")
        message = "a comma is missing at the end of this line"
        return trouble.fault("bracket", place, message, "add it", other)
    other = (opener, opener + 1, "opened here")
    if trouble.sign == ":":
        message = "a second colon stands here without a comma before it"
        return trouble.fault("stray-colon", (at, at + 1), message, "put the text in quotes", other)
    message = "a comma is missing before this"
    return trouble.fault(
        "bracket", (at, at + 1), message, "add it, or put the text in quotes", other
    )


def nothing_there(trouble: Trouble) -> Fault:
    """Where a value should begin stands something else."""
    content, at, sign = trouble.text.content, trouble.at, trouble.sign
    open_ones = _unclosed(content, at)
    if _is_over(trouble):
        if open_ones:
            return _never_closed(trouble, open_ones[-1])
        return trouble.fault("syntax", (at, at), "a value is missing before this line")
    if sign in {"]", "}"}:
        return _wrong_closer(trouble, open_ones[-1]) if open_ones else closes_nothing(trouble)
    if sign == "," and open_ones:
        message = "nothing stands before this comma"
        return trouble.fault("bracket", (at, at + 1), message, "delete it, or write a value")
    if sign == ":":
        message = "a key is missing before this colon"
        return trouble.fault("key-not-text", (at, at + 1), message, "write the key")
    if sign == "-" and open_ones:
        message = "a list with dashes cannot stand within brackets"
        return trouble.fault("bracket", (at, at + 1), message, "write it as [one, two]")
    message = f"a text cannot begin with {sign}" if sign else "a value is missing"
    hint = "put the whole text in quotes"
    return trouble.fault("needs-quotes", (at, at + len(sign)), message, hint)


def closes_nothing(trouble: Trouble) -> Fault:
    """A closing bracket where none is open."""
    message = f"this {trouble.sign} closes nothing"
    return trouble.fault("bracket", (trouble.at, trouble.at + 1), message, "delete it")


def never_closed(trouble: Trouble, opener: int) -> Fault | None:
    """The fault of the bracket at *opener*, unless it is closed further on."""
    return None if _closes(trouble.text.content, opener) else _never_closed(trouble, opener)


def _never_closed(trouble: Trouble, opener: int, *, noticed: bool = False) -> Fault:
    sign = trouble.text.content[opener]
    other = (trouble.at, trouble.at + 1, "it should have been by here") if noticed else None
    message, hint = f"this {sign} is never closed", f"add {_CLOSER.get(sign, sign)}"
    return trouble.fault("bracket", (opener, opener + 1), message, hint, other)


def _wrong_closer(trouble: Trouble, opener: int) -> Fault:
    sign = trouble.text.content[opener]
    line, _ = trouble.text.place(opener)
    message = f"{trouble.sign} cannot close the {sign} of line {line}"
    other = (opener, opener + 1, "opened here")
    place, hint = (trouble.at, trouble.at + 1), f"write {_CLOSER.get(sign, sign)}, or delete it"
    return trouble.fault("bracket", place, message, hint, other)


def _is_over(trouble: Trouble) -> bool:
    """Tell whether the file, or its document, has ended."""
    content, at = trouble.text.content, trouble.at
    return at >= len(content) or bool(trouble.is_first(at) and _DOCUMENT.match(content, at))


def _comes_late(trouble: Trouble, row: Row) -> bool:
    """Tell whether the line above, rather than this one, has to be mended."""
    if trouble.text.place(trouble.start)[0] == trouble.text.place(trouble.at)[0]:
        return False
    before = trouble.text.content[row.start : trouble.at]
    return not before or bool(trouble.sign == ":" and _LATE_KEY.fullmatch(before))


def _closes(content: str, opener: int) -> bool:
    """Tell whether the bracket at *opener* is closed, all between in order."""
    open_ones: list[str] = []
    for found in _TOKEN.finditer(content, opener):
        sign = found[0]
        if sign in _CLOSER:
            open_ones.append(_CLOSER[sign])
        elif sign in {"]", "}"} and sign != open_ones.pop():
            return False
        if not open_ones:
            return True
    return False


def _unclosed(content: str, stop: int) -> list[int]:
    """The brackets still open at *stop*, outermost first.

    A bracket in the middle of a plain text opens nothing, outside of brackets.
    """
    open_ones: list[int] = []
    for found in _TOKEN.finditer(content, 0, stop):
        if found[0] in _CLOSER:
            before = content[: found.start()].rstrip(" \t")[-1:] if not open_ones else ""
            if before in _BEFORE_BRACKET or before in "\r\n":
                open_ones.append(found.start())
        elif found[0] in {"]", "}"} and open_ones:
            open_ones.pop()
    return open_ones
