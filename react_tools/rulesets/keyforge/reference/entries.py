"""Cards, decks and houses as entries of the manual: what they are, and what shows them whole."""

from collections.abc import Callable, Iterator

from react_tools.reference.entry import Entry, Text, same
from react_tools.reference.label import both
from react_tools.rulesets.keyforge.definitions import Ability, Card, Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.names import KEYWORDS
from react_tools.rulesets.keyforge.reference.steps import told
from react_tools.rulesets.keyforge.reference.terms import term
from react_tools.trace.event import LANGS, Lang


def entries(library: Library) -> Iterator[Entry]:
    """Each house, each deck, each card."""
    yield from (_house(it, library) for it in houses(library))
    yield from (_deck(it, library) for it in library.decks.values())
    yield from (_card(it, library) for it in library.cards.values())


def houses(library: Library) -> dict[str, Text]:
    """The houses of the game, by id, each with its name."""
    numbers = library.numbers
    return {house: both(label) for house, label in (numbers.houses if numbers else {}).items()}


def house_told(house: str, library: Library) -> Text:
    """A house by its name; one that the game does not know by its id."""
    return houses(library).get(house, same(house))


def _house(house: str, library: Library) -> Entry:
    title = house_told(house, library)
    count = sum(it.house == house for it in library.cards.values())
    return Entry(
        id=house,
        kind="house",
        title=title,
        page={lang: _page(house, title, term("house", lang), lang) for lang in LANGS},
        about={"cards": _both(lambda lang: f"{count} {term('cards', lang)}")},
    )


def _deck(deck: Deck, library: Library) -> Entry:
    title = both(deck.label)
    of = [house_told(it, library) for it in deck.houses]
    return Entry(
        id=deck.id,
        kind="deck",
        title=title,
        page={lang: _page(deck.id, title, term("deck", lang), lang) for lang in LANGS},
        about={"houses": _both(lambda lang: ", ".join(it[lang] for it in of))},
        mentions=tuple(dict.fromkeys(card for card, _ in deck.cards())),
    )


def _card(card: Card, library: Library) -> Entry:
    title, house = both(card.label), house_told(card.house, library)
    sort = _both(lambda lang: f"{term(card.type, lang)}, {term('house', lang)} {house[lang]}")
    return Entry(
        id=card.id,
        kind="card",
        title=title,
        page={lang: _page(card.id, title, sort[lang], lang) for lang in LANGS},
        about={"of": house, "effects": _both(lambda lang: term(card.type, lang))},
        words=tuple(_words(card)),
    )


def _words(card: Card) -> Iterator[str]:
    """What a card says: its abilities, keywords, traits and printed text."""
    for ability in card.every_ability:
        yield from _said(ability)
    for constant in card.constants:
        yield from (it.text for it in constant.who)
    for word in card.keywords:
        yield from KEYWORDS[word]
    yield from card.traits
    yield from card.texts.values()


def _said(ability: Ability) -> Iterator[str]:
    yield ability.wording
    yield from (f"{line.verb} {line.text}" for line in told(ability.steps))


def _page(name: str, title: Text, sort: str, lang: Lang) -> str:
    see = "смотри" if lang == "ru" else "see"
    return f"{name}: {title[lang]} ({sort})\n\n{see}: react-tools show {name}"


def _both(said: Callable[[Lang], str]) -> Text:
    """The same in each language."""
    return {lang: said(lang) for lang in LANGS}
