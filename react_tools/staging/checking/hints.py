"""What hints say in the same words everywhere."""

import difflib
from collections.abc import Iterable

from react_tools.staging.listed import first_few

_SHOWN = 8


def meant(name: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or the words that are known."""
    words = list(known)
    near = difflib.get_close_matches(name, words, n=1)
    return f"did you mean {near[0]!r}?" if near else f"known: {listed(words)}"


def listed(words: Iterable[str]) -> str:
    """The first few words, with a sign that there are more."""
    return first_few([*words], _SHOWN) or "none"
