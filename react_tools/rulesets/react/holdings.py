"""What a player holds beside the field: hand, deck and discard pile, and which turn it is."""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.state import UNKNOWN, State
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "hand": "hand {count}",
        "deck": "deck {count}",
        "discard": "discard pile {count}",
        "unknown": "deck unknown",
        "turn": "turn {turn}: {player}",
    },
    "ru": {
        "hand": "рука {count}",
        "deck": "колода {count}",
        "discard": "сброс {count}",
        "unknown": "колода неизвестна",
        "turn": "ход {turn}: {player}",
    },
}


def moment(names: Names, state: State, lang: Lang) -> str:
    """Which turn it is and whose."""
    player = names.tell("player", state.active, lang)
    return _WORDS[lang]["turn"].format(turn=state.turn, player=player)


def holdings(
    names: Names, state: State, lang: Lang, hidden: Sequence[str]
) -> list[tuple[str, str]]:
    """Each player's cards: the hands that are not *hidden* and what is discarded by name."""
    return [
        (
            str(names.tell("player", player, lang)),
            "; ".join(_told(names, state, lang, player, hidden)),
        )
        for player in range(len(names.players))
    ]


def _told(
    names: Names, state: State, lang: Lang, player: int, hidden: Sequence[str]
) -> Iterator[str]:
    words, hand, deck = _WORDS[lang], state.hand[player], state.deck[player]
    yield _pile(names, words["hand"], hand, lang, named=names.players[player] not in hidden)
    yield words["unknown"] if UNKNOWN in deck else words["deck"].format(count=len(deck))
    if state.discard[player]:
        yield _pile(names, words["discard"], state.discard[player][::-1], lang, named=True)


def _pile(names: Names, words: str, cards: Sequence[int], lang: Lang, *, named: bool) -> str:
    """How many cards lie there, and which: `hand 3: Scatter ×2, Glissade`."""
    told = words.format(count=len(cards))
    if not named or not cards:
        return told
    each = [str(names.tell("card", card, lang)) for card in cards]
    counted = (
        f"{it} ×{each.count(it)}" if each.count(it) > 1 else it for it in dict.fromkeys(each)
    )
    return f"{told}: {', '.join(counted)}"
