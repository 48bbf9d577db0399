"""What is looked at before a text goes to the parser: size, encoding, characters, directives.

What comes out has the length of what went in, character for character: whatever the
parser must not see is covered, so that every place stays where it is.
"""

import re
from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from typing import NamedTuple

from react_tools.source.edit import Edit, Fix
from react_tools.source.fault import Fault, Faults, quoted
from react_tools.source.text import Text

# Control characters but tab and line ends; U+0085, U+2028 and U+2029, which the parser would
# take for line ends where editors show none; a byte order mark in the middle; no characters.
CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_COVER = "\ufffd"
_NAMES = {
    "\x1b": "escape",
    "\x7f": "delete",
    "\x85": "next line",
    "\u2028": "line separator",
    "\u2029": "paragraph separator",
    "\ufeff": "byte order mark",
}
_BREAKS = "\x85\u2028\u2029\x0b\x0c"
# What tells at once that a text has none of them: ten times as fast as the pattern.
_RARE = "\u2028\u2029\ufeff\ufffe\uffff"
_LOW = bytes({*range(0x20), 0x7F} - set(b"\t\r\n"))
_HIGH = re.compile(rb"\xc2[\x80-\x9f]")

# Each value needs one of these signs, more or less. A file of our kinds has one in eleven
# bytes; what a file costs in time and memory depends on its values, not on its bytes.
_SIGNS = ",:-?[{"
_BYTES_PER_SIGN = 8

_WIDE_MARKS = (BOM_UTF16_LE, BOM_UTF16_BE)
# What no UTF-8 can be stands as lone surrogates after decoding with "surrogateescape".
_BAD_BYTES = re.compile("[\udc80-\udcff]+")
_HEAD = re.compile(r"(?:(?:[ \t]*+(?:#[^\r\n]*+)?+|%[^\r\n]*+)(?:\r\n|\r|\n))*+(?:%[^\r\n]*+)?+")
_LINE_END = re.compile(r"\r\n|\r|\n")
_INK = re.compile(r"[^\r\n]")
_DIRECTIVE = re.compile(r"(?:\A|(?<=[\r\n]))%[^\r\n]*")


class Guarded(NamedTuple):
    """A text that may go to the parser.

    Attributes:
        text: what the file holds.
        readable: the same, with what the parser must not see covered.
    """

    text: Text
    readable: str


def guarded(data: bytes, path: str, limit: int, faults: Faults) -> Guarded | None:
    """Look at a file's bytes; what is wrong goes to *faults*, None means that all is lost."""
    if data.startswith(_WIDE_MARKS):
        _lost(faults, path, "not-utf-8", "this file is UTF-16, not UTF-8", "save it as UTF-8")
        return None
    if b"\0" in data:
        _binary(data, path, faults)
        return None
    data = data.removeprefix(BOM_UTF8)
    try:
        text = Text(path, data.decode())
    except UnicodeDecodeError:
        _not_utf_8(data, path, faults)
        return None
    if _holds_too_much(text.content, limit // _BYTES_PER_SIGN):
        message = "this file holds too many values: more than one in eight bytes of the limit"
        _lost(faults, path, "too-large", message, "split it")
        return None
    readable = _without_controls(text, data, faults)
    return Guarded(text, _without_directives(text, readable, faults))


def too_large(size: int, limit: int, path: str) -> Fault:
    """The fault of a file of *size* bytes, which is more than *limit*."""
    message = f"this file has {size:,} bytes; more than {limit:,} are not read"
    return Fault("too-large", Text(path, "").span(0, 0), message, "split it")


def named(character: str) -> str:
    """A character that cannot be shown, by its number and, if it has one, its name."""
    name = _NAMES.get(character)
    return f"U+{ord(character):04X}" + (f" ({name})" if name else "")


def _lost(faults: Faults, path: str, kind: str, message: str, hint: str) -> None:
    """Add a fault of the whole file."""
    faults.wants(kind)
    faults.add(Fault(kind, Text(path, "").span(0, 0), message, hint))


def _binary(data: bytes, path: str, faults: Faults) -> None:
    before = data[: data.index(b"\0")].decode(errors="replace")
    faults.wants("binary")
    span = Text(path, before + " ").span(len(before), len(before) + 1)
    message = "this file holds a NUL byte: it is no text, or no UTF-8"
    faults.add(Fault("binary", span, message, "give a text file, saved as UTF-8"))


def _not_utf_8(data: bytes, path: str, faults: Faults) -> None:
    text = Text(path, data.decode(errors="surrogateescape"))
    for found in _BAD_BYTES.finditer(text.content):
        if faults.wants("not-utf-8"):
            byte = ord(found[0][0]) - 0xDC00
            message = f"the byte 0x{byte:02X} is not UTF-8"
            hint = "tell the editor to save the file as UTF-8"
            faults.add(Fault("not-utf-8", text.span(*found.span()), message, hint))


def _holds_too_much(content: str, most: int) -> bool:
    return len(content) > most and sum(map(content.count, _SIGNS)) > most


def _is_clean(content: str, data: bytes) -> bool:
    """Tell whether a text has no control characters."""
    if len(data.translate(None, _LOW)) < len(data) or _HIGH.search(data):
        return False
    return not any(character in content for character in _RARE)


def _without_controls(text: Text, data: bytes, faults: Faults) -> str:
    """The text with every control character covered."""
    if _is_clean(text.content, data):
        return text.content
    for found in CONTROL.finditer(text.content):
        if faults.wants("control-character"):
            message = f"control character {named(found[0])} in the text"
            span = text.span(*found.span())
            fix = Fix((Edit(span, _instead(text.content, found.start())),))
            faults.add(Fault("control-character", span, message, "delete it", fix=fix))
    return CONTROL.sub(_COVER, text.content)


def _instead(content: str, at: int) -> str:
    """What stands in place of a control character: a blank for a line break within a line."""
    within = content[at - 1 : at].strip() and content[at + 1 : at + 2].strip()
    return " " if within and content[at] in _BREAKS else ""


def _without_directives(text: Text, readable: str, faults: Faults) -> str:
    """The text with the directives at its top covered."""
    found = _HEAD.match(readable) if "%" in readable else None
    if found is None or "%" not in found[0]:
        return readable
    head = found[0]
    for directive in _DIRECTIVE.finditer(head):
        if faults.wants("directive"):
            word = quoted(directive[0].split()[0])
            message = f"the directive {word} has no effect here"
            span, line = text.span(*directive.span()), _LINE_END.match(head, directive.end())
            whole = text.span(directive.start(), line.end() if line else directive.end())
            fix = Fix((Edit(whole, ""),), safe=True)
            faults.add(Fault("directive", span, message, "delete the line", fix=fix))
    return _INK.sub(" ", head) + readable[len(head) :]
