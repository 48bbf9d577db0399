"""RA110: a letter of another alphabet that looks like the one it should be."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import permutations

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.library import Library
from react_tools.source.tree import Node, Scalar, scalars

_ALPHABETS = ("A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f", "\u0370-\u03ff", "\u0400-\u052f")
_SEAM = re.compile("|".join(f"[{one}][{other}]" for one, other in permutations(_ALPHABETS, 2)))
_WORD = re.compile(f"[{''.join(_ALPHABETS)}]+")
_KEYBOARDS = {"LATIN": "Latin", "CYRILLIC": "Cyrillic", "GREEK": "Greek"}


@check("RA110", Level.ERROR, Library)
def lookalike_letter(library: Library, _: Library) -> Iterator[Hit]:
    """A word mixes two alphabets, or a piece is drawn with a letter that is not Latin.

    Why it matters: the Cyrillic «о» and the Latin "o" look the same and are not. A name with the
    wrong one is not found by a search and sorts elsewhere; a phrase with one does not parse, and
    nobody can see why.

    Wrong:
        name: {en: Cl\u0435rk, ru: Клерк}

    Right:
        name: {en: Clerk, ru: Клерк}
    """
    for creator in library.every_creator:
        yield from _mixed(creator.node)
    for scenario in library.every_scenario:
        yield from _mixed(scenario.root)
        drawing = scenario.root.get("field")
        if isinstance(drawing, Scalar) and not drawing.text.isascii():
            yield from _drawn(drawing)


def _mixed(root: Node) -> Iterator[Hit]:
    """The strange letters of every text of a file."""
    for each in scalars(root):
        text = each.value
        if isinstance(text, str) and not text.isascii() and _SEAM.search(text):
            yield from _strange(each)


def _strange(text: Scalar) -> Iterator[Hit]:
    for word in _WORD.finditer(text.text):
        scripts = [_script(letter) for letter in word.group()]
        home = _home(scripts, text.text)
        for at, script in enumerate(scripts, word.start()):
            if script != home:
                what = _told(text.text[at])
                yield Hit(
                    text.part(at, at + 1),
                    f"{what} stands in the {_KEYBOARDS[home]} word {word.group()!r}",
                    f"type it anew with {_KEYBOARDS[home]} letters",
                )


def _drawn(drawing: Scalar) -> Iterator[Hit]:
    for at, letter in enumerate(drawing.text):
        if letter.isalpha() and not letter.isascii():
            message = f"{_told(letter)} stands in the drawing; pieces have Latin letters"
            yield Hit(drawing.part(at, at + 1), message, "type it anew with Latin letters")


def _script(letter: str) -> str:
    """LATIN, CYRILLIC or GREEK: Unicode names of letters begin with it."""
    return unicodedata.name(letter, "LATIN").split()[0]


def _home(scripts: list[str], text: str) -> str:
    """The alphabet of most letters: of the word, and if that is even, of the whole text."""
    around = [_script(letter) for letter in text if letter.isalpha()]
    return max(sorted(set(scripts)), key=lambda it: (scripts.count(it), around.count(it)))


def _told(letter: str) -> str:
    name = unicodedata.name(letter, "a character without a name")
    return f"{letter!r}, {name} (U+{ord(letter):04X}),"
