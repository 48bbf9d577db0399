"""TX108: a no-break or other odd blank in a name or a text."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.texts.blanks import odd_blanks
from react_tools.texts.writing import Writing


@check("TX108", Level.WARNING, Writing)
def odd_blank_in_text(writing: Writing, _: object) -> Iterator[Hit]:
    """A name or a text has a no-break blank, or another that is no plain one.

    Why it matters: a name with one is another name than the same one with a plain blank: no search
    finds it. Where a line may break is for whoever prints the card to say, not for the data.

    Wrong:
        name: {en: Flowing‹U+00A0›Ink, ru: Плавный штрих}

    Right:
        name: {en: Flowing Ink, ru: Плавный штрих}
    """
    yield from odd_blanks(writing, prose=True)
