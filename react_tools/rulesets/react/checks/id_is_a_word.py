"""RA111: an id that cannot be told from a word of the language."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.ids import ids, own_id
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.words import RESERVED
from react_tools.rulesets.react.library import Library


@check("RA111", Level.ERROR, Creator)
def id_is_a_word(creator: Creator, _: Library) -> Iterator[Hit]:
    """An id is a word of the card language.

    Why it matters: in a phrase nobody could tell the one from the other: with a token called
    `line`, `a unit with line` reads as half of `in line with`.

    Wrong:
        tokens:
          line: {at: unit, supply: 3, name: {en: Line, ru: черта}, of: черты}

    Right:
        tokens:
          red-line: {at: unit, supply: 3, name: {en: Line, ru: черта}, of: черты}
    """
    for each in (own_id(creator), *ids(creator)):
        if each.text in RESERVED:
            message = f"the {each.kind} id {each.text!r} is a word of the card language"
            yield Hit(each.span, message, "choose another id; two words with a hyphen never clash")
