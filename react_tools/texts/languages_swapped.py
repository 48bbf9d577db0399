"""TX105: the Russian text under `en`, the English one under `ru`."""

import re
from collections.abc import Iterator

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.texts.writing import Pair, Writing

_CYRILLIC = re.compile("[Ѐ-ԯ]")
_LATIN = re.compile("[A-Za-z]")


@check("TX105", Level.ERROR, Writing)
def languages_swapped(writing: Writing, _: object) -> Iterator[Hit]:
    """A text is Russian under `en:` and English under `ru:`.

    Why it matters: everybody gets the language that the others have asked for.

    Wrong:
        name: {en: Верёвка, ru: Bell Rope}

    Right:
        name: {en: Bell Rope, ru: Верёвка}
    """
    for pair in writing.pairs:
        english, russian = pair.en.text, pair.ru.text
        if english.isascii() or not _only(_CYRILLIC, _LATIN, english):
            continue
        if _only(_LATIN, _CYRILLIC, russian):
            message = "the Russian text stands under `en`, and the English one under `ru`"
            others = ((pair.ru.span, "the other one"),)
            yield Hit(pair.en.span, message, "swap them", others, _swapped(pair))


def _only(letters: re.Pattern[str], others: re.Pattern[str], text: str) -> bool:
    """Whether a text has letters of one alphabet and none of the other."""
    return bool(letters.search(text)) and not others.search(text)


def _swapped(pair: Pair) -> Fix:
    one, other = sorted((pair.en.scalar, pair.ru.scalar), key=lambda it: it.start)
    content = one.source.content
    return Fix(
        (
            Edit(one.span, content[other.start : other.end]),
            Edit(other.span, content[one.start : one.end]),
        )
    )
