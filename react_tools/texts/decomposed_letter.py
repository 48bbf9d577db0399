"""TX112: a letter that is written in two parts, or by the number of another sign."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.characters import named
from react_tools.texts.writing import Writing

_FORM: Final = "NFC"
_LONGEST = 60
"""A letter with more signs than that is one of no language; to sort them takes for ever."""


@check("TX112", Level.WARNING, Writing)
def decomposed_letter(writing: Writing, _: object) -> Iterator[Hit]:
    """A letter such as «й» is written as two: «и» and the sign above it (not Unicode's form NFC).

    Why it matters: both look the same and are not: the name is found by no search and sorts
    elsewhere. It comes from file names of a Mac, or out of a PDF.

    Wrong:
        name: {en: Duel, ru: Бои‹U+0306›}

    Right:
        name: {en: Duel, ru: Бой}
    """
    content = writing.content
    places = dict(_letters(writing))
    for scalar, starts in writing.gathered(places):
        if scalar is None:
            continue
        first, *more = starts
        letter = content[first : places[first]]
        one = unicodedata.normalize(_FORM, letter)
        others = f" ({len(more):,} more like this)" if more else ""
        parts = " and ".join(map(named, letter))
        message = f"{quoted(one)} stands in {quoted(scalar.text)} as {parts}{others}"
        edits = (
            Edit(
                writing.source.span(it, places[it]),
                unicodedata.normalize(_FORM, content[it : places[it]]),
            )
            for it in starts
        )
        span = writing.source.span(first, places[first])
        yield Hit(span, message, "type the letter anew", fix=Fix(tuple(edits)))


def _letters(writing: Writing) -> Iterator[tuple[int, int]]:
    """Where each letter begins and ends that is not in the form that it should have."""
    content, end = writing.content, 0
    for at in sorted(it for sign in filter(_is_odd, writing.rare) for it in writing.rare[sign]):
        if at < end:
            continue
        start, end = at - bool(at and unicodedata.combining(content[at])), at + 1
        while unicodedata.combining(content[end : end + 1] or " "):
            end += 1
        whole = end - start <= _LONGEST
        if whole and not unicodedata.is_normalized(_FORM, content[start:end]):
            yield start, end


def _is_odd(sign: str) -> bool:
    """Whether a character is a part of a letter, or has another form."""
    return bool(unicodedata.combining(sign)) or not unicodedata.is_normalized(_FORM, sign)
