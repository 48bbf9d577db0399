"""What designers define – cards, decks –, with its place in the file, and the game's numbers.

Card
├── abilities → Ability → Step   what it does when it is used, played, destroyed
├── constants                    what it lends while it is in play
└── gives                        what an upgrade lends to the creature it is on
Deck → houses → cards
"""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from react_tools.reference.label import Label
from react_tools.rulesets.keyforge.steps import Step, Written
from react_tools.source.span import Span
from react_tools.source.tree import Mapping as MappingNode

CardType = Literal["action", "artifact", "creature", "upgrade"]
AbilityKind = Literal["play", "reap", "fight", "before-fight", "action", "omni", "destroyed"]
WORDINGS: Mapping[str, AbilityKind] = {"after-reap": "reap", "after-fight": "fight"}
"""How later editions call two of them (K-1)."""


class Ability(Struct, frozen=True):
    """What a card does at one occasion.

    Attributes:
        wording: what the file calls the kind: `fight`, `after-fight`.
        sacrifice: whether the card itself is the price.
        per_turn: how often in a turn it is resolved; 0 for as often as it comes to it.
    """

    kind: AbilityKind
    wording: str
    steps: tuple[Step, ...]
    span: Span
    sacrifice: bool = False
    per_turn: int = 0


class Constant(Struct, frozen=True):
    """What a card lends to others while it is in play."""

    who: tuple[Written, ...]
    span: Span
    power: int = 0
    armor: int = 0


class Lent(Struct, frozen=True):
    """What an upgrade lends to the creature it is on."""

    abilities: tuple[Ability, ...] = ()
    power: int = 0
    armor: int = 0


class Card(Struct, frozen=True):
    """A card.

    Attributes:
        aember: how many bonus icons it has.
        armor: 0 where none is printed.
        keywords: each with its number, 1 for one without.
        texts: what is printed on it, by language, if the file says it.
        written: every phrase of it.
        edition: whose wording it has, empty for that of the game.
        source: where its facts come from that do not say otherwise.
    """

    id: str
    label: Label
    house: str
    type: CardType
    node: MappingNode
    power: int = 0
    armor: int = 0
    aember: int = 0
    traits: tuple[str, ...] = ()
    keywords: Mapping[str, int] = {}
    texts: Mapping[str, str] = {}
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()
    gives: Lent = Lent()
    written: tuple[Written, ...] = ()
    edition: str = ""
    source: str = ""
    layer: int = 0

    @property
    def span(self) -> Span:
        """Where it is defined."""
        return self.node.key_span("id")

    @property
    def every_ability(self) -> tuple[Ability, ...]:
        """Its own, and those that it lends."""
        return (*self.abilities, *self.gives.abilities)


class Deck(Struct, frozen=True):
    """A deck: for each of its houses the cards with their copies, by id."""

    id: str
    label: Label
    houses: Mapping[str, Mapping[str, int]]
    node: MappingNode

    def cards(self) -> Iterator[tuple[str, str]]:
        """Every copy: the card's id and its house, which a maverick has not on its face."""
        for house, copies in self.houses.items():
            for card, count in copies.items():
                yield from [(card, house)] * count


class Numbers(Struct, frozen=True):
    """The numbers of the game (`game.yaml`)."""

    edition: str
    keys: int
    key_cost: int
    hand: int
    deck: int
    houses_per_deck: int
    cards_per_house: int
    first_turn: int
    opening_hands: tuple[int, int]
    houses: Mapping[str, Label]
