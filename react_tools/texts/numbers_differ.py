"""TX101: a text with other numbers in one language than in the other."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.source.span import Span
from react_tools.texts.writing import Pair, Prose, Writing

_NUMBER = re.compile("[0-9]+")
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


@check("TX101", Level.WARNING, Writing)
def numbers_differ(writing: Writing, _: object) -> Iterator[Hit]:
    """A text has other numbers in English than in Russian.

    Why it matters: two players with the same card would play it by different numbers. A number
    that is a figure in one language may be a word in the other: `2` and «две».

    Wrong:
        name: {en: Deal 2, ru: Нанеси 3}

    Right:
        name: {en: Deal 2, ru: Нанеси 2}
    """
    for pair in writing.pairs_with(_NUMBER):
        one, other = pair.en.text, pair.ru.text
        if _NUMBER.findall(one) != _NUMBER.findall(other) and "\\" not in one + other:
            yield from _different(pair)


def _different(pair: Pair) -> Iterator[Hit]:
    english, russian = _numbers(pair.en.text), _numbers(pair.ru.text)
    if english.total() == russian.total():
        only_english, only_russian = list(english - russian), list(russian - english)
    else:
        only_english = [it for it in english if it not in russian and it not in _SELDOM_COUNTED]
        only_russian = [it for it in russian if it not in english and it not in _SELDOM_COUNTED]
    only_english = [it for it in only_english if not _spells(pair.ru.text, it)]
    only_russian = [it for it in only_russian if not _spells(pair.en.text, it)]
    if only_russian and (only_english or not _counts(pair.en.text)):
        told = f"Russian says {_listed(only_russian)} where English says {_listed(only_english)}"
        yield Hit(_first(pair.ru, only_russian), told, "say the same", ((pair.en.span, "English"),))
    elif only_english and not _counts(pair.ru.text):
        told = f"English says {_listed(only_english)} where Russian says no number"
        yield Hit(_first(pair.en, only_english), told, "say the same", ((pair.ru.span, "Russian"),))


def _numbers(text: str) -> Counter[str]:
    return Counter(it.lstrip("0") or "0" for it in _NUMBER.findall(text))


@cache
def _spelt(number: str) -> re.Pattern[str]:
    """How a number is said in words; made only for who has to look for it."""
    return re.compile(rf"\b(?:{_WORDS[number]})", re.IGNORECASE)


def _spells(text: str, number: str) -> bool:
    """Whether a text says a number in words."""
    return number in _WORDS and bool(_spelt(number).search(text))


def _counts(text: str) -> bool:
    """Whether a text says any number: it may tell by that what it leaves out."""
    return bool(_NUMBER.search(text)) or any(_spelt(it).search(text) for it in _WORDS)


def _first(prose: Prose, numbers: list[str]) -> Span:
    """Where the first of *numbers* stands."""
    found = (it for it in _NUMBER.finditer(prose.text) if (it[0].lstrip("0") or "0") in numbers)
    return prose.part(*next(found).span())


def _listed(numbers: Sequence[str]) -> str:
    return " and ".join(quoted(it).strip("'") for it in numbers[:3]) or "no number"
