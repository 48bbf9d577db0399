"""The codes that findings have, and what may be done about which of them.

    RT0…, RT1…     what keeps a file from being read: it has to be mended
    RT2…           what comes of a scenario: it holds, or is mended
    RT070 – RT075  what is wrong with allowing and with baselines: it may weigh less
    RT054, RT076   notes on files that are read, or need not be: as all others
    all others     may be allowed, be in a baseline, be ignored, and weigh what the settings say

No check looks at a file that cannot be read: if that could be allowed, it would pass for good.
"""

import difflib
from collections.abc import Collection, Iterable, Mapping
from operator import eq
from typing import NamedTuple

from react_tools.errors import UnknownNameError

_UNREAD = ("RT0", "RT1")
# What is typed for a Latin letter, or for a digit, and looks like it.
_LETTERS = str.maketrans("АКТХ", "AKTX")
_DIGITS = str.maketrans("OIL", "011")
_LIKE = 10
_PLAYED = "RT2"
_OURS = ("RT070", "RT071", "RT072", "RT073", "RT074", "RT075")
_FREE = ("RT054", "RT076")
"""Notes on whole files, which are read or need not be."""


class Known(NamedTuple):
    """What is known of a code: its title, and the game whose check it is, if it is one."""

    title: str
    game: str = ""


Catalogue = Mapping[str, Known]


def keeps_from_reading(code: str) -> bool:
    """Whether it keeps a file from being read, so that no check looks at it."""
    return code.startswith(_UNREAD) and code not in {*_OURS, *_FREE}


def is_ours(code: str) -> bool:
    """Whether it speaks of what is allowed or known."""
    return code in _OURS


def comes_of_playing(code: str) -> bool:
    """Whether it is what comes of a scenario, and no check finds it."""
    return code.startswith(_PLAYED)


def is_fixed(code: str) -> bool:
    """Whether it is told whatever is asked for, and weighs what it weighs."""
    return keeps_from_reading(code) or comes_of_playing(code)


def is_settled_by_nothing(code: str) -> bool:
    """Whether no comment and no baseline takes it away."""
    return is_ours(code) or is_fixed(code)


def standing(code: str) -> str:
    """What a code does that nothing takes away; empty of any other."""
    if is_ours(code):
        return "tells what is wrong with allowing"
    if comes_of_playing(code):
        return "tells what comes of a scenario"
    return "keeps a file from being read" if keeps_from_reading(code) else ""


def near(word: str, known: Collection[str], *, prefix: bool = False) -> str:
    """The cure for a code that there is not, or for the beginning of one."""
    every = {code[: max(len(word), 2)] if prefix else code for code in known}
    meant = word[:2].upper().translate(_LETTERS) + word[2:].upper().translate(_DIGITS)
    found = difflib.get_close_matches(meant, sorted(every), n=_LIKE, cutoff=0.5)
    if not found:
        return "react-tools list checks lists them"
    return f"did you mean {max(found, key=lambda it: sum(map(eq, it, meant)))}?"


def fitting(code: str, prefixes: Iterable[str]) -> str | None:
    """The longest of some beginnings of codes that a code has; None if it has none of them."""
    return max((it for it in prefixes if code.startswith(it)), key=len, default=None)


def matching(prefix: str, known: Collection[str]) -> list[str]:
    """The codes that a code or a prefix means."""
    return [code for code in known if prefix and code.startswith(prefix)]


def check(option: str, prefix: str, known: Collection[str]) -> None:
    """Complain of a code or a prefix that means nothing.

    Raises:
        UnknownNameError: no code begins so.
    """
    if not matching(prefix, known):
        cure = near(prefix, known, prefix=True)
        raise UnknownNameError(f"{option}: no code begins with {prefix!r}; {cure}")
