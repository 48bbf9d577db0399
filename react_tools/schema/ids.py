"""What keeps a text from being an id, letter by letter."""

import re
import unicodedata

from react_tools.schema.words import latin

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")
_KNOWN = {"_": "an underscore", " ": "a blank", ".": "a point", "/": "a slash"}


def diagnosis(text: str) -> str:
    """What is wrong with *text*, as the end of a sentence that says it is not an id."""
    for letter in text:
        if not re.match(r"[a-z0-9-]", letter):
            return f"it has {_named(letter)}"
    if not text[0].isalpha():
        return "it does not begin with a letter"
    return "a hyphen stands between letters or digits only"


def suggestion(text: str) -> str:
    """The id that was probably meant, or nothing."""
    words = re.split(r"[-_ ./]+", latin(text))
    meant = "-".join(word for word in words if word)
    return meant if _ID.match(meant) else ""


def _named(letter: str) -> str:
    if letter in _KNOWN:
        return _KNOWN[letter]
    if letter.isascii() and letter.isalpha():
        return f"the capital letter {letter!r}"
    name = unicodedata.name(letter, "a character without a name")
    return f"{letter!r}, {name} (U+{ord(letter):04X})"
