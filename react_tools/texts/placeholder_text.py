"""TX103: a text that was to be written later."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import Prose, Writing

_WHOLE = frozenset(
    [
        *("tba", "wip", "asdf", "qwerty", "foobar", "placeholder", "йцукен"),
        *("xxx", "xxxx", "xxxxx", "ххх", "хххх", "ххххх"),  # Latin ones, and Cyrillic ones
        *("card name", "unit name", "token name", "your name", "name here", "text here"),
        *("new card", "new creator", "new deck", "новая карта", "название карты", "имя карты"),
        *("?", "??", "???", "????", "...", "…", ".", "-", "--", "---", "–", "—", "_", "__", "___"),
    ]
)
_SMALL = frozenset(["name", "title", "text", "foo", "bar", "имя", "название", "текст"])
"""With a capital letter they are names."""
_WITHIN = re.compile(
    r"\bTODO\b|\bTBD\b|\bFIXME\b|\b[Ll]orem ipsum|\b[Cc]oming soon\b|\b[Tt]o be translated\b"
    r"|\b[Вв] разработке\b|\b[Нн]е переведено\b|\b[Бб]ез перевода\b"
)
_LIKELY = ("TODO", "TBD", "FIXME", "ipsum", "soon", "translated", "работке", "переве", "перевода")


@check("TX103", Level.WARNING, Writing)
def placeholder_text(writing: Writing, _: object) -> Iterator[Hit]:
    """A text is a placeholder: TODO, TBD, ???, xxx, lorem ipsum, «название».

    Why it matters: it was put there so that the file could be read, and is printed if nobody
    remembers it.

    Wrong:
        name: {en: Bell Rope, ru: TODO}

    Right:
        name: {en: Bell Rope, ru: Верёвка}
    """
    lines = writing.every.splitlines()
    if not (_SMALL.isdisjoint(lines) and _WHOLE.isdisjoint(writing.every.lower().splitlines())):
        for prose in writing.prose:
            if prose.text in _SMALL or prose.text.lower() in _WHOLE:
                yield _told(prose, 0, len(prose.text))
    if any(it in writing.every for it in _LIKELY):
        for prose in writing.with_sign(_WITHIN):
            if found := _WITHIN.search(prose.text):
                yield _told(prose, *found.span())


def _told(prose: Prose, first: int, last: int) -> Hit:
    message = f"{quoted(prose.text[first:last])} is a placeholder"
    return Hit(prose.part(first, last), message, "write what it is to be")
