"""Numbers that one language says and the other one does not, in figures or in words."""

import re
from collections import Counter
from collections.abc import Collection
from functools import cache
from typing import NamedTuple

NUMBER = re.compile("[0-9]+")
_WORDS = {
    "2": r"two\b|twice|second|both|pair|double|втор|два|дву|две|дво|оба|обе|обо|пар[аыу]",
    "3": r"three|thr?ice|third|triple|три\b|тр[её]|трижды|трой|тро[ие]",
    "4": r"four|quadruple|четыр|четв",
    "5": r"fi(?:ve|ft)|пят",
    "6": r"six|шест",
    "7": r"seven|сем[ьи]|седьм",
    "8": r"eight|вос[ье]м",
    "9": r"nine|ninth|девят",
    "10": r"ten\b|tenth|десят",
    "11": r"eleven|одиннадцат",
    "12": r"twel(?:ve|fth)|dozen|двенадцат|дюжин",
    "20": r"twent|двадцат",
    "30": r"thirt(?:y|ieth)|тридцат",
    "40": r"fort(?:y|ieth)|сорок",
    "50": r"fift(?:y|ieth)|пятьдесят|пятидесят",
    "100": r"hundred|сто\b|ста\b|сот",
}
_SELDOM_COUNTED = frozenset({"0", "1"})
"""Numbers that one language writes as a figure where the other says `a` or `no`, or nothing."""


class Apart(NamedTuple):
    """The figures that each of two texts says and the other one does not, in whatever way."""

    english: list[str]
    russian: list[str]


_AGREED = Apart([], [])


def apart(english: str, russian: str) -> Apart:
    """Where two texts surely say different numbers; both lists are empty where they may agree.

    A text that says any number may leave out another one, and 0 and 1 are often left out.
    """
    if NUMBER.findall(english) == NUMBER.findall(russian) or "\\" in english + russian:
        return _AGREED
    found = _apart(english, russian, _SELDOM_COUNTED)
    if found.russian and (found.english or not _counts(english)):
        return found
    return found if found.english and not _counts(russian) else _AGREED


def apart_to_the_letter(english: str, russian: str) -> Apart:
    """The same where 0 and 1 count, and each of the texts says a number that the other has not."""
    found = _apart(english, russian, ())
    return found if found.english and found.russian else _AGREED


def first_of(text: str, numbers: Collection[str]) -> tuple[int, int]:
    """Where the first of some figures stands in a text that has it."""
    return next(it for it in NUMBER.finditer(text) if _bare(it[0]) in numbers).span()


def _apart(english: str, russian: str, seldom: Collection[str]) -> Apart:
    ours, theirs = _numbers(english), _numbers(russian)
    if ours.total() == theirs.total():
        only_english, only_russian = list(ours - theirs), list(theirs - ours)
    else:
        only_english = [it for it in ours if it not in theirs and it not in seldom]
        only_russian = [it for it in theirs if it not in ours and it not in seldom]
    return Apart(
        [it for it in only_english if not _spells(russian, it)],
        [it for it in only_russian if not _spells(english, it)],
    )


def _numbers(text: str) -> Counter[str]:
    return Counter(_bare(it) for it in NUMBER.findall(text))


def _bare(number: str) -> str:
    return number.lstrip("0") or "0"


@cache
def _spelt(number: str) -> re.Pattern[str]:
    """How a number is said in words; made only for who has to look for it."""
    return re.compile(rf"\b(?:{_WORDS[number]})", re.IGNORECASE)


def _spells(text: str, number: str) -> bool:
    """Whether a text says a number in words."""
    return number in _WORDS and bool(_spelt(number).search(text))


def _counts(text: str) -> bool:
    """Whether a text says any number: it may tell by that what it leaves out."""
    return bool(NUMBER.search(text)) or any(_spelt(it).search(text) for it in _WORDS)
