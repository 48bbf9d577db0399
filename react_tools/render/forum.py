"""Text in the Markdown that people paste into forums, issues and chats.

A text from a file is text there too: no emphasis, no link, no HTML, no @mention, no #issue, no
:emoji:, no formula. Signs get a backslash, which reads well where nothing is rendered; what hosts
look for behind Markdown's back – mentions and the like – is parted by a word joiner, which nobody
sees.
"""

import re
from collections.abc import Iterable, Iterator

from react_tools.render.line import clean

_JOINER = "\u2060"
_SIGNS = re.compile(r"[\\`*_\[\]<>~|$&^]")
_LEADING = re.compile(r"^(?:[#+>=-]|\d+(?=[.)]))")
_PARTED = re.compile(r"[@#](?=\S)|:(?=[\w+-]+:|//)|(?<=www)\.|(?<=gh)-(?=\d)", re.IGNORECASE)
_TICKS = re.compile(r"`+")


def escaped(text: str) -> str:
    """One line of text, to stand in a paragraph or in an item of a list."""
    told = _PARTED.sub(lambda it: it.group() + _JOINER, clean(text).strip())
    told = _SIGNS.sub(r"\\\g<0>", told)
    return _LEADING.sub(_led, told)


def _led(found: re.Match[str]) -> str:
    """What would begin a heading, a quotation or a list at the beginning of a line."""
    sign = found.group()
    return sign + _JOINER if sign[0].isdigit() else f"\\{sign}"


def code(text: str) -> str:
    """One line of text between as many backticks as it takes."""
    told = clean(text)
    ticks = "`" * (_longest([told]) + 1)
    gap = " " if told[:1] in {"`", " "} or told[-1:] in {"`", " "} else ""
    return f"{ticks}{gap}{told}{gap}{ticks}"


def fenced(lines: Iterable[str]) -> Iterator[str]:
    """Lines as a block of code; the fence is longer than any in it."""
    told = [clean(each).rstrip() for each in lines]
    fence = "`" * max(3, _longest(told) + 1)
    yield from (fence, *told, fence)


def _longest(lines: Iterable[str]) -> int:
    return max((len(it.group()) for each in lines for it in _TICKS.finditer(each)), default=0)
