"""What lies on the table: plain things that change, and the world that does not.

Table ── units, zones with tokens, the masterpiece board, the chain, whose turn it is
  ├── Side  one for each player: hand, deck, discard pile, supply, damage
  ├── Unit  a creator's or a summon's figure, on the field or not
  └── Link  a card on the chain, with what its cost fixed
World ── the sheets, the numbers of the game, how the open questions are settled
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from react_tools.rulesets.react.definitions import Creator, Summon, Token

Zone = tuple[int, int]
"""Column and row, from 0: (0, 0) is a1."""

CREATOR = "creator"
"""The kind of a unit that is no summon."""


class Being(NamedTuple):
    """A unit as a card remembers it: whoever leaves and comes again has come once more often."""

    name: str
    came: int


@dataclass
class Unit:
    """A figure; `zone` is None while it is not on the field."""

    name: str
    owner: str
    kind: str
    number: int = 1
    zone: Zone | None = None
    exhausted: bool = False
    tokens: Counter[str] = field(default_factory=Counter)
    came: int = 0

    @property
    def stands(self) -> Zone:
        """The zone of a unit that is known to stand on the field."""
        assert self.zone is not None
        return self.zone

    @property
    def being(self) -> Being:
        return Being(self.name, self.came)


@dataclass
class Side:
    """What is one player's: a hand has no order; a deck that the setting does not give is None."""

    hand: Counter[str] = field(default_factory=Counter)
    deck: list[str] | None = None
    discard: list[str] = field(default_factory=list)
    supply: Counter[str] = field(default_factory=Counter)
    damage: int = 0
    ascended: bool = False

    def copy(self) -> Self:
        """The same once more; nothing that changes is shared."""
        return replace(
            self,
            hand=Counter(self.hand),
            deck=None if self.deck is None else list(self.deck),
            discard=list(self.discard),
            supply=Counter(self.supply),
        )


@dataclass
class Link:
    """A card on the chain.

    Attributes:
        card: its id; `ability`: whether it is an ability card, of which `face` is up.
        effect: the id of the effect that was announced (RA-CHAIN-9).
        this: whose card it is, the creator if it is no summon's.
        fits: whether the target is one that the cost names (ruling target-reach).
    """

    owner: str
    card: str
    effect: str
    ability: bool
    face: int
    this: Being
    payer: Being | None = None
    target: Zone | None = None
    direction: str = ""
    fits: bool = True


@dataclass(frozen=True)
class World:
    """What never changes in a duel; the players are in the order of the setting."""

    sheets: Mapping[str, Creator]
    columns: int
    rows: int
    numbers: Mapping[str, int]
    rulings: Mapping[str, str]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(self.sheets)

    def tokens(self) -> Iterator[tuple[str, Token]]:
        """Every kind of token with its owner."""
        return ((who, it) for who, sheet in self.sheets.items() for it in sheet.tokens)

    def named(self, player: str, name: str) -> list[str]:
        """The kinds of token that a player's phrase names: one, or those of one of its groups."""
        return [it.id for it in self.sheets[player].tokens if name in {it.id, it.group}]

    def token(self, kind: str) -> tuple[str, Token]:
        """A kind of token with its owner; no two creators of a duel have the same."""
        return next(it for it in self.tokens() if it[1].id == kind)

    def summon(self, kind: str) -> Summon | None:
        """A kind of summon; None for a creator."""
        every = (it for sheet in self.sheets.values() for it in sheet.summons)
        return next((it for it in every if it.id == kind), None)


@dataclass
class Table:
    """A position, whole.

    Attributes:
        zones: the tokens that lie on zones.
        cells: the masterpiece board, a creator and the number of its card in each cell.
        lost: masterpiece cards that are out of the game (ruling replaced-goes).
        chain: the cards on it, slot 1 first; `resolving`: which slot is being resolved, 0 if none.
        ended: the winner, `draw`, or empty while the duel goes on.
        depth: how many passives are under way, each woken by the one before.
        settled: choices that were none, since there was one option: the slot and what was picked.
    """

    world: World
    active: str
    turn: int
    sides: dict[str, Side]
    units: dict[str, Unit]
    cells: list[tuple[str, int] | None]
    zones: dict[Zone, Counter[str]] = field(default_factory=dict)
    lost: list[tuple[str, int]] = field(default_factory=list)
    chain: list[Link] = field(default_factory=list)
    resolving: int = 0
    ended: str = ""
    depth: int = 0
    settled: list[tuple[int, str]] = field(default_factory=list)

    def copy(self) -> Self:
        """The same position once more; nothing that changes is shared."""
        units = {it: replace(unit, tokens=Counter(unit.tokens)) for it, unit in self.units.items()}
        return replace(
            self,
            sides={it: side.copy() for it, side in self.sides.items()},
            units=units,
            cells=list(self.cells),
            zones={it: Counter(lying) for it, lying in self.zones.items()},
            lost=list(self.lost),
            chain=[replace(it) for it in self.chain],
            settled=list(self.settled),
        )

    def other(self, player: str) -> str:
        """The opponent."""
        return next(it for it in self.world.players if it != player)

    def in_turn(self, first: str) -> tuple[str, str]:
        """Both players, *first* first."""
        return first, self.other(first)

    def ruled(self, ruling: str, setting: str) -> bool:
        """Whether an open question is settled so."""
        return self.world.rulings[ruling] == setting

    def creator(self, player: str) -> Unit:
        """A player's creator, who is called as the player is."""
        return self.units[player]

    def standing(self) -> list[Unit]:
        """Who is on the field, by zone: from the lowest row, left to right."""
        return by_zone(it for it in self.units.values() if it.zone is not None)

    def at(self, zone: Zone) -> Unit | None:
        """Who stands in a zone; there is room for one (RA-ZONE-1)."""
        return next((it for it in self.units.values() if it.zone == zone), None)

    def lying(self, zone: Zone) -> Counter[str]:
        """The tokens on a zone."""
        return self.zones.setdefault(zone, Counter())

    def found(self, being: Being | None) -> Unit | None:
        """The unit that a card remembers, if it is (still, or by a ruling again) on the field."""
        if being is None:
            return None
        unit = self.units[being.name]
        if unit.zone is None:
            return None
        same = unit.came == being.came or self.ruled("resummoned", "same")
        return unit if same else None


def by_zone(units: Iterable[Unit]) -> list[Unit]:
    """Units from the lowest row, left to right."""
    return sorted(units, key=lambda it: (it.stands[1], it.stands[0]))
