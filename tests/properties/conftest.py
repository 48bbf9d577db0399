"""Random duels: settings of shipped creators on fields of several sizes, played by a seeded chooser."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random  # noqa: TID251 -- seeded: these are the same duels always

import pytest

from react_tools.game import Terms
from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.game import Duel, Move
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.state import State
from react_tools.trace.recorder import Mark, Recorder

StartIn = Callable[[str, Library], Duel]
Begin = Callable[..., Duel]
Unrecorded = Callable[[Duel, State], Duel]

SIZES = ((3, 2), (3, 3), (4, 3), (5, 4), (4, 6), (5, 5), (7, 7))
DUELS = 300
LONGEST = 200
PASSES = 0.3
ENDS = 0.08


@dataclass(frozen=True)
class Moment:
    """A decision that was put to a player.

    Attributes:
        kind: `intention`, `reaction` or `choice`; empty when the duel is over.
        state, key, mark: the position, and how far the record goes.
        legal: what every open choice says.
        pure: whether asking for the choices changed nothing.
    """

    kind: str
    state: State
    key: object
    mark: Mark
    legal: tuple[Terms, ...]
    pure: bool


@dataclass(frozen=True)
class Played:
    """A duel that was played to its end or to the end of the main phase."""

    duel: Duel
    first: State
    chosen: tuple[Terms, ...]
    moments: tuple[Moment, ...]

    @property
    def recorder(self) -> Recorder:
        """Its record."""
        recorder = self.duel.recorder
        assert recorder is not None
        return recorder


def _pieces(random: Random, creator: Creator, tokens: Counter[str]) -> Iterator[str]:
    """What stands on the field for one creator; *tokens* is what supplies still hold."""
    letter = creator.id[0].upper()
    cards = [card.id for card in creator.deck for _ in range(card.copies)]
    random.shuffle(cards)
    hand, discard = random.randrange(7), random.randrange(5)
    deck = cards[hand + discard :][: random.choice([0, 1, 3, len(cards)])]
    yield (
        f"  {letter}: {{creator: {creator.id}, hand: {_list(cards[:hand])}, deck: {_list(deck)}, "
        f"discard: {_list(cards[hand:][:discard])}, damage: {random.randrange(3)}, "
        f"exhausted: {_truth(random, 0.2)}{_tokens(random, 'unit', tokens)}}}"
    )
    copies = [summon.id for summon in creator.summons for _ in range(summon.count)]
    for number, kind in enumerate(copies):
        if random.random() < 0.6:
            yield (
                f"  {chr(ord('a') + number)}{'' if letter < 'D' else ''}".rstrip()
                + f": {{summon: {kind}, of: {creator.id}, exhausted: {_truth(random, 0.3)}"
                + f"{_tokens(random, 'unit', tokens)}}}"
            )
