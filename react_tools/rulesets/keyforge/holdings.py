"""What a player holds beside the table: keys, æmber, hand and piles; and which turn it is."""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.state import NOWHERE, UNKNOWN, State
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "keys": "keys {count} of {most}",
        "aember": "æmber {count}",
        "hand": "hand {count}",
        "deck": "deck {count}",
        "discard": "discard pile {count}",
        "unknown": "deck unknown",
        "turn": "turn {turn}: {player}",
        "house": ", house {house}",
    },
    "ru": {
        "keys": "ключи {count} из {most}",
        "aember": "янтарь {count}",
        "hand": "рука {count}",
        "deck": "колода {count}",
        "discard": "сброс {count}",
        "unknown": "колода неизвестна",
        "turn": "ход {turn}: {player}",
        "house": ", дом {house}",
    },
}


def moment(names: Names, state: State, lang: Lang) -> str:
    """Which turn it is, whose, and of which house."""
    words, player = _WORDS[lang], names.player(state.active, lang)
    told = words["turn"].format(turn=state.turn, player=player)
    if state.house == NOWHERE:
        return told
    return told + words["house"].format(house=names.house(state.house, lang))


def scores(names: Names, state: State, player: int, lang: Lang) -> tuple[str, str]:
    """A player's keys and æmber."""
    words, most = _WORDS[lang], names.match.numbers.keys
    return (
        words["keys"].format(count=state.keys[player], most=most),
        words["aember"].format(count=state.pool[player]),
    )


def holdings(
    names: Names, state: State, lang: Lang, hidden: Sequence[str]
) -> list[tuple[str, str]]:
    """Each player's keys, æmber and cards: hands that are not *hidden*, and discards, by name."""
    return [
        (str(names.player(player, lang)), "; ".join(_told(names, state, lang, player, hidden)))
        for player in range(len(names.players))
    ]


def _told(
    names: Names, state: State, lang: Lang, player: int, hidden: Sequence[str]
) -> Iterator[str]:
    words, hand, deck = _WORDS[lang], state.hand[player], state.deck[player]
    yield from scores(names, state, player, lang)
    yield _pile(names, words["hand"], hand, lang, named=names.players[player] not in hidden)
    yield words["unknown"] if UNKNOWN in deck else words["deck"].format(count=len(deck))
    if state.discard[player]:
        yield _pile(names, words["discard"], state.discard[player][::-1], lang, named=True)


def _pile(names: Names, words: str, cards: Sequence[int], lang: Lang, *, named: bool) -> str:
    """How many cards lie there, and which: `hand 3: Imp ×2, Brute`."""
    told = words.format(count=len(cards))
    if not named or not cards:
        return told
    each = [names.match.cards[card].label[lang] for card in cards]
    counted = (
        f"{it} ×{each.count(it)}" if each.count(it) > 1 else it for it in dict.fromkeys(each)
    )
    return f"{told}: {', '.join(counted)}"
