"""PyYAML's own parser, for machines where its libyaml half is missing; slow, with the same results.

PyYAML and libyaml disagree in a few places, mostly about tabs. libyaml is what nearly
everybody has, so its reading is the right one, and the methods below bring it here. A
test reads a corpus of good and broken files both ways. One difference is left: libyaml
stumbles over a `?` without a key within brackets, which is a fault of ours either way.
"""

import re
from typing import NoReturn

from yaml.error import Mark
from yaml.parser import Parser
from yaml.reader import Reader
from yaml.scanner import Scanner, ScannerError
from yaml.tokens import ScalarToken, TagToken

_END = "\0"
_BREAKS = "\r\n"
_BLANKS = " \t"
_WHITE = _BLANKS + _BREAKS

_WORD = re.compile(r"(?:[^\0 \t\r\n:]|:(?![\0 \t\r\n]))+")
_WORD_IN_FLOW = re.compile(r"(?:[^\0 \t\r\n:,\[\]{}]|:(?![\0 \t\r\n,?\[\]{}]))+")
_STRAY_COLON = re.compile(r":[,?\[\]{}]")
_DOCUMENT = re.compile(r"(?:---|\.\.\.)[\0 \t\r\n]")
_HEADER = re.compile(r"(?:([-+])([0-9])?|([0-9])([-+])?)?")
_URI = r"(?:[-\w;/?:@&=+$.!~*'()]|%[0-9a-fA-F]{2})"
_TAG = re.compile(
    rf"!(?:<(?P<whole>(?:{_URI}|[,\[\]])+)>|(?P<handle>[-\w]*!){_URI}+|(?![-\w]*!){_URI}*)",
    re.ASCII,
)
_ESCAPE = re.compile(
    r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|.)|\"|[\r\n](?:---|\.\.\.)[\0 \t\r\n]", re.DOTALL
)
_KNOWN_ESCAPES = {*Scanner.ESCAPE_REPLACEMENTS, "x", "\r", "\n"}
_SURROGATES = range(0xD800, 0xE000)
_CHARACTERS = range(0x110000)


