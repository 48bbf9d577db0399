"""TX110: a bracket or quotation mark without its other half."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.texts.writing import Prose, Writing

_CLOSERS = {"(": ")", "[": "]", "{": "}", "«": "»", "“": "”"}
_OPENERS = {closer: opener for opener, closer in _CLOSERS.items()}
_MARK = re.compile(r"""(?<![\d])"|[()\[\]{}«»“”„]""")
_ANY = re.compile('["()\\[\\]{}«»“”„]')
_FINE = frozenset(["«»", '""', "()", "[]", "{}", "“”", "„“", "[][]", "()()", "«»«»"])
_LOW = "„"
_ITEM = re.compile(r"(?:^|(?<=\s))\w{1,2}\)(?=\s)")
"""What comes before an item: a) or 1)."""
_FACE = re.compile(r"(?<=[:;=])-?[()\[\]](?=\s|$)")
_ANY = re.compile('["()\\[\\]{}«»“”„]')
_FINE = frozenset(["«»", '""', "()", "[]", "{}", "“”", "„“", "[][]", "()()", "«»«»"])
_LOW = "„"
_LEFT_OUT = re.compile(
    r"[:;=]-?[()\[\]]"  # a face
    r"|(?:^|(?<=[\s(]))\w{1,2}\)"  # a) and 1) before an item
)


@check("TX110", Level.WARNING, Writing)
def unpaired_mark(writing: Writing, _: object) -> Iterator[Hit]:
    """A text opens a bracket or a quotation mark and does not close it, or the other way round.

    Why it matters: it is printed like that, and where brackets hold an icon, the icon is not found.

    Wrong:
        name: {en: "Draw (two", ru: "Возьмите (две)"}

    Right:
        name: {en: "Draw (two)", ru: "Возьмите (две)"}
    """
    for prose in writing.with_sign(_ANY):
        if (at := _unpaired(prose)) is not None:
            sign = prose.text[at]
            wanted = _CLOSERS.get(sign) or _OPENERS.get(sign) or sign
            message = f"this {sign} stands alone"
            yield Hit(prose.part(at, at + 1), message, f"add {wanted}, or delete it")


def _unpaired(prose: Prose) -> int | None:
    """Where the first mark without another half stands."""
    text, waiting = prose.text, list[tuple[str, int]]()
    if "".join(_MARK.findall(text)) in _FINE:
        return None
    alone = {it.end() - 1 for sort in (_ITEM, _FACE) for it in sort.finditer(text)}
    for found in _MARK.finditer(text):
        sign, at = found[0], found.start()
        if waiting and sign in _wanted(waiting[-1][0]):
            waiting.pop()
        elif at in alone:
            continue
        elif sign in _OPENERS:
            return at
        else:
            waiting.append((sign, at))
    return waiting[0][1] if waiting else None


def _wanted(opener: str) -> str:
    """What closes a mark that is open: „ is closed by either of the upper ones."""
    return "“”" if opener == _LOW else _CLOSERS.get(opener, opener)
