"""Characters that nobody sees, that look like others, or that hardly any text needs."""

import re
import unicodedata

_COMMON = (
    "\t\n\r -~"  # ASCII
    "\u0410-\u044f\u0401\u0451"  # Russian
    "\u00a1\u00a3\u00a7\u00a9\u00ab\u00ae\u00b0\u00b1\u00b7\u00bb-\u00bf"
    "\u00c0\u00c1\u00c4-\u00cf\u00d2-\u00e1\u00e4-\u00ef\u00f1-\u024f"  # Latin, save Â Ã Ð Ñ â ã ð
    "\u2013\u2014\u2018\u2019\u201c-\u201e\u2020\u2022\u2026\u2030\u2032\u2033\u2116\u2122"
    "\u2190-\u2199\u2212\u2248\u2260\u2264\u2265"
)
RARE = re.compile(f"[^{_COMMON}]")
"""What no text of ours needs as a rule: it is looked at more closely where it stands."""

BLANKS = "\u00a0\u1680" + "".join(map(chr, range(0x2000, 0x200B))) + "\u202f\u205f\u3000"
"""Blanks that are none to a program, or of another width."""

INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\uffa0\ufe00-\ufe0f\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
"""Zero width, soft hyphens, fillers, signs that turn or hide text, tags, variation selectors."""

_JOINERS = "\u200d\ufe0e\ufe0f"
_PICTURE = re.compile("[\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff]")
_KEYCAP = re.compile("[0-9#*]\ufe0f\u20e3")
_BEHIND = "\u200d\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


def joins_pictures(content: str, at: int) -> bool:
    """Whether the invisible character at *at* belongs to an emoji, as in a family of several."""
    if content[at] not in _JOINERS:
        return False
    if at and _KEYCAP.match(content, at - 1):
        return True
    before = content[max(at - _NEAR, 0) : at].rstrip(_BEHIND)[-1:]
    return bool(_PICTURE.match(before))


_NEAR = 8


def named(character: str) -> str:
    """A character by its name and its number: what cannot be seen of it."""
    name = unicodedata.name(character, "a character without a name")
    return f"{name} (U+{ord(character):04X})"
