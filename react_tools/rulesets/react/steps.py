"""What is done, step by step, as it is written: phrases, clauses, structure words.

A step is a clause (one verb), a condition with two lists of steps, a choice among lists, or steps
that are optional or done for each of a set. Phrases are kept as written, with their meaning.
"""

from collections import abc
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from react_tools.phrases.reader import Name, PhraseFaultError
from react_tools.rulesets.react.language.parse import PARSERS, PhraseKind, Tree
from react_tools.rulesets.react.language.phrase import Amount, Phrase, Player
from react_tools.rulesets.react.language.statement import Condition, RulingIs
from react_tools.source.span import Span
from react_tools.source.tree import Entry, Mapping, Scalar


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

    def walk(self) -> tuple[object, ...]:
        """The tree and everything in it, outermost first; nothing if it does not parse."""
        return parts(self.kind, self.text) if self.tree is not None else ()

    def names(self) -> Iterator[Name]:
        """The ids that the phrase mentions."""
        return (part for part in self.walk() if isinstance(part, Name))

    def rulings(self) -> Iterator[RulingIs]:
        """The rulings that the phrase asks."""
        return (part for part in self.walk() if isinstance(part, RulingIs))


@lru_cache(maxsize=4096)
def parts(kind: PhraseKind, text: str) -> tuple[object, ...]:
    """Everything in the tree of a phrase that parses; memoised by text, as trees are."""
    return tuple(walk(PARSERS[kind](text)))


def walk(tree: object) -> Iterator[object]:
    """A phrase's tree and everything in it, outermost first."""
    waiting = [tree]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Struct):
            yield part
            waiting += [getattr(part, name) for name in reversed(part.__struct_fields__)]
        elif isinstance(part, tuple):
            waiting += reversed(part)


class Standing(Struct, frozen=True, kw_only=True):
    """What stands in a file: `place` is the key that tells it, or what holds it."""

    place: Entry | Mapping

    @property
    def span(self) -> Span:
        """Where it stands; most are never asked."""
        return self.place.span


class Clause(Standing, frozen=True):
    """One verb and what it is told; a parameter may be a union of phrases. `by` is who does it."""

    verb: str
    arguments: abc.Mapping[str, tuple[Written, ...]]
    words: abc.Mapping[str, str]
    by: Written | None = None


class Branch(Standing, frozen=True):
    """`if`: a condition seen now, and what is done either way."""

    condition: Written
    then: tuple["Step", ...]
    otherwise: tuple["Step", ...]


class Pick(Standing, frozen=True):
    """`choose`: so many different lists of steps, applied in printed order (RA-EFFECT-5)."""

    count: Written
    lists: tuple[tuple["Step", ...], ...]
    by: Written | None = None


class May(Standing, frozen=True):
    """`may`: steps to which a player says yes or no (RA-EFFECT-7)."""

    steps: tuple["Step", ...]
    by: Written | None = None


class Each(Standing, frozen=True):
    """`each`: steps done once for each member of a set, which is `it` meanwhile."""

    those: Written
    steps: tuple["Step", ...]


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
