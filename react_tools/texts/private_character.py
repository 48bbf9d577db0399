"""TX124: a character that means something in one font only."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import Writing

_PRIVATE = re.compile("[\ue000-\uf8ff\U000f0000-\U0010ffff]")


@check("TX124", Level.NOTE, Writing)
def private_character(writing: Writing, _: object) -> Iterator[Hit]:
    """A character is from the range that Unicode leaves to fonts (private use).

    Why it matters: it shows what is meant in one font, and an empty box everywhere else. An icon
    in brackets, `[ink]`, is read by everybody.

    Wrong:
        name: {en: Pay ‹U+E001›, ru: Заплатите ‹U+E001›}

    Right:
        name: {en: "Pay [gem]", ru: "Заплатите [gem]"}
    """
    found = (at for sign in writing.rare if _PRIVATE.match(sign) for at in writing.rare[sign])
    for scalar, places in writing.gathered(found):
        if scalar is not None:
            first, *more = places
            others = f" ({len(more):,} more like this)" if more else ""
            message = f"U+{ord(writing.content[first]):04X} is for private use{others}"
            told = f"{message}, in {quoted(scalar.text)}"
            yield Hit(writing.source.span(first, first + 1), told, "write it in brackets: [gem]")
