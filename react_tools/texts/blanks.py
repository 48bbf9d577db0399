"""Blanks that look like a blank and are none, or not one of the usual width."""

from collections.abc import Iterator

from react_tools.findings import Edit, Fix
from react_tools.lint.check import Hit
from react_tools.source.fault import quoted
from react_tools.texts.characters import BLANKS, named
from react_tools.texts.writing import Writing


def odd_blanks(writing: Writing, *, prose: bool) -> Iterator[Hit]:
    """One for each text for people (*prose*), or for programs, that has any."""
    found = (at for sign in writing.rare if sign in BLANKS for at in writing.rare[sign])
    for scalar, places in writing.gathered(found):
        if scalar is None or writing.is_prose(scalar) != prose:
            continue
        first, *more = places
        others = f" ({len(more):,} more like this)" if more else ""
        told = named(writing.content[first])
        message = f"{told} stands in {quoted(scalar.text)} instead of a blank{others}"
        fix = Fix(tuple(Edit(writing.source.span(it, it + 1), " ") for it in places))
        yield Hit(writing.source.span(first, first + 1), message, "type a blank", fix=fix)
