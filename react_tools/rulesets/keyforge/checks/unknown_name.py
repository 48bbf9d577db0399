"""KF107: a card or a house that no file defines."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.keyforge.checking.strangers import strangers
from react_tools.rulesets.keyforge.library import Library
from react_tools.staging.checking.hints import meant, respelt


@check("KF107", Level.ERROR, Library)
def unknown_name(library: Library, _: Library) -> Iterator[Hit]:
    """A deck or a phrase names a card or a house that nobody knows.

    Why it matters: nothing is ever of such a house, or a copy of such a card, so the clause would
    never do anything, and no deck could be dealt. The houses of the edition stand in `game.yaml`.

    Wrong:
        houses:
          dis: {impp: 12}

    Right:
        houses:
          dis: {imp: 12}
    """
    for it in strangers(library):
        message = f"no file defines a card {it.text!r}"
        if it.sort == "house":
            message = f"the edition has no house {it.text!r}"
        fix = respelt(it.span, it.text, it.known)
        yield Hit(it.span, message, meant(it.text, it.known), fix=fix)
