"""What is done, step by step, as it is written: phrases, clauses, structure words.

A step is a clause (one verb), a condition with two lists of steps, a choice among lists, or steps
that are optional or done for each of a set. Phrases are kept as written, with their meaning.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.language.parse import PhraseKind, Tree
from react_tools.rulesets.react.language.phrase import Amount, Phrase, Player
from react_tools.rulesets.react.language.statement import Condition, RulingIs
from react_tools.source.span import Span
from react_tools.source.tree import Scalar


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

    @property
    def player(self) -> Player:
        """The meaning of a player's phrase that parsed."""
        assert isinstance(self.tree, Player)  # noqa: S101 -- as above
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

    def rulings(self) -> Iterator[RulingIs]:
        """The rulings that the phrase asks."""
        return (part for part in self.walk() if isinstance(part, RulingIs))


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
    """One verb and what it is told; a parameter may be a union of phrases. `by` is who does it."""

    verb: str
    arguments: Mapping[str, tuple[Written, ...]]
    words: Mapping[str, str]
    span: Span
    by: Written | None = None


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
    by: Written | None = None


class May(Struct, frozen=True):
    """`may`: steps to which a player says yes or no (RA-EFFECT-7)."""

    steps: tuple["Step", ...]
    span: Span
    by: Written | None = None


class Each(Struct, frozen=True):
    """`each`: steps done once for each member of a set, which is `it` meanwhile."""

    those: Written
    steps: tuple["Step", ...]
    span: Span


Step = Clause | Branch | Pick | May | Each


def inside(step: Step) -> tuple[tuple[Step, ...], ...]:
    """The lists of steps that a structure word holds; none in a clause."""
    match step:
        case Clause():
            return ()
        case Branch(then=then, otherwise=otherwise):
            return (then, otherwise)
        case Pick(lists=lists):
            return lists
        case May(steps=steps) | Each(steps=steps):
            return (steps,)


def most_parts(steps: tuple[Step, ...]) -> int:
    """How many clauses may be carried out at most; of an `each`, several if any."""
    return sum(_most_parts(step) for step in steps)


def _most_parts(step: Step) -> int:
    match step:
        case Clause():
            return 1
        case Pick(count=count, lists=lists):
            return sum(sorted(map(most_parts, lists))[-count.amount.number :])
        case Each(steps=steps):
            return 2 * most_parts(steps)
        case Branch() | May():
            return max(map(most_parts, inside(step)))


def clauses(steps: tuple[Step, ...]) -> Iterator[Clause]:
    """Every clause among *steps*, those inside structure words included."""
    for step in steps:
        if isinstance(step, Clause):
            yield step
        for inner in inside(step):
            yield from clauses(inner)
