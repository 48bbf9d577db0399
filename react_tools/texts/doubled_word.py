"""TX116: a word that stands twice in a row."""

import re
from collections.abc import Iterator
from operator import eq

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import Writing

_TWICE = re.compile(r"(?<![\w-])([^\W\d_]+)(\s+\1)(?![\w-])", re.IGNORECASE)
_SMALL = frozenset(
    [
        *("the", "a", "an", "of", "at", "by", "for", "from", "with", "and", "or", "its", "this"),
        *("each", "if", "as", "your", "their", "to"),
        *("и", "в", "на", "с", "к", "по", "из", "от", "до", "за", "для", "не", "или", "у", "его"),
        *("их", "под", "над", "при", "без", "во", "со", "ко"),
    ]
)
"""Words that are never said twice on purpose."""
_LONG = 4
_TEXT = 5
_ON_PURPOSE = frozenset(
    [
        *("that", "very", "much", "more", "long", "away", "ever", "never", "again", "down"),
        *("round", "over", "очень", "много", "больше", "долго", "давно", "далеко", "едва", "чуть"),
        *("почти", "снова", "вновь"),
    ]
)


@check("TX116", Level.WARNING, Writing)
def doubled_word(writing: Writing, _: object) -> Iterator[Hit]:
    """A word is doubled: "the the".

    Why it matters: it is printed like that. A short name may be a word and again that
    word, such as Tick Tick; so only small words are told, and others in texts of five words or
    more.

    Wrong:
        name: {en: Draw to to the limit, ru: Возьмите до предела}

    Right:
        name: {en: Draw to the limit, ru: Возьмите до предела}
    """
    words = writing.every.lower().split()
    if any(map(eq, words, words[1:])):
        for prose in writing.prose:
            if slip := _slip(prose.text):
                first, last = slip.span(2)
                place = prose.exact(first, last)
                fix = None if place is None else Fix((Edit(place, ""),))
                message = f"{quoted(slip[0])} says a word twice"
                span = prose.part(last - len(slip[1]), last)
                yield Hit(span, message, "delete one of them", fix=fix)


def _slip(text: str) -> re.Match[str] | None:
    """The first word of a text that stands twice and is not likely to be meant so."""
    return next((it for it in _TWICE.finditer(text) if _is_slip(it[1], it[0], text)), None)


def _is_slip(word: str, both: str, text: str) -> bool:
    """Whether it is likely that the word was to be said once."""
    if both[len(word) :].strip() != both[len(word) :].strip().lower():
        return False
    if word.lower() in _SMALL:
        return True
    enough = len(word) >= _LONG and len(text.split()) >= _TEXT
    return enough and word.islower() and word not in _ON_PURPOSE
