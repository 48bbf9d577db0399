"""TX123: a letter that stands for a digit."""

import re
from collections.abc import Iterator

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.characters import named
from react_tools.texts.writing import Writing

_DIGITS = {"O": "0", "o": "0", "О": "0", "о": "0", "l": "1", "I": "1", "З": "3"}
_NUMBER = re.compile(r"(?<![\w.-])(?:[0-9]+[OoОоЗ][0-9OoОо]*|l[0-9]+|[0-9]+[lI][0-9]+)(?![\w-])")
_LIKELY = re.compile("[0-9l][0-9OoОоЗlI]")


@check("TX123", Level.WARNING, Writing)
def letter_for_digit(writing: Writing, _: object) -> Iterator[Hit]:
    """A number has a letter in it that looks like a digit: `1O`, `l0`, `1З`.

    Why it matters: it looks right and is none: no search finds the number, and a screen reader
    says a letter.

    Wrong:
        name: {en: Draw 1O, ru: Возьмите 10}

    Right:
        name: {en: Draw 10, ru: Возьмите 10}
    """
    for prose in writing.with_sign(_LIKELY):
        if found := _NUMBER.search(prose.text):
            at = next(it for it in range(*found.span()) if prose.text[it] in _DIGITS)
            digit = _DIGITS[prose.text[at]]
            place = prose.exact(at, at + 1)
            fix = None if place is None else Fix((Edit(place, digit),))
            told = f"{named(prose.text[at])} stands in the number {quoted(found[0])}"
            yield Hit(prose.part(at, at + 1), told, f"type {digit}", fix=fix)
