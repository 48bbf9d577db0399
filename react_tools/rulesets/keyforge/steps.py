"""What is done, step by step, as it is written: phrases, clauses, structure words.

A step is a clause (one verb), a condition with two lists of steps, a choice among lists, or steps
that may be left. Phrases are kept as written, with their meaning.
"""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from react_tools.phrases.reader import Name
from react_tools.rulesets.keyforge.language.parse import PhraseFaultError, PhraseKind, Tree
from react_tools.rulesets.keyforge.language.phrase import Condition, Phrase, Ref, Those
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
        """The meaning of a phrase for cards that parsed."""
        assert isinstance(self.tree, Ref | Those)  # noqa: S101 -- its parser gives no other
        return self.tree

    @property
    def condition(self) -> Condition:
        """The meaning of a condition that parsed."""
        assert isinstance(self.tree, Condition)  # noqa: S101 -- as above
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
    """One verb and what it is told.

    Attributes:
        arguments: phrases by parameter, several of one are a union; `numbers`, `words`: the rest.
        by_opponent: whether the opponent decides (KF-ABIL-1).
    """

    verb: str
    arguments: Mapping[str, tuple[Written, ...]]
    numbers: Mapping[str, int]
    words: Mapping[str, str]
    span: Span
    by_opponent: bool = False


class Branch(Struct, frozen=True):
    """`if`: a condition seen now, and what is done either way."""

    condition: Written
    then: tuple["Step", ...]
    otherwise: tuple["Step", ...]
    span: Span


class Pick(Struct, frozen=True):
    """`choose`: so many different lists of steps, done in printed order."""

    count: int
    lists: tuple[tuple["Step", ...], ...]
    span: Span
    by_opponent: bool = False


class May(Struct, frozen=True):
    """`may`: steps to which a player says yes or no."""

    steps: tuple["Step", ...]
    span: Span
    by_opponent: bool = False


Step = Clause | Branch | Pick | May


def inside(step: Step) -> tuple[tuple[Step, ...], ...]:
    """The lists of steps that a structure word holds; none in a clause."""
    match step:
        case Clause():
            return ()
        case Branch(then=then, otherwise=otherwise):
            return (then, otherwise)
        case Pick(lists=lists):
            return lists
        case May(steps=steps):
            return (steps,)


def clauses(steps: tuple[Step, ...]) -> Iterator[Clause]:
    """Every clause among *steps*, those inside structure words included."""
    for step in steps:
        if isinstance(step, Clause):
            yield step
        for inner in inside(step):
            yield from clauses(inner)
