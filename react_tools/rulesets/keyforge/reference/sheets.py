"""A deck as a sheet, house by house; a house with its cards and the decks that hold it."""

from collections.abc import Iterator, Mapping

from react_tools.reference.figure import Figure, Row, Section
from react_tools.reference.label import both
from react_tools.rulesets.keyforge.definitions import Card, Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.reference.cards import keywords, kind, strength
from react_tools.rulesets.keyforge.reference.entries import house_told
from react_tools.rulesets.keyforge.reference.terms import term
from react_tools.trace.event import Lang


def deck_sheet(deck: Deck, library: Library, lang: Lang) -> Figure:
    """The whole of a deck; a card of another house than it counts here says so."""
    sections = tuple(
        Section(
            f"{house_told(house, library)[lang]} ({sum(copies.values())})",
            tuple(_row(card, count, house, library, lang) for card, count in copies.items()),
        )
        for house, copies in deck.houses.items()
    )
    data = {
        "kind": "deck",
        "id": deck.id,
        "name": both(deck.label),
        "houses": {house: dict(copies) for house, copies in deck.houses.items()},
    }
    return Figure(f"{deck.label[lang]} ({deck.id})", (), sections, data)


def house_sheet(house: str, library: Library, lang: Lang) -> Figure:
    """The cards of a house, then the decks in which it is."""
    title = house_told(house, library)
    cards = [it for it in library.cards.values() if it.house == house]
    decks = [it for it in library.decks.values() if house in it.houses]
    none = (Row((term("none", lang),), "dim"),)
    sections = (
        Section(
            f"{term('every card', lang)} ({len(cards)})",
            tuple(Row(tuple(_cells(it, lang))) for it in cards) or none,
        ),
        Section(term("decks", lang), tuple(Row((it.label[lang], it.id)) for it in decks) or none),
    )
    data: Mapping[str, object] = {
        "kind": "house",
        "id": house,
        "name": dict(title),
        "cards": [it.id for it in cards],
        "decks": [it.id for it in decks],
    }
    return Figure(f"{title[lang]} ({house})", (), sections, data)


def _row(card: str, count: int, house: str, library: Library, lang: Lang) -> Row:
    """A card of a deck with its copies; one that nobody has defined by its id alone."""
    printed = library.cards.get(card)
    if printed is None:
        return Row((f"×{count}", card))
    cells = [f"×{count}", *_cells(printed, lang)]
    if printed.house != house:
        cells.append(f"{term('printed', lang)} {house_told(printed.house, library)[lang]}")
    return Row(tuple(cells))


def _cells(card: Card, lang: Lang) -> Iterator[str]:
    """A card in columns: name, id, type, strength, what it has."""
    yield card.label[lang]
    yield card.id
    yield term(card.type, lang)
    yield ", ".join(strength(card, lang))
    kinds = dict.fromkeys(kind(it, lang) for it in card.abilities)
    yield ", ".join([*keywords(card, lang), *kinds])
