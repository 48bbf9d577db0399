"""The cards of one game, each copy with its index, and what was compiled from them.

It is fixed for a game and shared by all its positions.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from react_tools.reference.label import Label
from react_tools.rulesets.keyforge.definitions import Ability, AbilityKind, Card, Numbers
from react_tools.rulesets.keyforge.meaning import Fits, Meaning
from react_tools.rulesets.keyforge.program import Run, program
from react_tools.rulesets.keyforge.state import NOWHERE

PLAYERS = (0, 1)


class Copy(NamedTuple):
    """One copy of a card: whose it is, of which house, and what scenarios call it."""

    card: Card
    owner: int
    house: str
    name: str


class Seat(NamedTuple):
    """A player: the id, the houses that may be chosen, and how the discard pile is shuffled.

    One who is called by a deck has its name as the `label`.
    `orders` are the orders of the deck that is made of it, time after time, top card first (by
    the names of copies); with a `seed` an order is worked out for every time.
    """

    id: str
    houses: tuple[str, ...]
    orders: tuple[tuple[str, ...], ...] = ()
    seed: int | None = None
    label: Label | None = None


class Acting(NamedTuple):
    """An ability of a copy, compiled: what is printed, what it does, where it is counted.

    `lent`: whether an upgrade gives it to its creature.
    """

    ability: Ability
    run: Run
    limit: int = NOWHERE
    lent: bool = False


class Lending(NamedTuple):
    """A constant ability, compiled: to whom it lends what."""

    fits: Fits
    power: int
    armor: int


class Match:
    """Names, numbers and everything that was compiled.

    Attributes:
        cards, owner, house_of, names: of each copy the card, whose it is, its house, its name.
        called: of each copy, what it is called in hand: the id of its card, with its house where
            that is not the printed one.
        houses: the ids of the game's houses, by index.
        limited: how many abilities are counted each turn.
        kinds: of each copy, the kinds of its own abilities.
        weakens: whether any card lends less than no power.
        lends: whether any card lends power or armor while it is in play.
        shields: whether any creature has or may get armor.
    """

    def __init__(
        self,
        copies: Sequence[Copy],
        seats: tuple[Seat, Seat],
        numbers: Numbers,
        rulings: Mapping[str, str],
    ) -> None:
        self.copies = tuple(copies)
        self.seats = seats
        self.numbers = numbers
        self.rulings = rulings
        self.players = tuple(it.id for it in seats)
        self.houses = tuple(numbers.houses)
        self.cards = tuple(it.card for it in copies)
        self.owner = tuple(it.owner for it in copies)
        self.names = tuple(it.name for it in copies)
        self.house_of = tuple(self.houses.index(it.house) for it in copies)
        self.called = tuple(
            it.card.id if it.house == it.card.house else f"{it.card.id}.{it.house}" for it in copies
        )
        self.index = {name: at for at, name in enumerate(self.names)}
        self.lends = any(it.constants or it.type == "upgrade" for it in self.cards)
        self.kinds = tuple(frozenset(one.kind for one in it.abilities) for it in self.cards)
        lent = [one.power for it in self.cards for one in it.constants]
        self.weakens = any(it < 0 for it in (*lent, *(it.gives.power for it in self.cards)))
        self._meaning = Meaning(self)
        self._limits: dict[tuple[int, int], int] = {}
        for at, card in enumerate(self.cards):
            for number, ability in enumerate(card.every_ability):
                if ability.per_turn:
                    self._limits[at, number] = len(self._limits)
        self.limited = len(self._limits)
        self._runs: dict[tuple[str, int], Run] = {}

    def abilities(self, copy: int, kind: AbilityKind, *, lent: bool = False) -> list[Acting]:
        """Those of a kind that a copy has, or that it lends as an upgrade, in printed order."""
        card = self.cards[copy]
        found = card.gives.abilities if lent else card.abilities
        if not found:
            return []
        first = len(card.abilities) if lent else 0
        return [
            Acting(it, self._run(copy, number), self._limits.get((copy, number), NOWHERE), lent)
            for number, it in enumerate(found, first)
            if it.kind == kind
        ]

    def limits(self, copy: int) -> list[int]:
        """Where the abilities of a copy are counted that have a limit."""
        return [at for (whose, _), at in self._limits.items() if whose == copy]

    def has(self, copy: int, kind: AbilityKind) -> bool:
        """Whether a copy has an ability of a kind itself."""
        return any(it.kind == kind for it in self.cards[copy].abilities)

    @cached_property
    def lendings(self) -> Mapping[int, tuple[Lending, ...]]:
        """What each copy with constant abilities lends, compiled."""
        return {
            at: tuple(
                Lending(self._meaning.fits(it.who), it.power, it.armor) for it in card.constants
            )
            for at, card in enumerate(self.cards)
            if card.constants
        }

    def _run(self, copy: int, number: int) -> Run:
        """The steps of an ability, compiled once for all copies of a card."""
        card = self.cards[copy]
        key = (card.id, number)
        if key not in self._runs:
            self._runs[key] = program(card.every_ability[number].steps, self._meaning)
        return self._runs[key]