class PureParser(Reader, Scanner, Parser):
    """PyYAML's parser, reading as libyaml reads."""

    def __init__(self, content: str) -> None:
        Reader.__init__(self, content)
        Scanner.__init__(self)
        Parser.__init__(self)

    def scan_to_next_token(self) -> None:
        """Skip blanks and comments; a tab is a blank wherever no key can begin."""
        while True:
            while self.peek() == " " or (self._may_be_tab() and self.peek() == "\t"):
                self.forward()
            if self.peek() == "#":
                self._skip_line()
            if not self._skip_break():
                return
            if not self.flow_level:
                self.allow_simple_key = True

    def scan_plain(self) -> ScalarToken:
        """Read a plain scalar: libyaml lets tabs stand between words, and `?` within them."""
        start = end = self.get_mark()
        indent = self.indent + 1
        pattern = _WORD_IN_FLOW if self.flow_level else _WORD
        parts: list[str] = []
        gap = ""
        while not self._ends_plain() and (word := pattern.match(self.buffer, self.pointer)):
            self.allow_simple_key = False
            parts += (gap, word.group())
            self.forward(len(word.group()))
            end = self.get_mark()
            self._look_for_stray_colon(start)
            if self.peek() not in _WHITE:
                break
            gap = self._gap(indent, start)
            self._look_for_stray_colon(start)
            if not self.flow_level and self.column < indent:
                break
        return ScalarToken("".join(parts), plain=True, start_mark=start, end_mark=end)

    def scan_block_scalar_indicators(self, start_mark: Mark) -> tuple[bool | None, int | None]:
        """Read what follows `|` or `>`; a comment may follow at once."""
        found = _HEADER.match(self.buffer, self.pointer)
        assert found is not None  # noqa: S101 -- the pattern matches the empty text too
        sign, digit = found[1] or found[4], found[2] or found[3]
        if digit == "0":
            self._refuse("a block scalar", start_mark, "found an indentation indicator equal to 0")
        self.forward(len(found[0]))
        return (None if sign is None else sign == "+"), (int(digit) if digit else None)

    def scan_block_scalar_ignored_line(self, start_mark: Mark) -> None:
        """Read the rest of the header's line."""
        while self.peek() in _BLANKS:
            self.forward()
        if self.peek() == "#":
            self._skip_line()
        if self.peek() not in _END + _BREAKS:
            self._refuse("a block scalar", start_mark, "did not find expected line break")
        self._skip_break()

    def scan_block_scalar_indentation(self) -> tuple[list[str], int, Mark]:
        """Find out how far a block scalar is indented."""
        start = self.get_mark()
        breaks, deepest, end = super().scan_block_scalar_indentation()
        if self.peek() == "\t":
            self._refuse("a block scalar", start, "found a tab character")
        return breaks, deepest, end

    def scan_block_scalar_breaks(self, indent: int) -> tuple[list[str], Mark]:
        """Skip what indents the next line of a block scalar."""
        start = self.get_mark()
        breaks, end = super().scan_block_scalar_breaks(indent)
        if self.peek() == "\t" and self.column < indent:
            self._refuse("a block scalar", start, "found a tab character")
        return breaks, end

    def scan_flow_scalar(self, style: str) -> ScalarToken:
        """Read a quoted scalar; an escape must stand for a character."""
        if style == '"':
            self._look_at_escapes()
        return super().scan_flow_scalar(style)

    def scan_directive_name(self, start_mark: Mark) -> str:
        """Read a directive's name; there are but two."""
        name: str = super().scan_directive_name(start_mark)  # type: ignore[no-untyped-call]
        if name not in {"YAML", "TAG"}:
            self._refuse("a directive", start_mark, "found unknown directive name")
        return name

    def scan_tag(self) -> TagToken:
        """Read a tag; a comma ends it only within brackets."""
        start = self.get_mark()
        found = _TAG.match(self.buffer, self.pointer)
        after = self.buffer[found.end()] if found else self.peek(1)
        if not found or not (after in _END + _WHITE or (self.flow_level and after == ",")):
            self._refuse("a tag", start, "did not find expected whitespace or line break")
        self.forward(len(found[0]))
        handle = None if found["whole"] else "!" + (found["handle"] or "")
        if found[0] == "!":
            handle = None
        return TagToken((handle, found[0]), start, self.get_mark())

    def _may_be_tab(self) -> bool:
        """Tell whether a tab is a mere blank here."""
        return bool(self.flow_level or not self.allow_simple_key)

    def _skip_line(self) -> None:
        """Go to the end of the line."""
        while self.peek() not in _END + _BREAKS:
            self.forward()

    def _skip_break(self) -> bool:
        """Go to the next line, if this one ends here."""
        length = 2 if self.prefix(2) == "\r\n" else int(self.peek() in _BREAKS)
        self.forward(length)
        return length > 0

    def _ends_plain(self) -> bool:
        """Tell whether a plain scalar cannot go on here."""
        if self.peek() == "#":
            return True
        return self.column == 0 and _DOCUMENT.match(self.buffer, self.pointer) is not None

    def _gap(self, indent: int, start: Mark) -> str:
        """Read the blanks and line breaks between two words; return what they are folded to."""
        blanks, breaks = "", 0
        while self.peek() in _WHITE:
            if self.peek() in _BREAKS:
                self._skip_break()
                breaks += 1
            elif breaks and self.peek() == "\t" and self.column < indent:
                self._refuse("a plain scalar", start, "found a tab that violates indentation")
            else:
                blanks += self.peek()
                self.forward()
        if not breaks:
            return blanks
        self.allow_simple_key = True
        return "\n" * (breaks - 1) or " "

    def _look_for_stray_colon(self, start: Mark) -> None:
        """Refuse a colon before a bracket, comma or question mark, within brackets."""
        if self.flow_level and _STRAY_COLON.match(self.buffer, self.pointer):
            self._refuse("a plain scalar", start, "found unexpected ':'")

    def _look_at_escapes(self) -> None:
        """Refuse the first escape of a quoted scalar that stands for no character."""
        for found in _ESCAPE.finditer(self.buffer, self.pointer + 1):
            digits = found[1] or found[2]
            if not digits and found[0][1:] not in _KNOWN_ESCAPES:
                return
            code = int(digits or "0", 16)
            if code in _SURROGATES or code not in _CHARACTERS:
                place = Mark("", found.start(), 0, 0, None, 0)
                self._refuse("a quoted scalar", place, "found invalid escape code", place)

    def _refuse(self, what: str, start: Mark, problem: str, place: Mark | None = None) -> NoReturn:
        """Raise what libyaml would report."""
        raise ScannerError(f"while scanning {what}", start, problem, place or self.get_mark())
