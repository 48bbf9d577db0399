"""Everything that a creator's file lets happen, with what the words of the moment are there."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from react_tools.rulesets.react.checking.phrases import Word, own_phrases, words
from react_tools.rulesets.react.definitions import Ability, Creator, Effect, Passive
from react_tools.rulesets.react.steps import Clause, Step, Written, inside
from react_tools.source.span import Span

CREATOR = "creator"
SETUP, DRAWING = "the setup", "what is done instead of drawing"


class Read(NamedTuple):
    """A word of the moment, and the phrase in which it is read."""

    written: Written
    word: Word

    @property
    def span(self) -> Span:
        """Where the word stands."""
        return self.written.part(self.word.first, self.word.last)


class Program:
    """Steps that are carried out together; what several checks look through is kept.

    Attributes:
        name: what does them, as a designer calls it.
        this: what `this` is: `creator`, or the id of a summon.
        effect, passive: what they belong to; neither of the setup, nor of what is done instead of
            drawing.
        head: what is read before its steps: a cost, or filters and a condition.
        written: every phrase of it.
        every: every step, those inside structure words included, in printed order.
        clauses, verbs: those of them that are clauses, and what these do.
        reads: the words of the moment in all this, each with its phrase.
    """

    def __init__(
        self,
        name: str,
        steps: tuple[Step, ...],
        this: str = CREATOR,
        belongs: Effect | Passive | None = None,
    ) -> None:
        self.name = name
        self.steps = steps
        self.this = this
        self.effect = belongs if isinstance(belongs, Effect) else None
        self.passive = belongs if isinstance(belongs, Passive) else None
        self.head = tuple(_head(self.effect, self.passive))
        every: list[Step] = []
        written = [*self.head]
        _gather(steps, every, written)
        self.every = tuple(every)
        self.written = tuple(written)
        self.clauses = tuple([it for it in every if type(it) is Clause])
        self.verbs = frozenset([it.verb for it in self.clauses])
        self.reads = tuple([Read(it, word) for it in written for word in words(it)])


def _head(effect: Effect | None, passive: Passive | None) -> Iterator[Written]:
    if passive is not None:
        for phrases in passive.filters.values():
            yield from phrases
        if passive.condition is not None:
            yield passive.condition
    if effect is not None and effect.cost is not None:
        yield effect.cost


@lru_cache(maxsize=8)
def all_programs(creator: Creator) -> tuple[Program, ...]:
    """The programs of a creator: the sheet's, the passives', the cards'.

    Kept while one check after the other looks at the same creator.
    """
    return tuple(_programs(creator))


def _programs(creator: Creator) -> Iterator[Program]:
    yield Program(SETUP, creator.setup)
    yield Program(DRAWING, creator.draw)
    for passive in creator.passives:
        yield Program(passive.id, passive.steps, passive.of or CREATOR, passive)
    for ability in creator.abilities:
        for face in ability.faces:
            yield from (_of_ability(ability, it) for it in face.effects)
    for card in creator.deck:
        yield Program(card.id, card.effect.steps, belongs=card.effect)


def _of_ability(ability: Ability, effect: Effect) -> Program:
    return Program(effect.id, effect.steps, ability.of or CREATOR, effect)


def _gather(steps: tuple[Step, ...], every: list[Step], written: list[Written]) -> None:
    """Put every step and every phrase to the others; most steps are clauses."""
    for step in steps:
        every.append(step)
        if type(step) is Clause:
            if step.by is not None:
                written.append(step.by)
            for phrases in step.arguments.values():
                written += phrases
        else:
            written += own_phrases(step)
            for inner in inside(step):
                _gather(inner, every, written)
