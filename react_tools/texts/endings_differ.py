"""TX114: a text that is a sentence in one language and none in the other."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.span import Span
from react_tools.texts.writing import Pair, Prose, Writing

_MARKS = ".!?…"
_ENDS = re.compile(r"[.!?…][\s»”\"')\]]*$", re.MULTILINE)
_CLOSERS = " \t\n»”\"')]"


@check("TX114", Level.WARNING, Writing)
def endings_differ(writing: Writing, _: object) -> Iterator[Hit]:
    """A text ends with a full stop, a question or an exclamation mark in one language only.

    Why it matters: what is asked in one language is told in the other, or somebody forgot the last
    mark, or the last sentence.

    Wrong:
        name: {en: Who is there?, ru: Кто там}

    Right:
        name: {en: Who is there?, ru: Кто там?}
    """
    for pair in writing.pairs_with(_ENDS):
        english, russian = _end(pair.en.text), _end(pair.ru.text)
        if english != russian:
            yield _told(pair, english, russian)


def _end(text: str) -> str:
    """How a text ends: with the mark that says most."""
    told = text.rstrip(_CLOSERS)
    marks = told[len(told.rstrip(_MARKS)) :]
    return next((it for it in "?!" if it in marks), "." if marks else "")


def _told(pair: Pair, english: str, russian: str) -> Hit:
    told = f"English ends with {english or 'no mark'}, Russian with {russian or 'no mark'}"
    return Hit(_last(pair.ru), told, "end both alike", ((pair.en.span, "English"),))


def _last(prose: Prose) -> Span:
    """Where the last word, or the mark behind it, ends."""
    length = len(prose.text.rstrip(_CLOSERS)) or len(prose.text)
    return prose.part(length - 1, length)
