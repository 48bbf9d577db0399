"""TX102: a text with other icons in one language than in the other."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import Pair, Writing

_TOKEN = re.compile(
    r"\[\[?[^\[\]{}<>\n]{1,30}\]\]?|\{[^\[\]{}<>\n]{1,30}\}|</?[A-Za-z][^<>\n]{0,30}>"
)
_MARK = re.compile("[^\x00-;=-Z\\\\-z|-\u203f]")
"""`[`, `{`, `<`, or a sign from U+2040 on; said by what it is not, it is made ten times faster."""
_CYRILLIC = re.compile("[Ѐ-ӿ]")
_NO_ICONS = "№©®™°\ufffc\ufffd"
"""Signs for words, which need not be there in another language, and for what was lost."""


@check("TX102", Level.WARNING, Writing)
def icons_differ(writing: Writing, _: object) -> Iterator[Hit]:
    """A text has other icons in English than in Russian: `[ink]`, `{2}`, `<b>`, ★.

    Why it matters: an icon that a translation has lost is printed in one language only, and what
    it stands for is played in that one only. What stands in brackets may be translated; then only
    how many there are is compared.

    Wrong:
        name: {en: "Pay [ink]", ru: Заплатите}

    Right:
        name: {en: "Pay [ink]", ru: "Заплатите [ink]"}
    """
    for pair in writing.pairs_with(_MARK):
        yield from _different(pair)


def _different(pair: Pair) -> Iterator[Hit]:
    english, russian = _icons(pair.en.text), _icons(pair.ru.text)
    if any(map(_CYRILLIC.search, russian)):
        english, russian = _kinds(english), _kinds(russian)
    only_english, only_russian = list(english - russian), list(russian - english)
    if only_russian:
        told = f"Russian has {_listed(only_russian)} where English has {_listed(only_english)}"
        yield Hit(pair.ru.span, told, "write the same", ((pair.en.span, "English"),))
    elif only_english:
        told = f"English has {_listed(only_english)} where Russian has no such thing"
        yield Hit(pair.en.span, told, "write the same", ((pair.ru.span, "Russian"),))


def _icons(text: str) -> Counter[str]:
    found = Counter(it for it in _TOKEN.findall(text))
    found.update(it for it in text if not it.isascii() and _is_picture(it))
    return found


def _is_picture(sign: str) -> bool:
    arrow = "\u2190" <= sign <= "\u21ff"
    return (arrow or unicodedata.category(sign) == "So") and sign not in _NO_ICONS


def _kinds(icons: Counter[str]) -> Counter[str]:
    """The same, all words in brackets alike."""
    found: Counter[str] = Counter()
    for icon, number in icons.items():
        found[f"{icon[0]}…{icon[-1]}" if len(icon) > 1 else icon] += number
    return found


def _listed(icons: list[str]) -> str:
    return " and ".join(quoted(it) for it in icons[:3]) or "no such thing"
