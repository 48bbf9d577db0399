"""TX113: characters that were lost when a text was saved or copied."""

import re
from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.writing import Writing

_SECOND = "\u0402\u0403\u201a\u0453\u201e\u2026\u2020\u2021\u20ac\u2030\u0409\u2039\u040a-\u040c\u040f\u0452\u2018\u2019\u201c\u201d\u2022\u2122\u0459\u203a\u045a-\u045c\u045f\u00a0\u040e\u045e\u0408\u00a4\u0490\u00a6-\u00a9\u0401\u0404\u00ab-\u00ae\u0407\u00b0\u00b1\u0406\u0456\u0491\u00b5-\u00b7\u0451\u2116\u0454\u00bb\u0458\u0405\u0455\u0457"
"""What the second byte of a Cyrillic letter looks like in the old Russian code page."""

_LOST = re.compile("[\ufffc\ufffd\ufdd0-\ufdef]+")
_GARBLED = re.compile(
    "\u00e2\u20ac."
    "|(?:[\u00c2\u00c3\u00d0\u00d1][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122])+"
    f"|(?:[РС][{_SECOND}]){{2,}}"
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
