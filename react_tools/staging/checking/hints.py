"""What hints say in the same words everywhere."""

import difflib
from collections.abc import Iterable

from react_tools.findings import Edit, Fix
from react_tools.schema.words import only_near
from react_tools.source.span import Span
from react_tools.staging.listed import first_few

_SHOWN = 8


def meant(name: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or the words that are known."""
    words = list(known)
    near = difflib.get_close_matches(name, words, n=1)
    return f"did you mean {near[0]!r}?" if near else f"known: {listed(words)}"


def respelt(span: Span, name: str, known: Iterable[str]) -> Fix | None:
    """The one known word that is near to a name, in its place; None if several are, or none is."""
    words = list(known)
    near = difflib.get_close_matches(name, words, n=1)
    return instead(span, name, near[0]) if near and only_near(name, words) else None


def instead(span: Span, old: str, new: str) -> Fix | None:
    """A word in place of another; None if the span is not just the old one's, quotes aside.

    It is never safe: which word was meant is for a designer to say.
    """
    wide = span.end_column - span.column
    if not new or span.line != span.end_line or wide not in {len(old), len(old) + 2}:
        return None
    return Fix((Edit(span, new),))


def listed(words: Iterable[str]) -> str:
    """The first few words, with a sign that there are more."""
    return first_few([*words], _SHOWN) or "none"
