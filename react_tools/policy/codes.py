"""The codes that findings have, and what may be done about which of them.

RT0…, RT1…    what keeps a file from being read: nothing but mending. What no check could look
at would else count as well
RT070–RT075   what is wrong with allowing and with baselines: nobody allows himself that
all others    may be allowed, be in a baseline, be ignored, and weigh what the settings say
"""

import difflib
from collections.abc import Collection, Mapping
from typing import NamedTuple

from react_tools.errors import UnknownNameError

_UNREAD = ("RT0", "RT1")
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


def is_settled_by_nothing(code: str) -> bool:
    """Whether no comment and no baseline takes it away."""
    return is_ours(code) or keeps_from_reading(code)


def near(word: str, known: Collection[str]) -> str:
    """The cure for a code or a prefix that there is not."""
    found = difflib.get_close_matches(word.upper(), sorted(known), n=1, cutoff=0.5)
    return f"did you mean {found[0]}?" if found else "react-tools list checks lists them"


def matching(prefix: str, known: Collection[str]) -> list[str]:
    """The codes that a code or a prefix means."""
    return [code for code in known if prefix and code.startswith(prefix)]


def check(option: str, prefix: str, known: Collection[str]) -> None:
    """Complain of a code or a prefix that means nothing.

    Raises:
        UnknownNameError: no code begins so.
    """
    if not matching(prefix, known):
        every = {code[:size] for code in known for size in range(2, len(code) + 1)}
        raise UnknownNameError(f"{option}: no code begins with {prefix!r}; {near(prefix, every)}")
