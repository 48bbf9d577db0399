"""Which cards in play a set stands for: where they are looked for, and what each has to be."""

from collections.abc import Callable, Sequence
from typing import Protocol

from react_tools.rulesets.keyforge.definitions import Card
from react_tools.rulesets.keyforge.frame import Frame, Several
from react_tools.rulesets.keyforge.language.phrase import (
    Called,
    Filter,
    NextTo,
    OfHouse,
    OnFlank,
    Those,
    WithAember,
    WithPower,
)
from react_tools.rulesets.keyforge.referring import in_play
from react_tools.rulesets.keyforge.state import State
from react_tools.rulesets.keyforge.strength import power

Fits = Callable[[Frame, int], bool]
"""Whether one card in play is as a phrase wants it."""


class Things(Protocol):
    """What phrases have to know of a match (keyforge.match)."""

    @property
    def cards(self) -> Sequence[Card]:
        """The card of each copy."""

    @property
    def houses(self) -> Sequence[str]:
        """The ids of the houses, by index."""


STATES: dict[str, Callable[[State, int], bool]] = {
    "ready": lambda state, card: not state.exhausted[card],
    "exhausted": lambda state, card: state.exhausted[card] > 0,
    "damaged": lambda state, card: state.damage[card] > 0,
    "undamaged": lambda state, card: not state.damage[card],
    "stunned": lambda state, card: state.stunned[card] > 0,
}


def found(those: Those, things: Things) -> Several:
    """The cards of a set: the active player's first, each line from left to right."""
    fits = tests(those, things)

    def candidates(frame: Frame) -> list[int]:
        return [it for it in frame.table.every_card() if all(fit(frame, it) for fit in fits)]

    return candidates


def tests(those: Those, things: Things) -> list[Fits]:
    """What a card in play has to be to belong to a set."""
    kind, fits = those.noun, list[Fits]()
    if kind != "card":
        of_kind = frozenset(at for at, it in enumerate(things.cards) if it.type == kind)
        fits.append(lambda _, card: card in of_kind)
    if those.side:
        mine = those.side == "friendly"
        fits.append(
            lambda frame, card: (frame.table.state.controller[card] == frame.player) == mine
        )
    if those.other:
        fits.append(lambda frame, card: card != frame.this)
    fits.extend(_in_state(state) for state in those.states)
    fits.extend(_test(one, things) for one in those.filters)
    return fits


def _in_state(word: str) -> Fits:
    is_so = STATES[word]
    return lambda frame, card: is_so(frame.table.state, card)


def _test(one: Filter, things: Things) -> Fits:
    match one:
        case OfHouse(house):
            houses = list(things.houses)
            wanted = houses.index(house.id) if house.id in houses else len(houses)
            return lambda frame, card: frame.table.house_of(card) == wanted
        case Called(name):
            copies = frozenset(at for at, it in enumerate(things.cards) if it.id == name.id)
            return lambda _, card: card in copies
        case WithAember():
            return lambda frame, card: frame.table.state.aember[card] > 0
        case WithPower(number, more):
            return _of_power(number, more=more)
        case OnFlank():
            return _on_flank
        case NextTo(of):
            return _next_to(in_play(of.word))


def _of_power(number: int, *, more: bool) -> Fits:
    def fit(frame: Frame, card: int) -> bool:
        has = power(frame.table, card, printed=frame.printed)
        return has >= number if more else has <= number

    return fit


def _on_flank(frame: Frame, card: int) -> bool:
    return any(line and card in {line[0], line[-1]} for line in frame.table.state.line)


def _next_to(of: Several) -> Fits:
    def fit(frame: Frame, card: int) -> bool:
        beside = of(frame)
        return any(
            line[at] == card and other in line[max(at - 1, 0) : at + 2]
            for line in frame.table.state.line
            for at in range(len(line))
            for other in beside
            if other != card
        )

    return fit
