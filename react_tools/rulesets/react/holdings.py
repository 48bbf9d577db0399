"""What a player holds beside the field: hand, deck and discard pile, and which turn it is."""

from collections.abc import Iterator, Sequence

from react_tools.rulesets.react.names import Names
from react_tools.rulesets.react.state import UNKNOWN, State
from react_tools.staging.piles import Piles
from react_tools.trace.event import Lang

_WORDS = {
    "en": {
        "turn": "turn {turn}: {player}",
    },
    "ru": {
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
    piles, deck = Piles(lang, lambda card: str(names.tell("card", card, lang))), state.deck[player]
    yield piles.hand(state.hand[player], seen=names.players[player] not in hidden)
    yield piles.deck(deck, known=UNKNOWN not in deck)
    yield from piles.discard(state.discard[player])
