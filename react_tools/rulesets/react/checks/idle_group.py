"""RA138: a group of tokens that is of no use."""

from collections.abc import Iterator

from react_tools.findings import Level
from react_tools.lint.check import Hit, check
from react_tools.rulesets.react.checking.phrases import readable
from react_tools.rulesets.react.checking.strangers import strangers
from react_tools.rulesets.react.definitions import Creator, Group
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.mentions import named
from react_tools.source.reading import child, entries

_FEW = 2
"""So many kinds make a group."""


@check("RA138", Level.WARNING, Creator)
def idle_group(creator: Creator, library: Library) -> Iterator[Hit]:
    """A group of tokens has fewer than two kinds, or no phrase says its name.

    Why it matters: a group is there so that a phrase can say one name for several kinds. Most often
    a kind that should belong to it lacks its `group:`, or a card names one kind where any is meant.

    Wrong:
        tokens:
          stamp: {at: unit, supply: 4, group: mark, name: {en: Stamp, ru: штамп}, of: штампа}
          seal: {at: unit, supply: 3, name: {en: Seal, ru: пломба}, of: пломбы}
        groups:
          mark: {name: {en: Mark, ru: отметка}, of: отметки}

    Right:
        tokens:
          stamp: {at: unit, supply: 4, group: mark, name: {en: Stamp, ru: штамп}, of: штампа}
          seal: {at: unit, supply: 3, group: mark, name: {en: Seal, ru: пломба}, of: пломбы}
        groups:
          mark: {name: {en: Mark, ru: отметка}, of: отметки}
        deck:
          - {id: stamping, do: [{place: {token: a mark, at: a unit}}]}
    """
    if any(strangers(creator, library)):
        return  # a misspelt name may be the very one
    said = {it.name.id for written in creator.written for it in named(written)}
    for group in creator.groups:
        kinds = [it.id for it in creator.tokens if it.group == group.id]
        if len(kinds) < _FEW:
            told = f"only {kinds[0]} belongs" if kinds else "no token belongs"
            message = f"{told} to the group {group.id}"
            yield _hit(creator, group, message, f"say `group: {group.id}` of two tokens or more")
        elif group.id not in said and readable(creator.written):
            message = f"nothing names the group {group.id}"
            yield _hit(creator, group, message, f"let a card say it: `a unit with {group.id}`")


def _hit(creator: Creator, group: Group, message: str, cure: str) -> Hit:
    places = {name: entry.key for name, entry in entries(child(creator.node, "groups"))}
    return Hit(places[group.id].span, message, cure)
