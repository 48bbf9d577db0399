"""Letters of another alphabet that look like those they should be."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from react_tools.findings import Fix
from react_tools.lint.check import Hit
from react_tools.source.fault import quoted
from react_tools.source.mending import swapped
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
# What looks the same in Latin, Cyrillic and Greek, a column a letter.
_ALIKE = [
    {letter for letter in column if letter != " "}
    for column in zip(
        "ABEKMHOPCTYXIJSZNaceopyxijskdqwhv",
        "АВЕКМНОРСТУХІЈЅ  асеорухіјѕкԁԛԝһѵ",
        "ΑΒΕΚΜΗΟΡ ΤΥΧΙ  ΖΝα  ορ χι  κ    ν",
        strict=True,
    )
]
_FOREIGN = {name: re.compile(f"[^{letters}]") for name, letters in _ALPHABETS.items()}


def mixed(root: Node) -> Iterator[Hit]:
    """The letters of every text of a file that are of another alphabet than their word."""
    for each in scalars(root):
        text = each.value
        if isinstance(text, str) and not text.isascii() and _SEAM.search(text):
            yield from _strange(each)


def _strange(text: Scalar) -> Iterator[Hit]:
    """One for each word of letters of several alphabets, at the first letter that is strange."""
    whole = _counted(text.text)
    for word in _WORD.finditer(text.text):
        if not _SEAM.search(word.group()):
            continue
        home = _home(_counted(word.group()), whole)
        first, *more = _FOREIGN[home].finditer(word.group())
        at = word.start() + first.start()
        others = f" ({len(more):,} more like this)" if more else ""
        yield Hit(
            text.part(at, at + 1),
            f"{told(first.group())} stands in the {home} word {quoted(word.group())}{others}",
            f"type it anew with {home} letters",
            fix=_fix(text, word, home),
        )


def _fix(text: Scalar, word: re.Match[str], home: str) -> Fix | None:
    """The word with the letters of its alphabet that look like the strange ones."""
    letters = [_alike(it, home) for it in word.group()]
    edits = swapped(text, *word.span(), "".join(letters)) if all(letters) else ()
    return Fix(edits) if edits else None


def _alike(letter: str, home: str) -> str:
    """The letter of an alphabet that looks like this one; empty if there is none."""
    if _LETTERS[home].match(letter):
        return letter
    return next(
        (it for row in _ALIKE if letter in row for it in row if _LETTERS[home].match(it)), ""
    )


def _home(word: Counter[str], text: Counter[str]) -> str:
    """The alphabet of most letters: of the word, and if that is even, of the whole text."""
    return max(_LETTERS, key=lambda it: (word[it], text[it]))


def _counted(text: str) -> Counter[str]:
    """How many letters of each alphabet."""
    return Counter({name: len(letters.findall(text)) for name, letters in _LETTERS.items()})


def told(letter: str) -> str:
    """A letter, its name and its number: what cannot be seen of it."""
    name = unicodedata.name(letter, "a character without a name")
    return f"{letter!r}, {name} (U+{ord(letter):04X}),"
