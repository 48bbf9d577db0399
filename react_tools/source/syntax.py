"""The parser's complaints, told in designers' words, at the place that has to be mended.

The parser says where it noticed; that is often a line too late. What it says and the text
around it are enough to tell what was meant. Nothing here depends on which of the two
parsers it was.
"""

import re
from collections.abc import Callable

from msgspec.structs import replace

from react_tools.source.brackets import in_brackets, nothing_there
from react_tools.source.edit import Edit, Fix
from react_tools.source.fault import Fault, quoted
from react_tools.source.layout import (
    list_in_line,
    misplaced,
    open_quote,
    second_colon,
    without_colon,
)
from react_tools.source.strict import DEEPEST
from react_tools.source.tabs import without_tabs
from react_tools.source.trouble import Trouble, in_quotes

_TABBED = re.compile(r"^ *+\t[ \t]*+(?=\S)", re.MULTILINE)
_WORD = re.compile(r"\S+")
_OPENERS = re.compile(r"[\[{]")
_UNUSED = frozenset("@`%")
"""Of the signs with which no text begins, those that have no use: nothing else was meant."""


def syntax_fault(trouble: Trouble) -> Fault:
    """The fault that made the parser give up."""
    if trouble.row(trouble.at).words.startswith("%") and "quoted" not in trouble.what:
        return _unquoted(trouble, trouble.row(trouble.at).start)
    for words, tell in _TELLERS:
        if any(word in trouble.what for word in words):
            return tell(trouble)
    return trouble.fault("syntax", (trouble.at, trouble.at + 1), "this is no YAML")


def _no_start(trouble: Trouble) -> Fault:
    return _tab(trouble) if trouble.sign == "\t" else _unquoted(trouble, trouble.at)


def _tab(trouble: Trouble) -> Fault:
    at, row = trouble.at, trouble.row(trouble.at)
    end = at + len(trouble.sign)
    if not trouble.text.content[row.start - row.indent : at].strip():
        message = "a tab is used for indentation"
    else:
        message = "a tab stands where only blanks may"
    lines = sum(1 for _ in _TABBED.finditer(trouble.text.content, end))
    if lines:
        message += f" ({lines:,} more {'line begins' if lines == 1 else 'lines begin'} with one)"
    fault = trouble.fault("tab", (at, end), message, "use two blanks for each level")
    return replace(fault, fix=without_tabs(trouble.text))


def _unquoted(trouble: Trouble, at: int) -> Fault:
    sign = trouble.text.content[at : at + 1]
    message, hint = f"a text cannot begin with {sign}", "put the whole text in quotes"
    fault = trouble.fault("needs-quotes", (at, at + len(sign)), message, hint)
    return replace(fault, fix=in_quotes(trouble, at) if sign in _UNUSED else None)


def _beginning(trouble: Trouble) -> Fault:
    return _unquoted(trouble, trouble.start)


def _tag(trouble: Trouble) -> Fault:
    at = trouble.text.content.rfind("!", 0, trouble.start + 1)
    word = _WORD.match(trouble.text.content, max(at, 0))
    place = word.span() if word else (trouble.at, trouble.at + 1)
    message = f"the tag {quoted(word[0] if word else '')} cannot be read"
    return trouble.fault("tag", place, message, "delete it, or put the whole text in quotes")


def _escape(trouble: Trouble) -> Fault:
    at = trouble.text.content.rfind("\\", 0, trouble.at + 1)
    word = trouble.text.content[at : at + 2]
    if word[1:] in {"x", "u", "U"}:
        message = f"the escape {word} is not followed by the number of a character"
    else:
        message = f"the escape {word} has no meaning"
    hint = "write \\\\ for a backslash, or use single quotes"
    fault = trouble.fault("escape", (at, at + len(word)), message, hint)
    return replace(fault, fix=Fix((Edit(fault.span, f"\\{word}"),)))


def _quote(trouble: Trouble) -> Fault:
    return open_quote(trouble, trouble.start)


def _keyless(trouble: Trouble) -> Fault:
    return without_colon(trouble, trouble.start)


def _tight_colon(trouble: Trouble) -> Fault:
    message = "within brackets a blank must follow this colon"
    return trouble.fault("stray-colon", (trouble.at, trouble.at + 1), message, "add a blank")


def _too_deep(trouble: Trouble) -> Fault:
    """The parser's own limit, noticed while it looked ahead: find the bracket that is too much."""
    row = trouble.row(trouble.at)
    openers = list(_OPENERS.finditer(trouble.text.content, row.start, trouble.at + 1))
    at = openers[DEEPEST].start() if len(openers) > DEEPEST else trouble.at
    message = f"this is nested more than {DEEPEST} levels deep"
    return trouble.fault("too-deep", (at, at + 1), message, "no definition needs more than ten")


# The first entry of which a word is among the parser's words decides; libyaml's and
# PyYAML's words differ.
_TELLERS: tuple[tuple[tuple[str, ...], Callable[[Trouble], Fault]], ...] = (
    (("maximum nesting",), _too_deep),
    (("found a tab ",), _tab),
    (("cannot start any token",), _no_start),
    (("a tag", "tag handle"), _tag),
    (("document indicator", "document separator", "unexpected end of stream"), _quote),
    (("escape", "hexdecimal"), _escape),
    (("an anchor", "an alias", "a block scalar"), _beginning),
    (("could not find expected ':'",), _keyless),
    (("values are not allowed",), second_colon),
    (("entries are not allowed",), list_in_line),
    (("keys are not allowed",), _no_start),
    (("unexpected ':'",), _tight_colon),
    (("a flow sequence", "a flow mapping"), in_brackets),
    (("node content",), nothing_there),
    (("a block mapping", "a block collection", "<document start>"), misplaced),
)
