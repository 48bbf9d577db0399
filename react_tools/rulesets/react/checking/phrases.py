"""What checks ask of phrases: which words of the moment they read, which sets they speak of.

Answers are memoised by text, as trees are: the same phrases stand on many cards.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from react_tools.rulesets.react.definitions import Creator
from react_tools.rulesets.react.language.parse import PhraseKind
from react_tools.rulesets.react.language.phrase import (
    AdjacentTo,
    DiagonalTo,
    InLine,
    Quantity,
    Ref,
    Those,
    Toward,
    Within,
)
from react_tools.rulesets.react.language.statement import SlotIs
from react_tools.rulesets.react.steps import (
    Branch,
    Clause,
    Each,
    May,
    Pick,
    Step,
    Written,
    inside,
    parts,
)

_OF_PLACES = AdjacentTo | DiagonalTo | InLine | Within
_NONE = (Quantity("count"), Quantity("up to"))
OF_COST = frozenset({"target", "direction", "payer"})
"""The words that a cost gives a meaning."""
OF_FACT = frozenset({"subject", "place", "origin"})
"""The words that the fact gives a meaning for which a passive waits."""
SLOT = "slot"
"""The word that the chain gives a meaning, to the cards that lie there."""
_SLOT = re.compile(r"(?<![\w-])slot(?![\w-])")
MEMBER = "it"
"""The word that an `each` gives a meaning, to what it does."""


class Word(NamedTuple):
    """A word of the moment in a phrase, and where in the text it stands."""

    text: str
    first: int
    last: int


def readable(written: Iterable[Written]) -> bool:
    """Whether every one of these phrases parses."""
    return all(it.tree is not None for it in written)


@lru_cache(maxsize=8)
def told(creator: Creator) -> Mapping[tuple[PhraseKind, str], int]:
    """How often each phrase that parses stands in a creator's file: most stand there often.

    Kept while one check after the other looks at the same creator.
    """
    return Counter([(it.kind, it.text) for it in creator.written if it.tree is not None])


def words(written: Written) -> tuple[Word, ...]:
    """The words of the moment that a phrase reads; none if it does not parse."""
    return _words(written.kind, written.text) if written.tree is not None else ()


def spoken(steps: tuple[Step, ...]) -> Iterator[Written]:
    """Every phrase of the steps, those inside structure words included."""
    for step in steps:
        yield from own_phrases(step)
        for inner in inside(step):
            yield from spoken(inner)


def own_phrases(step: Step) -> Iterator[Written]:
    """The phrases of a step itself, without those of steps inside it."""
    if not isinstance(step, Branch | Each) and step.by is not None:
        yield step.by
    match step:
        case Clause():
            for phrases in step.arguments.values():
                yield from phrases
        case Branch():
            yield step.condition
        case Each():
            yield step.those
        case Pick() | May():
            pass


def outside(steps: tuple[Step, ...]) -> Iterator[Written]:
    """Every phrase of the steps that stands in no `each`, so that no member is treated."""
    for step in steps:
        yield from own_phrases(step)
        if not isinstance(step, Each):
            for inner in inside(step):
                yield from outside(inner)


def refs(written: Written, word: str) -> tuple[Ref, ...]:
    """Each place where a phrase reads a fixed word, such as `chosen`; none if it does not parse."""
    if written.tree is None or word not in written.text:
        return ()
    return tuple(it for it in written.walk() if isinstance(it, Ref) and it.word == word)


def sets(written: Written) -> tuple[Those, ...]:
    """The sets in a phrase, the inner ones too; none if it does not parse.

    Left out are those that some unit or zone fits whatever a creator brings.
    """
    return _sets(written.kind, written.text) if written.tree is not None else ()


def withins(written: Written) -> tuple[int, ...]:
    """The distances of every `within` in a phrase; none if it does not parse."""
    if written.tree is None or "within" not in written.text:
        return ()
    return withins_in(written.kind, written.text)


@lru_cache(maxsize=4096)
def _sets(kind: PhraseKind, text: str) -> tuple[Those, ...]:
    found = (it for it in parts(kind, text) if isinstance(it, Those))
    return tuple(it for it in found if not _is_plain(it))


def _is_plain(those: Those) -> bool:
    """Whether there always is, or may be, such a unit or zone, whoever the creator is."""
    if those.noun not in {"unit", "zone", "creator"} or those.quantity in _NONE:
        return False
    return not those.filters or (
        len(those.filters) == 1 and isinstance(those.filters[0], _OF_PLACES)
    )


@lru_cache(maxsize=4096)
def withins_in(kind: PhraseKind, text: str) -> tuple[int, ...]:
    """The same of the text of a phrase, which parses."""
    return tuple(it.steps for it in parts(kind, text) if isinstance(it, Within))


@lru_cache(maxsize=4096)
def _words(kind: PhraseKind, text: str) -> tuple[Word, ...]:
    found: list[Word] = []
    slots = _SLOT.finditer(text)  # as many as there are conditions of it, in their order
    for part in parts(kind, text):
        match part:
            case Ref(word, first, last) if word in OF_COST | OF_FACT | {MEMBER}:
                found.append(Word(word, first, last))
            case Toward("direction"):
                found.append(Word("direction", 0, len(text)))
            case SlotIs():
                found.append(Word(SLOT, *next(slots).span()))
            case _:
                pass
    return tuple(found)
