"""TX106: a character that nobody sees."""

from collections.abc import Iterator

from react_tools.findings import Edit, Fix, Level
from react_tools.lint.check import Hit, check
from react_tools.source.fault import quoted
from react_tools.texts.characters import INVISIBLE, joins_pictures, named
from react_tools.texts.writing import Writing


@check("TX106", Level.WARNING, Writing)
def invisible_character(writing: Writing, _: object) -> Iterator[Hit]:
    """A character is there that nobody sees: of no width, a soft hyphen, one that turns the text.

    Why it matters: a name with one in it looks like the same name without, and is not: no search
    finds it, and it is another one wherever names are compared. Signs that turn the direction of
    writing show a line in another order than it is read. Within emoji they are as they should be.

    Wrong:
        name: {en: Flow‹U+200B›ing Ink, ru: Плавный штрих}

    Right:
        name: {en: Flowing Ink, ru: Плавный штрих}
    """
    content = writing.content
    found = (at for sign in writing.rare if INVISIBLE.match(sign) for at in writing.rare[sign])
    for scalar, places in writing.gathered(it for it in found if not joins_pictures(content, it)):
        first, *more = places
        where = f" in {quoted(scalar.text)}" if scalar else ""
        others = f" ({len(more):,} more like this)" if more else ""
        message = f"{named(content[first])}, which nobody sees, stands here{where}{others}"
        fix = Fix(tuple(Edit(writing.source.span(it, it + 1), "") for it in places))
        yield Hit(writing.source.span(first, first + 1), message, "delete it", fix=fix)
