"""Letters of another alphabet that look like those they should be."""

import re
import unicodedata
from collections.abc import Iterator
from itertools import permutations

from react_tools.lint.check import Hit
from react_tools.source.tree import Node, Scalar, scalars

_ALPHABETS = {
    "Latin": "A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f",
    "Greek": "\u0370-\u03ff",
    "Cyrillic": "\u0400-\u052f",
}
_PAIRS = permutations(_ALPHABETS.values(), 2)
_SEAM = re.compile("|".join(f"[{one}][{other}]" for one, other in _PAIRS))
_WORD = re.compile(f"[{''.join(_ALPHABETS.values())}]+")
_LETTERS = {name: re.compile(f"[{letters}]") for name, letters in _ALPHABETS.items()}


def mixed(root: Node) -> Iterator[Hit]:
    """The letters of every text of a file that are of another alphabet than their word."""
    for each in scalars(root):
        text = each.value
        if isinstance(text, str) and not text.isascii() and _SEAM.search(text):
            yield from _strange(each)


def _strange(text: Scalar) -> Iterator[Hit]:
    for word in _WORD.finditer(text.text):
        home = _home(word.group(), text.text)
        for at, letter in enumerate(word.group(), word.start()):
            if not _LETTERS[home].match(letter):
                yield Hit(
                    text.part(at, at + 1),
                    f"{told(letter)} stands in the {home} word {word.group()!r}",
                    f"type it anew with {home} letters",
                )


def _home(word: str, text: str) -> str:
    """The alphabet of most letters: of the word, and if that is even, of the whole text."""
    return max(
        _LETTERS, key=lambda it: (len(_LETTERS[it].findall(word)), len(_LETTERS[it].findall(text)))
    )


def told(letter: str) -> str:
    """A letter, its name and its number: what cannot be seen of it."""
    name = unicodedata.name(letter, "a character without a name")
    return f"{letter!r}, {name} (U+{ord(letter):04X}),"
