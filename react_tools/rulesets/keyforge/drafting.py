"""Files to begin with: the texts in `drafts/`, with the names that are wanted put in."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template

from react_tools.rulesets.keyforge.definitions import Card, Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.write import sequence, word, wrapped

_FOLDER = Path(__file__).parent / "drafts"
_COLUMNS = 100


def drafted(name: str, words: Mapping[str, str], library: Library) -> str:
    """The draft called *name*, each `$word` replaced.

    Args:
        name: `cards` (a file of cards), `deck`, or `question` (a scenario's setting).
        words: by name, each written as YAML: `id`, `en`, `ru`, `house`; of a question `title`,
            `active` and `against`, the ids of decks.
        library: of whose cards a deck is made, and a question's setting.
    """
    text = (_FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    made = {"deck": _deck, "question": _question}
    further = made[name](words, library) if name in made else {"house": _house(library)}
    return Template(text).substitute({**further, **words})


def _house(library: Library) -> str:
    """A house of which there are cards, where no deck says one."""
    return next((it.house for it in library.cards.values()), "")


def _deck(_: Mapping[str, str], library: Library) -> Mapping[str, str]:
    """The first houses that have cards, each with as many as belong there."""
    numbers, houses = library.numbers, dict[str, list[Card]]()
    for card in library.cards.values():
        houses.setdefault(card.house, []).append(card)
    most, per_house = (numbers.houses_per_deck, numbers.cards_per_house) if numbers else (0, 0)
    lines = []
    for house, cards in list(houses.items())[:most]:
        copies = dict.fromkeys((it.id for it in cards[:per_house]), 0)
        for at in range(per_house):
            copies[list(copies)[at % len(copies)]] += 1
        told = (f"{word(card)}: {count}" for card, count in copies.items())
        lines += wrapped(f"  {house}: ", told, _COLUMNS, "{}")
    return {"houses": "\n".join(lines)}


def _question(words: Mapping[str, str], library: Library) -> Mapping[str, str]:
    """Each player has a creature in play; who is active has the cards of a house in hand."""
    decks = library.decks
    mine, theirs = decks.get(words["active"]), decks.get(words["against"])
    house = next(iter(mine.houses)) if mine else _house(library)
    return {
        "house": house,
        "ours": "\n".join(_seat(mine, house, "A", library)),
        "theirs": "\n".join(_seat(theirs, "", "B", library)),
    }


def _seat(deck: Deck | None, house: str, letter: str, library: Library) -> Iterator[str]:
    """A player's lines; those of who has no *house* now are without a hand."""
    if deck is None:
        yield "    aember: 0"
        return
    yield f"    houses: {sequence(map(word, deck.houses))}"
    beside = [it for of in ([house] if house else deck.houses) for it in deck.houses[of]]
    known = [it for it in beside if it in library.cards]
    creature = next((it for it in known if library.cards[it].type == "creature"), None)
    if creature:
        yield f"    battleline: {{{letter}: {{card: {word(_called(creature, house, library))}}}}}"
    if house:
        hand = (word(_called(it, house, library)) for it in known)
        yield from wrapped("    hand: ", hand, _COLUMNS)


def _called(card: str, house: str, library: Library) -> str:
    """A card by its id, with the house that it has here if another one is printed on it."""
    return f"{card}.{house}" if house and library.cards[card].house != house else card
