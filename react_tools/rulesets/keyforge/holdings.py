"""What a player holds beside the table: keys, æmber, hand and piles; and which turn it is."""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.keyforge.names import Names
from react_tools.rulesets.keyforge.state import NOWHERE, UNKNOWN, State
from react_tools.staging.piles import Piles
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "keys": "keys {count} of {most}",
        "aember": "æmber {count}",
        "turn": "turn {turn}: {player}",
        "house": ", house {house}",
    },
    "ru": {
        "keys": "ключи {count} из {most}",
        "aember": "янтарь {count}",
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
    piles, deck = Piles(lang, lambda card: names.match.cards[card].label[lang]), state.deck[player]
    yield from scores(names, state, player, lang)
    yield piles.hand(state.hand[player], seen=names.players[player] not in hidden)
    yield piles.deck(deck, known=UNKNOWN not in deck)
    yield from piles.discard(state.discard[player])
