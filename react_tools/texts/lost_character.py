"""TX113: characters that were lost when a text was saved or copied."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import Writing

_SECOND = bytes({*range(0x80, 0xC0)} - {0x98}).decode("cp1251")
"""What the second byte of a Cyrillic letter looks like in the old Russian code page."""

_LOST = re.compile("[\ufffc\ufffd\ufdd0-\ufdef]+")
_GARBLED = re.compile(
    "\u00e2\u20ac."
    "|(?:[\u00c2\u00c3\u00d0\u00d1][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122])+"
    f"|(?:[РС][{re.escape(_SECOND)}]){{2,}}"
)
_LEFT = {
    re.compile(r"[^\W\d_]\?++[a-zа-яё]"): "letters were lost",
    re.compile(r"&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});", re.IGNORECASE): "HTML was left",
    re.compile(r"\\(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|n(?!\w))"): "an escape was left",
}
_MARK = re.compile(r"[?&\\]")


@check("TX113", Level.ERROR, Writing)
def lost_character(writing: Writing, _: object) -> Iterator[Hit]:
    r"""Characters were lost: `‹U+FFFD›`, `â€™`, `Ð¸`, «Ка??а», `&nbsp;`, `\u2019` out of quotes.

    Why it matters: the text went through a program that took it for another encoding, or came
    out of a web page. What is printed is what stands here.

    Wrong:
        name: {en: Painterâ€™s Step, ru: Шаг}

    Right:
        name: {en: Painter's Step, ru: Шаг}
    """
    if writing.rare:
        yield from _broken(writing)
    for prose in writing.with_sign(_MARK):
        for sign, message in _LEFT.items():
            if found := sign.search(prose.text):
                place = prose.part(*found.span())
                yield Hit(place, f"{message}: {quoted(found[0])}", "type the text anew")


def _broken(writing: Writing) -> Iterator[Hit]:
    """What is no text, or the bytes of one read in another encoding."""
    for sign, message in ((_LOST, "characters were lost"), (_GARBLED, "letters were garbled")):
        found = {it.start(): it for it in sign.finditer(writing.content)}
        for scalar, starts in writing.gathered(found):
            if scalar is not None:
                first, last = found[starts[0]].span()
                told = f"{message} in {quoted(scalar.text)}"
                yield Hit(writing.source.span(first, last), told, "type the text anew")
