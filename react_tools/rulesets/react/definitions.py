"""What designers define – creators, cards, abilities, passives –, with its place in the file.

    Creator
    ├── tokens, summons          things with a supply
    ├── setup, passives          what stands on the sheet
    ├── abilities → Face → Effect
    └── deck → Card → Effect

An effect is its kind, its cost and its steps. A step is a clause (one verb), a condition with
two lists of steps, or a choice among lists. Phrases are kept as written, with their meaning.
"""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from react_tools.rulesets.react.language.parse import PhraseFaultError, PhraseKind, Tree
from react_tools.rulesets.react.language.phrase import Amount, Condition, Cost, Name, Phrase
from react_tools.source.span import Span
from react_tools.source.tree import Node, Scalar

EffectKind = Literal["intention", "reaction"]
NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE, INSTRUMENTAL, PREPOSITIONAL = range(6)
"""The six Russian cases, in the order of `cases: {one: […]}`."""


class Label(Struct, frozen=True):
    """A name in English and Russian; `cases` are the Russian one's six, if the file gives them."""

    en: str
    ru: str
    cases: tuple[str, ...] = ()
    gender: str = "m"

    def __getitem__(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


class Written(Struct, frozen=True):
    """A phrase as it stands in the file: its text, its place, and what it means.

    `tree` is None exactly when the phrase does not parse; `fault` then says why.
    """

    kind: PhraseKind
    text: str
    node: Scalar
    tree: Tree | None
    fault: PhraseFaultError | None = None

    @property
    def phrase(self) -> Phrase:
        """The meaning of a phrase for units or zones that parsed."""
        assert isinstance(self.tree, Phrase)  # noqa: S101 -- the parser of its kind gives no other
        return self.tree

    @property
    def condition(self) -> Condition:
        """The meaning of a condition that parsed."""
        assert isinstance(self.tree, Condition)  # noqa: S101 -- as above
        return self.tree

    @property
    def amount(self) -> Amount:
        """The meaning of a number that parsed."""
        assert isinstance(self.tree, Amount)  # noqa: S101 -- as above
        return self.tree

    def part(self, first: int, last: int) -> Span:
        """The place of a piece of the text."""
        return self.node.part(first, last)

    def walk(self) -> Iterator[object]:
        """The tree and everything in it."""
        return walk(self.tree)

    def names(self) -> Iterator[Name]:
        """The ids that the phrase mentions."""
        return (part for part in self.walk() if isinstance(part, Name))


def walk(tree: object) -> Iterator[object]:
    """A phrase's tree and everything in it, outermost first."""
    if isinstance(tree, tuple):
        for item in tree:
            yield from walk(item)
    elif isinstance(tree, Struct):
        yield tree
        for name in tree.__struct_fields__:
            yield from walk(getattr(tree, name))


class Clause(Struct, frozen=True):
    """One verb and what it is told; a parameter may be a union of phrases."""

    verb: str
    arguments: Mapping[str, tuple[Written, ...]]
    words: Mapping[str, str]
    span: Span


class Branch(Struct, frozen=True):
    """`if`: a condition seen now, and what is done either way."""

    condition: Written
    then: tuple["Step", ...]
    otherwise: tuple["Step", ...]
    span: Span


class Pick(Struct, frozen=True):
    """`choose`: so many different lists of steps, applied in printed order (RA-EFFECT-5)."""

    count: Written
    lists: tuple[tuple["Step", ...], ...]
    span: Span


Step = Clause | Branch | Pick


class Effect(Struct, frozen=True):
    """One intention or reaction of a card; `letter` is empty where the side has no other."""

    card: str
    letter: str
    label: Label
    kind: EffectKind
    cost: Written | None
    steps: tuple[Step, ...]
    span: Span

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

    `lasts` is `turn` if it leaves when the turn ends, else empty.
    """

    id: str
    label: Label
    of: str
    at: tuple[str, ...]
    supply: int
    node: Node
    lasts: str = ""

    @property
    def passing(self) -> bool:
        """Whether it leaves when the turn ends; boulders do (RA-BOULDER-5)."""
        return self.lasts == "turn" or "boulder" in self.at


class Summon(Struct, frozen=True):
    """A kind of summon and how many of it there are."""

    id: str
    label: Label
    count: int
    node: Node


class Passive(Struct, frozen=True):
    """What answers a fact: the trigger, its filters, a condition, steps.

    Attributes:
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
    span: Span
    of: str = ""
    face: str = ""
    player: str = ""


class Face(Struct, frozen=True):
    """One side of an ability card."""

    label: Label
    effects: tuple[Effect, ...]


class Ability(Struct, frozen=True):
    """An ability card; `of` is `creator`, a summon's id, or empty. One face if it never turns."""

    id: str
    of: str
    faces: tuple[Face, ...]
    span: Span


class Card(Struct, frozen=True):
    """An action card of the deck."""

    id: str
    number: int
    copies: int
    printed: str
    effect: Effect
    node: Node


class Creator(Struct, frozen=True):
    """A creator, whole: one file, or one laid on that of the creator it `extends`.

    `layer` is how far away the file lies (react_tools.ruleset.Document). A creator without a deck
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

    def effects(self) -> Iterator[Effect]:
        """Every effect of every card: abilities first, face by face, then the deck."""
        for ability in self.abilities:
            for face in ability.faces:
                yield from face.effects
        for card in self.deck:
            yield card.effect


def clauses(steps: tuple[Step, ...]) -> Iterator[Clause]:
    """Every clause among *steps*, those inside `if` and `choose` included."""
    for step in steps:
        match step:
            case Clause():
                yield step
            case Branch():
                yield from clauses(step.then)
                yield from clauses(step.otherwise)
            case Pick():
                for inner in step.lists:
                    yield from clauses(inner)
