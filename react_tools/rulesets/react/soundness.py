"""What Re;ACT knows of its positions, so that it can be held to its promises."""

from collections import Counter
from collections.abc import Iterator
from random import Random  # noqa: TID251 -- seeded by who asks

from react_tools.game import Game
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.mirror import Reflection, mirrored
from react_tools.rulesets.react.watching import Watch
from react_tools.soundness import Data
from react_tools.staging.unwatched import Unwatched

_HURT = 3
_SHORTEST = 4


class Soundness(Unwatched):
    """Watched and mirrored duels (react_tools.soundness.Soundness)."""

    def watch(self, game: Game) -> Watch:
        """Somebody who looks at a duel."""
        return Watch(game)

    def mirrored(self, setting: Data, library: Library) -> Data | None:
        """A setting turned round by half a turn, the players exchanged."""
        return mirrored(setting, library)

    def reflection(self, game: Game, twin: Game) -> Reflection:
        """How a duel is told in words of its twin."""
        return Reflection(game, twin)

    def later(self, setting: Data, random: Random) -> Data:
        """Short decks, from which the first hands are dealt, and creators who have been hurt."""
        pieces = {
            letter: {**it, "damage": random.randrange(_HURT)}
            for letter, it in setting["pieces"].items()
        }
        for it in pieces.values():
            if "deck" in it:
                it["deck"] = _some(it["deck"], random)
        return {**setting, "hands": "dealt", "pieces": pieces}

    def dealt(self, setting: Data, random: Random, library: Library) -> Data:
        """Short decks, of cards of which more are there than in hands and discard piles."""
        pieces = {
            letter: it if "deck" in it else {**it, **_deck(it, random, library)}
            for letter, it in setting["pieces"].items()
        }
        return {**setting, "pieces": pieces}

    def simpler(self, setting: Data) -> Iterator[Data]:
        """Without each summon, then without each other part."""
        pieces = setting.get("pieces", {})
        for letter in [it for it, piece in pieces.items() if "summon" in piece]:
            rest = {name: piece for name, piece in pieces.items() if name != letter}
            drawn = str(setting.get("field", "")).replace(letter, ".")
            yield {**setting, "field": drawn, "pieces": rest}
        yield from super().simpler(setting)


def _deck(piece: Data, random: Random, library: Library) -> Data:
    """A creator's deck; nothing for another piece."""
    creator = library.creators.get(str(piece.get("creator", "")))
    if creator is None or creator.deckless:
        return {}
    left = Counter({it.id: it.copies for it in creator.deck})
    left.subtract((*(piece.get("hand") or ()), *(piece.get("discard") or ())))
    deck = [*left.elements()]
    random.shuffle(deck)
    return {"deck": _some(deck, random)}


def _some(deck: list[str], random: Random) -> list[str]:
    """The cards on top of a deck."""
    return deck[: random.randint(_SHORTEST, max(_SHORTEST, len(deck) // 3))]


SOUNDNESS = Soundness()
