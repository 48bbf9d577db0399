"""Anchors and tags taken away: here they mean nothing, elsewhere they may."""

import re

from react_tools.source.edit import Edit, Fix
from react_tools.source.scalar import value_of
from react_tools.source.text import Text

_BLANKS = re.compile(r"[ \t]*")
_WORD = re.compile(r"[-+.\w]+(?=[ \t]*(?:[\r\n,\]}]|#|\Z))")
_PLAIN = frozenset({"!!int", "!!float", "!!bool", "!!null"})
_KNOWN = frozenset({*_PLAIN, "!!str", "!!map", "!!seq"})


def without_property(text: Text, start: int, end: int) -> Fix | None:
    """A value without the anchor or the tag between two places, with the blanks that part them.

    What `!!str` makes a text elsewhere is put in quotes: that is what was meant. An anchor that an
    alias repeats stays: without it nobody would know what the alias stands for.
    """
    content = text.content
    sign = content[start:end]
    if sign.startswith("&") and f"*{sign[1:]}" in content:
        return None
    blanks = _BLANKS.match(content, end)
    behind = blanks.end() if blanks else end
    word = _WORD.match(content, behind) if sign == "!!str" else None
    if word and not isinstance(value_of(word[0]), str):
        return Fix((Edit(text.span(start, word.end()), f'"{word[0]}"'),))
    if content[behind : behind + 1] in {"", "\r", "\n", "#"}:
        start, behind = len(content[:start].rstrip(" \t")), end
    return Fix((Edit(text.span(start, behind), ""),), _is_idle(sign, content, behind))


def _is_idle(sign: str, content: str, behind: int) -> bool:
    """Whether a property changes nothing for any program that reads YAML."""
    if sign.startswith("&"):
        return True
    quoted = content[behind : behind + 1] in {"'", '"'}
    return sign in _KNOWN and not (quoted and sign in _PLAIN)
