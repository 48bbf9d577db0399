"""A duel is a story that stops at every question: a generator that is sent the answer.

What may ask, however deep inside of a card, is written `yield from …`; so each chapter reads as
the book tells it. A question with one option is no question, save where a player may play or pass.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from tests.oracle.table import Being, Table, Unit, Zone

T = TypeVar("T")


@dataclass(frozen=True)
class Choice:
    """One answer, in the words of scripts.

    Attributes:
        place: the slot that it fills, 0 if it fills none.
        meaning: what the story makes of it.
    """

    terms: Mapping[str, str]
    place: int = 0
    meaning: object = field(default=None, compare=False)

    @property
    def name(self) -> str:
        """The same in one line."""
        return " ".join(f"{word} {value}".strip() for word, value in self.terms.items())


@dataclass(frozen=True)
class Question:
    """What a player is asked; `place` is the slot of the card that asks, 0 if none does."""

    who: str
    kind: str
    place: int
    look: Callable[[], Sequence[Choice]] = field(compare=False)

    @cached_property
    def options(self) -> Sequence[Choice]:
        """What may be answered, looked up only when somebody wants to know."""
        return self.look()


@dataclass(frozen=True)
class Fact:
    """What has happened, in the words of a passive's `when`.

    Attributes:
        unit: to whom, as it was then.
        place: where; `origin`: the zone that was left.
        how: by which way a unit came or went.
        token: which kind came to lie there.
        player: whose turn, masterpiece or ascension it is.
        under: whether it is only a token that came to lie under the unit (ruling placed-under).
    """

    kind: str
    unit: Unit | None = None
    place: Zone | None = None
    origin: Zone | None = None
    how: str = ""
    token: str = ""
    player: str = ""
    under: bool = False


@dataclass(frozen=True)
class Moment:
    """All that is so from one moment on, before anything answers it (tests.oracle.passives).

    Attributes:
        first: whose passives come first, where a rule or a ruling says it of just this moment.
        in_turn: whether the facts are answered one after the other, whatever is printed first.
    """

    facts: Sequence[Fact]
    first: str = ""
    in_turn: bool = False


@dataclass
class Hit:
    """Damage that is about to be dealt to a unit.

    Attributes:
        zone: where it stood when the blow fell.
        amount: how much of it is left.
        asked: which passives were asked about it, by owner, id and holder.
    """

    unit: Being
    zone: Zone
    amount: int
    asked: set[tuple[str, str, str]] = field(default_factory=set)


@dataclass(frozen=True)
class Blow:
    """Damage of one clause, before any of it is dealt: passives may replace what hits units."""

    hits: Sequence[Hit]


Story = Generator[Question | Moment | Blow, Choice, T]
"""What happens, with the questions on the way; what is sent is the choice that was made."""


NOTHING = Choice({})
"""What is sent where nothing was asked."""


def left(unit: Unit, origin: Zone, how: str) -> Fact:
    """A unit no longer stands in a zone."""
    return Fact("left", copy(unit), origin, origin, how)


def entered(unit: Unit, origin: Zone | None, how: str) -> Fact:
    """A unit came to stand where it stands now (RA-SWAP-3)."""
    return Fact("entered", copy(unit), unit.stands, origin, how)


def happened(*facts: Fact, first: str = "", in_turn: bool = False) -> Story[None]:
    """Stop at a moment, so that passives can answer."""
    if facts:
        yield Moment(facts, first, in_turn)


class DuelOverError(Exception):
    """Nothing more happens: the table says who has won."""


def pick(table: Table, who: str, words: Sequence[str], *, kind: str = "choice") -> Story[int]:
    """Let a player pick one of several; the only one there is is picked by itself."""
    if len(words) == 1:
        table.settled.append((table.resolving, words[0]))
        return 0
    word = "improve" if kind == "improvement" else "pick"
    options = tuple(Choice({word: it}, meaning=at) for at, it in enumerate(words))
    chosen = yield Question(who, kind, table.resolving, lambda: options)
    assert isinstance(chosen.meaning, int)
    return chosen.meaning
