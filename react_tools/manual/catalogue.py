"""The codes of all games, with their titles."""

from functools import cache

from react_tools import rulesets
from react_tools.manual.entries import codes
from react_tools.policy.codes import Catalogue, Known


@cache
def catalogue(*first: str) -> Catalogue:
    """Everything that a finding can be, in the order of the codes.

    What games share each tells in its own words: here in those of the *first* game.
    """
    found = dict[str, Known]()
    for name in dict.fromkeys((*first, *rulesets.RULESETS)):
        for entry in codes(rulesets.get(name)):
            game = name if entry.kind == "check" else ""
            found.setdefault(entry.id, Known(entry.title["en"], game))
    return dict(sorted(found.items()))
