"""Lines that begin or end where they should not, in designers' words."""

import re

from msgspec.structs import replace

from react_tools.source.brackets import closes_nothing, never_closed
from react_tools.source.edit import Edit, Fix
from react_tools.source.fault import Fault, quoted
from react_tools.source.trouble import Row, Trouble, in_quotes

_DASH = re.compile(r"-(?!\S)")
_QUOTED = re.compile(r"\"(?:[^\"\\\r\n]|\\.)*+\"|'(?:[^'\r\n]|'')*+'")
_COLON = re.compile(r":(?!\S)")
_KEY_BEFORE_BRACKET = re.compile(r"([^\s:\"'\[\]{}-][^\s:\"'\[\]{}]*) *[\[{]")
_FIRST_COLON = re.compile(r"[^:\"']+: +(?=[^\"'|>\s])")
_LONGEST_KEY = 1024


def without_colon(trouble: Trouble, at: int) -> Fault:
    """The line at *at* stands among keys and has no colon."""
    content, row = trouble.text.content, trouble.row(at)
    if content[at] in "\"'" and not _QUOTED.match(content, at):
        return open_quote(trouble, at)
    if content[at] in "[{" and (fault := never_closed(trouble, at)):
        return fault
    above = trouble.above(at)
    if above and above.indent == row.indent and _DASH.match(above.words):
        other = (above.start, above.start + 1, "the list")
        message = "this line has no dash, as the items of the list above have"
        return trouble.fault("indentation", (at, row.end), message, "add a dash", other)
    word = content[at : max(row.end, at + 1)]
    if len(word) > _LONGEST_KEY and _COLON.search(word):
        return _long_key(trouble, at, row.end)
    message, hint = f"the line {quoted(word)} has no colon", "write a key, a colon and a value"
    if (colon := word.find(":")) < 0:
        return trouble.fault("colon", (at, at + len(word)), message, hint)
    message, hint = f"no blank follows the colon of {quoted(word)}", "add a blank"
    fault = trouble.fault("colon", (at, at + len(word)), message, hint)
    behind = trouble.text.span(at + colon + 1, at + colon + 1)
    return replace(fault, fix=Fix((Edit(behind, " "),)))


def second_colon(trouble: Trouble) -> Fault:
    """A colon makes a key of a word that can be none."""
    row, at = trouble.row(trouble.at), trouble.at
    before = trouble.text.content[row.start : at]
    above = trouble.above(at)
    if len(before) > _LONGEST_KEY:
        return _long_key(trouble, row.start, at)
    if (opener := _opener_above(trouble, before)) is not None:
        return open_quote(trouble, opener)
    if before.startswith("--- "):
        message, hint = "a key cannot stand in the line of ---", "begin a new line"
        return trouble.fault("indentation", (row.start + 4, at), message, hint)
    if key := _KEY_BEFORE_BRACKET.match(row.words):
        message = f"the key {quoted(key[1])} has no colon"
        return trouble.fault("colon", (row.start, row.start + key.end(1)), message, "add it")
    if above is None or _COLON.search(before) or not before.strip():
        message = "a second colon in this line would make its text a key"
        fault = trouble.fault("stray-colon", (at, at + 1), message, "put the text in quotes")
        first = _FIRST_COLON.match(row.words)
        return replace(fault, fix=in_quotes(trouble, row.start + first.end()) if first else None)
    if row.indent == above.indent and not _DASH.match(above.words):
        message, hint = f"the line {quoted(above.words)} has no colon", "write a key and a colon"
        other = (row.start, at, "so this was taken for its rest")
        return trouble.fault("colon", (above.start, above.end), message, hint, other)
    message = "this key is indented as if it belonged to the line above, which has a value already"
    hint = "indent it less, or take the value above away"
    other = (above.start, above.end, "the line above")
    return trouble.fault("indentation", (row.start, at), message, hint, other)


def list_in_line(trouble: Trouble) -> Fault:
    """A dash begins a list behind something else."""
    message = "a list cannot begin here"
    hint = "begin it in a line of its own, or put the text in quotes"
    return trouble.fault("indentation", (trouble.at, trouble.at + 1), message, hint)


