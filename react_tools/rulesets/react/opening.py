"""How a duel begins: the setting of a whole one, from two creators and a shuffle."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from react_tools.errors import DraftError
from react_tools.reference.label import GENITIVE, Label
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.library import Library
from react_tools.source.write import word, wrapped

_COLUMNS = 100


def opening(
    creators: Sequence[Creator],
    words: Mapping[str, str],
    shuffle: Callable[[list[str]], None],
    library: Library,
) -> str:
    """The setting of a duel that is about to be set up.

    Args:
        creators: the two, player 0's first.
        words: `active`, whose turn comes first, `hands`, how they are dealt, and `lang`, that of
            the title; English if left out.
        shuffle: brings a list into another order.
        library: whose rulings are pinned as they stand, so that the setting means the same always.

    Raises:
        DraftError: both are one creator.
    """
    one, other = creators
    if one.id == other.id:
        message = f"both are {one.id}: the players choose different creators (RA-SETUP-1)"
        raise DraftError(message)
    title = _title(one.label, other.label, words.get("lang", "en"))
    pinned = (f"{word(it.id)}: {word(it.default)}" for it in library.rulings.values())
    lines = [
        "ruleset: react",
        f"title: {word(title)}",
        *wrapped("rulings: ", pinned, _COLUMNS, "{}"),
        "phase: setup",
        f"active: {word(words['active'])}",
        f"hands: {word(words['hands'])}",
        "pieces:",
    ]
    for letter, creator in zip(_letters(one.id, other.id), creators, strict=True):
        lines.extend(_piece(letter, creator, shuffle))
    return "".join(f"{line}\n" for line in lines)


def _title(one: Label, other: Label, lang: str) -> str:
    """Who plays whom; in Russian without a bent name if the file gives none."""
    if lang != "ru":
        return f"{one.en} against {other.en}"
    return f"{one.ru} против {other.cases[GENITIVE]}" if other.cases else f"{one.ru} – {other.ru}"


def _piece(letter: str, creator: Creator, shuffle: Callable[[list[str]], None]) -> Iterator[str]:
    yield f"  {letter}:"
    yield f"    creator: {word(creator.id)}"
    deck = [card.id for card in creator.deck for _ in range(card.copies)]
    if deck:
        shuffle(deck)
        yield from wrapped("    deck: ", map(word, deck), _COLUMNS)


def _letters(one: str, other: str) -> tuple[str, str]:
    """The initials of two creators; if these are equal, the second one's next in the alphabet."""
    first, second = one[0].upper(), other[0].upper()
    following = chr((ord(first) - ord("A") + 1) % 26 + ord("A"))
    return first, following if first == second else second
