"""The figure of an entry: a creator's sheet, an action card, an ability card, a box."""

from react_tools.reference.entry import Entry
from react_tools.reference.figure import Figure
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.reference.boxes import packing_list
from react_tools.rulesets.react.reference.cards import ability_card, action_card
from react_tools.rulesets.react.reference.origins import origins
from react_tools.rulesets.react.reference.sheets import sheet
from react_tools.trace.event import Lang


def figure(entry: Entry, library: Library, lang: Lang) -> Figure:
    """What *entry*, one of this library's, looks like."""
    if entry.kind == "box":
        return packing_list(library.boxes[entry.id], library, lang)
    creator = library.creators[entry.owner or entry.id]
    known = origins(creator)
    if not entry.owner:
        return sheet(creator, known, lang)
    things = {(it.kind, it.id): it for it in known.things}
    cards = {it.id: it for it in creator.deck}
    if entry.id in cards:
        return action_card(creator, cards[entry.id], things["card", entry.id], lang)
    abilities = {it.id: it for it in creator.abilities}
    return ability_card(creator, abilities[entry.id], things["ability", entry.id], lang)
