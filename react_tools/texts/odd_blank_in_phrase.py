"""TX107: a no-break or other odd blank where a program reads."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.texts.blanks import odd_blanks
from react_tools.texts.writing import Writing


@check("TX107", Level.ERROR, Writing)
def odd_blank_in_phrase(writing: Writing, _: object) -> Iterator[Hit]:
    """A phrase, an id or a key has a no-break blank, or another that is no plain one.

    Why it matters: it looks like a blank and is none: `pay 1 ink` with such a blank is one long
    word, which nobody knows. It comes along when something is copied out of a text or a web page.

    Wrong:
        deck:
          - id: flowing-ink
            cost: exhaust‹U+00A0›this

    Right:
        deck:
          - id: flowing-ink
            cost: exhaust this
    """
    yield from odd_blanks(writing, prose=False)
