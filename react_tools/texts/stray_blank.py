"""TX111: a blank too many or too few within a text."""

import re
from collections.abc import Iterator

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.texts.writing import Prose, Writing

_FLAWS = {
    "more than one blank stands here": (re.compile(r"(?<=[^\s])[ \t]{2,}+(?=[^\s])|\t"), " "),
    "a blank stands before this mark": (re.compile(r"(?<=\w) +(?=[,;!?.:](?![\w.!?)(:;-]))"), ""),
    "no blank stands behind this comma": (re.compile(r"(?<=[^\W\d_],)(?=[^\W\d_])"), " "),
    "a blank stands behind this bracket": (re.compile(r"(?<=[(«„]) +(?=\S)"), ""),
    "a blank stands before this bracket": (re.compile(r"(?<=[^\s(«„]) +(?=[)»])"), ""),
}
_LIKELY = ("  ", "\t", " ,", " .", " ;", " :", " !", " ?", "( ", " )", "« ", "„ ", " »")
_COMMA = re.compile(r",[^\W\d_]")


@check("TX111", Level.WARNING, Writing)
def stray_blank(writing: Writing, _: object) -> Iterator[Hit]:
    """A text has two blanks in a row, one before a comma or full stop, or none behind a comma.

    Why it matters: it is printed like that, and a name with two blanks is another name than the
    same one with one: no search finds it.

    Wrong:
        name: {en: Bell  Rope, ru: Верёвка}

    Right:
        name: {en: Bell Rope, ru: Верёвка}
    """
    if any(it in writing.every for it in _LIKELY) or _COMMA.search(writing.every):
        for prose in writing.prose:
            yield from _flaws(prose)


def _flaws(prose: Prose) -> Iterator[Hit]:
    for message, (flaw, instead) in _FLAWS.items():
        if found := flaw.search(prose.text):
            first, last = found.span()
            place = prose.exact(first, last)
            fix = None if place is None else Fix((Edit(place, instead),))
            cure = f"write {'one blank' if instead else 'none'}"
            yield Hit(prose.part(first, max(last, first + 1)), message, cure, fix=fix)
