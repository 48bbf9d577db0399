"""What a plain word is taken for: the core schema of YAML 1.2.

Only null, true, false and numbers are more than text. `no`, `on`, `12:30`, `1_000` and
`2026-01-02` are what they look like, and `010` is ten.
"""

import math
import re
from functools import cache

Plain = str | int | float | bool | None

_NAMED: dict[str, Plain] = {
    "": None,
    "~": None,
    **dict.fromkeys(("null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"), math.inf),
    **dict.fromkeys(("-.inf", "-.Inf", "-.INF"), -math.inf),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), math.nan),
}
_ALWAYS = {word: it for word, it in _NAMED.items() if not isinstance(it, float)}
_NUMERIC = frozenset("+-.0123456789")
_BEHIND_DIGITS = ":"
_WHOLE = re.compile(r"[-+]?[0-9]+")
_BASED = re.compile(r"0(?:o[0-7]+|x[0-9a-fA-F]+)")
_BROKEN = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")

# Every program that reads our JSON can hold a number of 64 bits; and Python takes its
# time over longer ones (int refuses 4301 digits).
_WHOLES = range(-(2**63), 2**63)
_LONGEST = 100
_SURE = 18
_MOST = 2**16


def is_beyond(text: str) -> bool:
    """Tell whether *text* is a number too large, or too long, to be read as one."""
    return _looks_like_a_number(text) and _number(text) is None


def value_of(text: str) -> Plain:
    """What the plain word *text* stands for; a number that is beyond us stays text."""
    if text in _NAMED:
        return _NAMED[text]
    if len(text) <= _SURE and text.isascii() and text.isdigit():
        return int(text)
    if text[0] not in _NUMERIC or not _looks_like_a_number(text):
        return text
    number = _number(text)
    return text if number is None else number


def _looks_like_a_number(text: str) -> bool:
    return bool(_BROKEN.fullmatch(text) or _BASED.fullmatch(text))


def _number(text: str) -> int | float | None:
    """The number that *text* looks like, unless it is too large."""
    if len(text) > _LONGEST:
        return None
    if _WHOLE.fullmatch(text):
        whole = int(text)
    elif _BASED.fullmatch(text):
        whole = int(text, 0)
    else:
        broken = float(text)
        return broken if math.isfinite(broken) else None
    return whole if whole in _WHOLES else None


class Words(dict[str, Plain]):
    """Plain words seen so far, each with its value; looked up, a new word adds itself.

    The files of a game say the same few thousand words over and over: each is resolved,
    and kept in memory, once. This is what functools.lru_cache does, but a look costs half
    as much, and looks are most of what reading a file costs.

    Attributes:
        beyond: whether a number too large to be read was ever among them.
        fractions: whether a number with a point or an exponent was.
    """

    __slots__ = ("beyond", "fractions")

    def __init__(self) -> None:
        super().__init__(_ALWAYS)
        self.beyond = self.fractions = False

    def __missing__(self, text: str) -> Plain:
        value: Plain = text
        if text < _BEHIND_DIGITS:  # so it may be a number
            value = value_of(text)
            if value is text and is_beyond(text):
                self.beyond = True
            elif type(value) is float:
                self.fractions = True
        if len(text) <= _LONGEST:
            self._remember(text, value)
        return value

    def _remember(self, text: str, value: Plain) -> None:
        if len(self) >= _MOST:
            self.clear()
            self.update(_ALWAYS)
        self[text] = value


@cache
def known_words() -> Words:
    """The words seen so far by this process: what a word stands for never changes."""
    return Words()
