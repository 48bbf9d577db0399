"""An effect in a match: what it costs, what it does, and what it offers to whom."""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from react_tools.rulesets.react.board import NOWHERE
from react_tools.rulesets.react.costs import Payment, Price, Ways
from react_tools.rulesets.react.definitions import Effect
from react_tools.rulesets.react.meaning import Meaning
from react_tools.rulesets.react.program import Run, program
from react_tools.rulesets.react.state import State
from react_tools.rulesets.react.steps import most_parts


class Playable(Struct, frozen=True, dict=True):
    """One effect in a match; its cost and its steps are compiled when they are first wanted.

    Attributes:
        id: the effect's.
        card, ability: where it is printed; the other one is NOWHERE.
        face: which side of its ability card must be up: 0 front, 1 ascended, NOWHERE either.
        users: the units that may be its `this`.
    """

    index: int
    owner: int
    id: str
    effect: Effect
    card: int
    ability: int
    face: int
    users: tuple[int, ...]
    meaning: Meaning

    @cached_property
    def price(self) -> Price:
        """Its cost, compiled."""
        return Price(self.effect.paid, self.meaning, of_card=self.card != NOWHERE)

    @cached_property
    def stands(self) -> "list[Stand]":
        """Where its users may stand, and what is known of what it offers them there."""
        things, price = self.meaning.things, self.price
        tires = dict.fromkeys(self.users, price.exhausts_this)
        if price.exhausts_creator and (creator := things.creators[self.owner]) in tires:
            tires[creator] = True
        unknown = [None for _ in things.board.zones]
        return [Stand(it, tires[it], [*unknown, Offer(self, it, 0, ())], self) for it in self.users]

    def is_up(self, state: State) -> bool:
        """Whether the side of the ability card that it stands on is up; a card has only one."""
        return self.face in {NOWHERE, state.ascended[self.owner]}

    @cached_property
    def sole(self) -> bool:
        """Whether no more than one clause of it is ever carried out."""
        return most_parts(self.effect.steps) == 1

    @cached_property
    def run(self) -> Run:
        """Its steps, compiled."""
        return program(self.effect.steps, self.meaning)


class Offer(Struct, frozen=True):
    """An effect that can be played now, by one of its units.

    Attributes:
        count, ways: how many ways of paying there are, and which (react.costs.Price).
        paid: what these have come to, if the price is local: nobody but `unit` pays it.
    """

    playable: Playable
    unit: int
    count: int
    ways: Ways
    paid: dict[int, Payment] = {}

    def payment(self, at: int, stamps: Sequence[int]) -> Payment:
        """What the way with that index comes to; *stamps* say which life each unit lives."""
        playable, unit = self.playable, self.unit
        stamp, known = stamps[unit], self.paid.get(at)
        if known is not None and known.link.stamp == stamp:
            return known
        played = (playable.owner, playable.index, playable.card, unit, stamp)
        price = playable.price
        payment = price.payment(played, price.picks(self.ways, at), stamps)
        if price.is_local:
            self.paid[at] = payment
        return payment


class Stand(NamedTuple):
    """One user of an effect, wherever it stands.

    Attributes:
        tires: whether the price cannot be paid while it is exhausted.
        known: by zone, what the effect offers it there, once that is worked out, if the price is
            local; nothing behind the last zone, which is where NOWHERE points to.
    """

    unit: int
    tires: bool
    known: "list[Offer | None]"
    playable: Playable
