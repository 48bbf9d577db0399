"""How a game begins: the setting of a whole one, from two decks and a shuffle."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from react_tools.errors import DraftError
from react_tools.reference.label import GENITIVE, Label
from react_tools.rulesets.keyforge.definitions import Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.source.write import sequence, word, wrapped

_COLUMNS = 100
_DIGITS = "1234567"
_DEALT = (7, 6)
"""What is dealt where no file says the numbers of the game."""


def opening(
    decks: Sequence[Deck],
    words: Mapping[str, str],
    shuffle: Callable[[list[str]], None],
    library: Library,
) -> str:
    """The setting of a game whose first turn is about to begin.

    Args:
        decks: the two, player 0's first; players are called by their decks.
        words: `active`, the deck whose turn comes first, and `lang`, that of the title; English
            if left out.
        shuffle: brings a list into another order; decks, and what later shuffles go by.
        library: whose rulings are pinned as they stand, so that the setting means the same always.

    Raises:
        DraftError: both are one deck.
    """
    one, other = decks
    if one.id == other.id:
        raise DraftError(f"both are {one.id}: no two decks of the game are alike")
    title = _title(one.label, other.label, words.get("lang", "en"))
    pinned = (f"{word(it.id)}: {word(it.default)}" for it in library.rulings.values())
    active = words.get("active", one.id)
    dealt = library.numbers.opening_hands if library.numbers else _DEALT
    lines = [
        "ruleset: keyforge",
        f"title: {word(title)}",
        *wrapped("rulings: ", pinned, _COLUMNS, "{}"),
        f"active: {word(active)}",
        "phase: start",
        "turn: 1",
        "players:",
    ]
    for deck in decks:
        lines.extend(_player(deck, dealt[deck.id != active], shuffle, library))
    return "".join(f"{line}\n" for line in lines)


def _title(one: Label, other: Label, lang: str) -> str:
    """Who plays whom; in Russian without a bent name if the file gives none."""
    if lang != "ru":
        return f"{one.en} against {other.en}"
    return f"{one.ru} против {other.cases[GENITIVE]}" if other.cases else f"{one.ru} – {other.ru}"


def _player(
    deck: Deck, dealt: int, shuffle: Callable[[list[str]], None], library: Library
) -> Iterator[str]:
    """A player by the deck: its houses, the opening hand, the rest, and a seed for later."""
    cards = [called(card, house, library) for card, house in deck.cards()]
    shuffle(cards)
    digits = list(_DIGITS)
    shuffle(digits)
    yield f"  {word(deck.id)}:"
    yield f"    houses: {sequence(map(word, deck.houses))}"
    yield from wrapped("    hand: ", map(word, cards[:dealt]), _COLUMNS)
    yield from wrapped("    deck: ", map(word, cards[dealt:]), _COLUMNS)
    yield f"    seed: {''.join(digits)}"


def called(card: str, house: str, library: Library) -> str:
    """A card by its id; one of another house than is printed on it, with that."""
    printed = library.cards.get(card)
    return card if printed is None or printed.house == house else f"{card}.{house}"
