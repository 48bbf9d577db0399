"""TX104: a text that is in the same language under both keys."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.source.reading import child, text
from react_tools.texts.writing import Pair, Writing

_CYRILLIC = re.compile("[Ѐ-ԯ]")
_SEVERAL = re.compile(r"[A-Za-z]{2,}[^A-Za-z]+[A-Za-z]{2,}")
_RUSSIAN = re.compile(r"(?<![\w«„“\"'(\[])[Ѐ-ԯ]{2,}+(?!\w)")
"""A word that does not begin a quotation, in which it would be meant."""
_PUBLISHED = frozenset({"rulebook", "site", "faq", "review"})


@check("TX104", Level.WARNING, Writing)
def untranslated_text(writing: Writing, _: object) -> Iterator[Hit]:
    """A text of several words is English under `ru:`, or Russian under `en:`.

    Why it matters: it was copied to be translated, and half of the players cannot read it. A
    single word may be a name that is the same everywhere: DJ. What is published is quoted as it
    is, if `sources` says so, and so is the title of a document in another language.

    Wrong:
        name: {en: Flowing Ink, ru: Flowing Ink}

    Right:
        name: {en: Flowing Ink, ru: Плавный штрих}
    """
    for pair in writing.pairs:
        english, russian = pair.en.text, pair.ru.text
        if not _CYRILLIC.search(russian):
            if _SEVERAL.search(russian) and not _CYRILLIC.search(english) and not _is_meant(pair):
                message = f"{quoted(russian)} stands under `ru` and is not Russian"
                yield Hit(pair.ru.span, message, "translate it", ((pair.en.span, "English"),))
        elif not english.isascii() and (found := _RUSSIAN.search(english)):
            message = f"the Russian word {quoted(found[0])} stands under `en`"
            place = pair.en.part(*found.span())
            yield Hit(place, message, "translate it", ((pair.ru.span, "Russian"),))


def _is_meant(pair: Pair) -> bool:
    """Whether the thing says that its Russian text is published, or that it is not Russian."""
    sources = child(pair.thing, "sources")
    told = text(sources, f"{pair.key}.ru") or text(sources, pair.key)
    return told in _PUBLISHED or text(pair.thing, "language") not in {"", "ru"}