def misplaced(trouble: Trouble) -> Fault:
    """Something stands where the next key, dash or the end of the file should be."""
    at, row = trouble.at, trouble.row(trouble.at)
    before = trouble.text.content[row.start : at].rstrip()
    if before and trouble.sign:
        return _behind(trouble, row, before)
    if trouble.sign in {"]", "}"}:
        return closes_nothing(trouble)
    if _COLON.match(row.words):
        message = "a key is missing before this colon"
        return trouble.fault("key-not-text", (at, at + 1), message, "write the key")
    if not trouble.sign and (directive := trouble.above(at)):
        place, message = (directive.start, directive.end), "nothing follows this directive"
        return trouble.fault("syntax", place, message, "delete it")
    first = trouble.row(trouble.start)
    same = trouble.start < at and first.indent == row.indent
    is_key = _COLON.search(row.words) and trouble.sign not in {"[", "{"}
    if same and not is_key and not _DASH.match(row.words):
        return without_colon(trouble, at)
    return _unfit(trouble, row, first if trouble.start < at else trouble.above(at))


def open_quote(trouble: Trouble, at: int) -> Fault:
    """The quotation mark at *at* is not closed, or not in its line."""
    over = trouble.at <= at or not trouble.text.content[trouble.at :].strip()
    other = None if over else (trouble.at, trouble.at + 1, "the text reaches up to here")
    message = "this quotation mark is not closed"
    return trouble.fault("quote", (at, at + 1), message, "close it at the end of its text", other)


def _behind(trouble: Trouble, row: Row, before: str) -> Fault:
    """Something follows a value in its line."""
    mark, place = before[-1], (trouble.at, max(row.end, trouble.at + 1))
    if mark in "\"'":
        if (opener := _opener_above(trouble, before)) is not None:
            return open_quote(trouble, opener)
        twice = "''" if mark == "'" else '\\"'
        hint = f"write {twice} for a quotation mark in the text"
        return trouble.fault("behind", place, "text behind the closing quotation mark", hint)
    if mark in "]}":
        hint = "begin a new line, or put the whole text in quotes"
        return trouble.fault("behind", place, "text behind the closing bracket", hint)
    message = "this does not fit what stands before it in the line"
    return trouble.fault("syntax", place, message, "put the whole text in quotes")


def _long_key(trouble: Trouble, start: int, end: int) -> Fault:
    message = f"a key has more than {_LONGEST_KEY:,} characters"
    return trouble.fault("colon", (start, end), message, "use a shorter one")


def _opener_above(trouble: Trouble, before: str) -> int | None:
    """The quotation mark in a line above that opened the text that ends with *before*."""
    mark = before.rstrip()[-1:]
    if not mark or mark not in "\"'" or before.count(mark) % 2 == 0:
        return None
    line, _ = trouble.text.place(trouble.at)
    for number in range(line - 1, 0, -1):
        start, words = trouble.text.row(number)
        if words.count(mark) % 2:
            return start + words.rindex(mark)
    return None


def _unfit(trouble: Trouble, row: Row, first: Row | None) -> Fault:
    """A line begins at the wrong column, or is no key among keys, no dash among dashes."""
    place = (row.start, max(row.end, row.start + 1))
    if first is None:
        return trouble.fault("syntax", place, "this is no YAML")
    other = (first.start, first.end, "the block began here")
    if first.indent != row.indent:
        above = trouble.above(row.start) or first
        columns = sorted({above.indent + 1, first.indent + 1})
        message = f"this line begins at column {row.indent + 1}, where it belongs to nothing above"
        hint = f"begin it at column {' or '.join(str(it) for it in columns)}"
        return trouble.fault("indentation", place, message, hint, other)
    if trouble.start == trouble.at:
        message = "the file's only value has ended above"
        return trouble.fault("syntax", place, message, "begin the file with keys", other)
    for it in (row, first):
        if it.words.startswith("-") and not _DASH.match(it.words):
            place = (it.start, it.start + 1)
            return trouble.fault("indentation", place, "no blank follows this dash", "add a blank")
    if _DASH.match(row.words):
        message, hint = "a dash stands among keys", "indent the list below a key"
        return trouble.fault("indentation", place, message, hint, other)
    message, hint = "a key stands among the dashes of a list", "add a dash, or indent it"
    return trouble.fault("indentation", place, message, hint, other)
