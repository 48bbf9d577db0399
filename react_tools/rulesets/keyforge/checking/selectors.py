"""Which cards in play a phrase can stand for, as far as what is printed on them tells."""

from collections.abc import Iterator
from typing import NamedTuple

from react_tools.rulesets.keyforge.definitions import Ability, Card
from react_tools.rulesets.keyforge.language.phrase import Called, OfHouse, Phrase, Ref, Those
from react_tools.rulesets.keyforge.steps import Branch, Clause, Step, Written, inside


class Doing(NamedTuple):
    """An ability of a card; one that an upgrade gives is had by a creature."""

    ability: Ability
    given: bool


def doings(card: Card) -> Iterator[Doing]:
    """Everything that a card does, or lets another do."""
    yield from (Doing(it, given=False) for it in card.abilities)
    yield from (Doing(it, given=True) for it in card.gives.abilities)


def readable(card: Card) -> bool:
    """Whether every phrase of a card parses."""
    return all(it.tree is not None for it in card.written)


def told(clause: Clause, parameter: str) -> Iterator[tuple[Written, Phrase]]:
    """The phrases for cards that a clause gives to a parameter, as far as they parse."""
    for written in clause.arguments.get(parameter, ()):
        if isinstance(written.tree, Ref | Those):
            yield written, written.tree


def conditions(steps: tuple[Step, ...]) -> Iterator[Written]:
    """Every condition among *steps*."""
    for step in steps:
        if isinstance(step, Branch):
            yield step.condition
        for inner in inside(step):
            yield from conditions(inner)


def may_be(those: Those, card: Card, kind: str = "") -> bool:
    """Whether a friendly copy of *card* can belong to a set; *kind*: as which type it is in play.

    What comes about in play, such as damage or a flank, is taken to be so.
    """
    if those.side == "enemy" or those.noun not in {"card", kind or card.type}:
        return False
    for one in those.filters:
        if isinstance(one, Called) and one.card.id != card.id:
            return False
        if isinstance(one, OfHouse) and one.house.id != card.house:
            return False
    return True
