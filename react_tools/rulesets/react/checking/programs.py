"""Everything that a creator's file lets happen, with what the words of the moment are there."""

from collections.abc import Iterator

from msgspec import Struct

from react_tools.rulesets.react.checking.phrases import spoken
from react_tools.rulesets.react.definitions import Ability, Creator, Effect, Passive
from react_tools.rulesets.react.steps import Step, Written

CREATOR = "creator"


class Program(Struct, frozen=True):
    """Steps that are carried out together.

    Attributes:
        name: what does them, as a designer calls it.
        this: what `this` is: `creator`, or the id of a summon.
        effect, passive: what they belong to; neither of the setup, nor of what is done instead of
            drawing.
    """

    name: str
    steps: tuple[Step, ...]
    this: str = CREATOR
    effect: Effect | None = None
    passive: Passive | None = None

    def head(self) -> Iterator[Written]:
        """What is read before its steps: a cost, or filters and a condition."""
        if self.passive is not None:
            for phrases in self.passive.filters.values():
                yield from phrases
            if self.passive.condition is not None:
                yield self.passive.condition
        if self.effect is not None and self.effect.cost is not None:
            yield self.effect.cost

    def written(self) -> Iterator[Written]:
        """Every phrase of it."""
        yield from self.head()
        yield from spoken(self.steps)


SETUP, DRAWING = "the setup", "what is done instead of drawing"


def all_programs(creator: Creator) -> Iterator[Program]:
    """The programs of a creator: the sheet's, the passives', the cards'."""
    yield Program(SETUP, creator.setup)
    yield Program(DRAWING, creator.draw)
    for passive in creator.passives:
        yield Program(passive.id, passive.steps, passive.of or CREATOR, passive=passive)
    for ability in creator.abilities:
        for face in ability.faces:
            yield from (_of_ability(ability, it) for it in face.effects)
    for card in creator.deck:
        yield Program(card.id, card.effect.steps, effect=card.effect)


def _of_ability(ability: Ability, effect: Effect) -> Program:
    return Program(effect.id, effect.steps, ability.of or CREATOR, effect)
