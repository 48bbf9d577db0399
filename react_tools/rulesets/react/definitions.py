"""What designers define – creators, cards, abilities, passives –, with its place in the file.

    Creator
    ├── tokens, summons          things with a supply
    ├── groups                   one name for several kinds of token
    ├── setup, passives          what stands on the sheet
    ├── abilities → Face → Effect
    └── deck → Card → Effect

An effect is its kind, its cost and its steps (react.steps).
"""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from react_tools.reference.label import Label
from react_tools.rulesets.react.language.phrase import Cost
from react_tools.rulesets.react.steps import Standing, Step, Written
from react_tools.source.tree import Node

EffectKind = Literal["intention", "reaction"]


class Effect(Standing, frozen=True):
    """One intention or reaction of a card; `letter` is empty where the side has no other."""

    card: str
    letter: str
    label: Label
    kind: EffectKind
    cost: Written | None
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        """What scripts call it: `flowing-ink`, `brush-spirit.B`."""
        return f"{self.card}.{self.letter}" if self.letter else self.card

    @property
    def paid(self) -> Cost:
        """The cost's meaning; nothing to pay if there is none (or it does not parse)."""
        tree = self.cost.tree if self.cost else None
        return tree if isinstance(tree, Cost) else Cost()


class Token(Struct, frozen=True):
    """A kind of token: where it may lie, how many there are, its genitive behind «жетон».

    `lasts` is `turn` if it leaves when the turn ends, else empty; `group` the id of the group that
    it belongs to, or empty.
    """

    id: str
    label: Label
    of: str
    at: tuple[str, ...]
    supply: int
    node: Node
    lasts: str = ""
    group: str = ""

    def lies_on(self, field: str) -> bool:
        """Whether it may lie on a `unit` or on a `zone`, where area tokens and boulders lie too."""
        return "unit" in self.at if field == "unit" else self.at != ("unit",)

    @property
    def passing(self) -> bool:
        """Whether it leaves when the turn ends; boulders do (RA-BOULDER-5)."""
        return self.lasts == "turn" or "boulder" in self.at


class Group(Struct, frozen=True):
    """One name for several kinds of token; `of` is its genitive behind «жетон»."""

    id: str
    label: Label
    of: str
    node: Node


class Summon(Struct, frozen=True):
    """A kind of summon and how many of it there are.

    `attached` is `diagonal` or `adjacent` for a piece of the creator, which goes where she goes.
    """

    id: str
    label: Label
    count: int
    node: Node
    attached: str = ""


class Passive(Standing, frozen=True):
    """What answers a fact: the trigger, its filters, a condition, steps.

    Attributes:
        when: the trigger; `replace` for one that replaces what is about to happen.
        instead: what is left of what it replaces: `nothing` or `less 1`; empty if it replaces none.
        may: whether its owner may leave it, if it replaces something.
        of: the kind of summon each of which has it; empty for one that stands on the sheet.
        face: `front` or `ascended` if it works on that face only.
        player: `you`, `opponent` or `any` for facts of a player.
    """

    id: str
    label: Label
    when: str
    filters: Mapping[str, tuple[Written, ...]]
    ways: tuple[str, ...]
    condition: Written | None
    steps: tuple[Step, ...]
    of: str = ""
    face: str = ""
    player: str = ""
    instead: str = ""
    may: bool = False


class Face(Struct, frozen=True):
    """One side of an ability card."""

    label: Label
    effects: tuple[Effect, ...]


class Ability(Standing, frozen=True):
    """An ability card; `of` is `creator`, a summon's id, or empty. One face if it never turns."""

    id: str
    of: str
    faces: tuple[Face, ...]


class Card(Struct, frozen=True):
    """An action card of the deck."""

    id: str
    number: int
    copies: int
    printed: str
    effect: Effect
    node: Node


class Creator(Struct, frozen=True, eq=False, weakref=True):
    """A creator, whole: one file, or one laid on that of the creator it `extends`.

    `layer` is how far away the file lies (react_tools.document.Document). A creator without a deck
    is `deckless` and has `draw`, the steps done instead of drawing (RA-DRAW-8).
    """

    id: str
    label: Label
    tokens: tuple[Token, ...]
    summons: tuple[Summon, ...]
    setup: tuple[Step, ...]
    passives: tuple[Passive, ...]
    abilities: tuple[Ability, ...]
    deck: tuple[Card, ...]
    node: Node
    written: tuple[Written, ...] = ()
    layer: int = 0
    extends: str = ""
    deckless: bool = False
    draw: tuple[Step, ...] = ()
    groups: tuple[Group, ...] = ()

    def members(self, name: str) -> tuple[Token, ...]:
        """The kinds of token that go by a name: a kind's own, or that of a group."""
        return tuple(it for it in self.tokens if name in {it.id, it.group})

    def effects(self) -> Iterator[Effect]:
        """Every effect of every card: abilities first, face by face, then the deck."""
        for ability in self.abilities:
            for face in ability.faces:
                yield from face.effects
        for card in self.deck:
            yield card.effect
