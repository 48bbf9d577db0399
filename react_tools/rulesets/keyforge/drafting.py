"""Files to begin with: the texts in `drafts/`, with the names that are wanted put in."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from string import Template

from react_tools.rulesets.keyforge.definitions import Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.write import inner, sequence, word, wrapped

_FOLDER = Path(__file__).parent / "drafts"
_COLUMNS = 100


def drafted(name: str, words: Mapping[str, str], library: Library) -> str:
    """The draft called *name*, each `$word` replaced.

    Args:
        name: `cards` (a file of cards), `deck`, or `question` (a scenario's setting).
        words: by name, each written as YAML: `id`, `en`, `ru`, `house`; of a question `title`,
            `active` and `against`, the ids of decks. The two names also as `in_en` and `in_ru`,
            as they stand within a longer one.
        library: of whose cards a deck is made, and a question's setting.
    """
    text = (_FOLDER / f"{name}.yaml").read_text(encoding="utf-8")
    made = {"deck": _deck, "question": _question}
    further = made[name](words, library) if name in made else {"house": _house(library)}
    within = {f"in_{lang}": inner(words[lang]) for lang in ("en", "ru") if lang in words}
    return Template(text).substitute({**further, **words, **within})


def _house(library: Library) -> str:
    """A house of which there are cards, where no deck says one."""
    return next((it.house for it in library.cards.values()), "")


def _deck(_: Mapping[str, str], library: Library) -> Mapping[str, str]:
    """The first houses that have cards, each with as many as belong there, as no deck has them."""
    taken = [it.houses for it in library.every_deck]
    every = [*_decks(library)]
    free = next((it for it in every if it not in taken), every[0])
    lines = []
    for house, copies in free.items():
        told = (f"{word(card)}: {count}" for card, count in copies.items())
        lines += wrapped(f"  {house}: ", told, _COLUMNS, "{}")
    return {"houses": "\n".join(lines)}


def _decks(library: Library) -> Iterator[Mapping[str, Mapping[str, int]]]:
    """Decks of the first houses that have cards: each begins with other cards of them."""
    numbers, houses = library.numbers, dict[str, list[str]]()
    for card in library.cards.values():
        houses.setdefault(card.house, []).append(card.id)
    most, many = (numbers.houses_per_deck, numbers.cards_per_house) if numbers else (0, 0)
    some = dict([*houses.items()][:most])
    for first in range(max(map(len, some.values()), default=1)):
        yield {house: _copies(cards, first, many) for house, cards in some.items()}


def _copies(cards: Sequence[str], first: int, many: int) -> Mapping[str, int]:
    """So many copies of cards, one of each in turn; how many of each, in the order of *cards*."""
    counts = Counter(cards[(first + at) % len(cards)] for at in range(many))
    return {card: counts[card] for card in cards if counts[card]}


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
