"""What KeyForge knows of its positions, so that it can be held to its promises."""

from random import Random  # noqa: TID251 -- seeded by who asks

from react_tools.game import Game
from react_tools.rulesets.keyforge.definitions import Deck
from react_tools.rulesets.keyforge.library import Library
from react_tools.rulesets.keyforge.mirror import Reflection, mirrored
from react_tools.rulesets.keyforge.opening import called
from react_tools.rulesets.keyforge.watching import Watch
from react_tools.soundness import Data
from react_tools.staging.unwatched import Unwatched

_KEYS = 3
_MOST = 8
_DECK = (4, 12)
_SEEDS = 10**6


class Soundness(Unwatched):
    """Watched and mirrored games (react_tools.soundness.Soundness)."""

    def watch(self, game: Game) -> Watch:
        """Somebody who looks at a game."""
        return Watch(game)

    def mirrored(self, setting: Data, library: Library) -> Data:  # noqa: ARG002 -- names are enough
        """A setting with its players exchanged, and left with right."""
        return mirrored(setting)

    def reflection(self, game: Game, twin: Game) -> Reflection:
        """How a game is told in words of its twin."""
        return Reflection(game, twin)

    def later(self, setting: Data, random: Random) -> Data:
        """Players who have keys, and æmber."""
        players = {
            name: {
                **seat,
                "keys": random.randrange(_KEYS),
                "aember": random.randrange(_MOST),
            }
            for name, seat in setting["players"].items()
        }
        return {**setting, "players": players, "turn": random.choice((1, 2))}

    def dealt(self, setting: Data, random: Random, library: Library) -> Data:
        """Short decks, with a seed for the order in which they are made anew."""
        decks = sorted(library.decks)
        if not decks:
            return setting
        players = {
            name: _seat(seat or {}, setting, library.decks[random.choice(decks)], random, library)
            for name, seat in setting["players"].items()
        }
        return {**setting, "players": players}


def _seat(seat: Data, setting: Data, deck: Deck, random: Random, library: Library) -> Data:
    """A player with cards to draw, houses to choose from and keys, if he has none."""
    cards = [called(card, house, library) for card, house in deck.cards()]
    random.shuffle(cards)
    houses = dict.fromkeys((*filter(None, [setting.get("house")]), *deck.houses))
    own = {
        "keys": random.randrange(_KEYS),
        "houses": list(houses)[: len(deck.houses)],
        "deck": cards[: random.randint(*_DECK)],
    }
    order = {} if "shuffles" in seat else {"seed": random.randrange(_SEEDS)}
    return {**own, **order, **seat}


SOUNDNESS = Soundness()
