"""What lies in a player's hand, deck and discard pile, in words."""

from collections.abc import Callable, Iterator, Sequence

from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "hand": "hand {count}",
        "deck": "deck {count}",
        "discard": "discard pile {count}",
        "unknown": "deck unknown",
    },
    "ru": {
        "hand": "рука {count}",
        "deck": "колода {count}",
        "discard": "сброс {count}",
        "unknown": "колода неизвестна",
    },
}


class Piles:
    """Tells a player's cards in one language; *name* is what a card is called in it."""

    def __init__(self, lang: Lang, name: Callable[[int], str]) -> None:
        self._words = _WORDS[lang]
        self._name = name

    def hand(self, cards: Sequence[int], *, seen: bool) -> str:
        """How many cards are in it, and which if they are *seen*: `hand 3: Imp ×2, Brute`."""
        return self._pile("hand", cards if seen else (), len(cards))

    def deck(self, cards: Sequence[int], *, known: bool) -> str:
        """How many cards are in it, if that is *known*."""
        return self._words["deck"].format(count=len(cards)) if known else self._words["unknown"]

    def discard(self, cards: Sequence[int]) -> Iterator[str]:
        """How many cards are in it and which, the newest first; nothing if there are none."""
        if cards:
            yield self._pile("discard", cards[::-1], len(cards))

    def _pile(self, pile: str, named: Sequence[int], count: int) -> str:
        told = self._words[pile].format(count=count)
        each = [self._name(card) for card in named]
        if not each:
            return told
        counted = (
            f"{it} ×{each.count(it)}" if each.count(it) > 1 else it for it in dict.fromkeys(each)
        )
        return f"{told}: {', '.join(counted)}"
