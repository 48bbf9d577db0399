"""Two engines walked side by side, down to the first choice behind which they part.

They have to agree at every position of every line: on who is asked for what, on the choices that
are open, on the whole position, on whether the line is at its end. So they agree on the counts of
react_tools.explore.perft too, and not by luck.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from msgspec import Struct

from react_tools.explore.beginning import Called, meant
from react_tools.explore.perft import NOT_BEGUN, Begun, Walkable, onward
from react_tools.game import Choice, EndlessError, Facts, UnknownCardError


class Told(Walkable, Protocol):
    """What comparing needs of a game: what counting does, and its position in words."""

    def facts(self) -> Facts:
        """The whole position by thing and fact."""


class Leading(Told, Called, Protocol):
    """The same of the game by whose words choices are called."""


class Way(StrEnum):
    """How two engines part."""

    COMING = "what comes of the last choice"
    REST = "whether the line is at its end"
    DECISION = "who is asked for what"
    CHOICES = "what can be chosen"
    FACTS = "what is true of the position"


class Parting(Struct, frozen=True):
    """The first difference between two engines.

    Attributes:
        path: the names of the choices that lead to it; behind each but the last they agree.
        way: in what they part.
        one, other: what is so in only one of them, as words.
    """

    path: tuple[str, ...]
    way: Way
    one: tuple[str, ...]
    other: tuple[str, ...]

    def __str__(self) -> str:
        """All of it, a line each."""
        where = f"after {', '.join(self.path)}" if self.path else "at the beginning"
        sides = (("one", self.one), ("other", self.other))
        only = [f"  only the {name}: {it}" for name, told in sides for it in told]
        return "\n".join([f"{where} they part in {self.way}", *only])


def parted(one: Leading, other: Told, limit: int, after: Sequence[str] = ()) -> Parting | None:
    """Where the lines of two games part; None if they never do.

    Of several differences it is one with the fewest plays.

    Args:
        one: a game; it is not changed.
        other: another in the same position; neither is it.
        limit: how many plays a line may have.
        after: the choices that all lines begin with, called as for `begin`; the games may part at
            any of them too.

    Raises:
        UnknownNameError: one of these is open in neither game.
    """
    pair = _Pair(one, other)
    found = _walked(pair.fork(), _Wanted(limit, after))
    shallower = (_Wanted(at, after) for at in range(limit if found else 0))
    return next((it for wanted in shallower if (it := _walked(pair.fork(), wanted))), found)


class _Pair(NamedTuple):
    """Two games, each with as much behind it."""

    one: Leading
    other: Told

    def fork(self) -> "_Pair":
        return _Pair(self.one.fork(), self.other.fork())


class _Wanted(NamedTuple):
    """Which choices are made: those that all lines begin with, then all up to the limit."""

    limit: int
    after: Sequence[str]

    def behind(self, path: Sequence[str], game: Leading, begun: Begun) -> Sequence[Choice]:
        """Those that go on behind a path; none where a line ends."""
        if len(path) < len(self.after):
            return [meant(game, self.after[len(path)], path)]
        if len(path) > len(self.after) and game.at_rest():
            return []
        return [it for it in game.legal() if it.place == 0 or begun.plays < self.limit]


def _walked(
    pair: _Pair, wanted: _Wanted, begun: Begun = NOT_BEGUN, path: tuple[str, ...] = ()
) -> Parting | None:
    """The first difference here, or behind a choice; the last one is made in these games."""
    if (difference := _difference(*pair)) is not None:
        way, mine, theirs = difference
        return Parting(path, way, _only(mine, theirs), _only(theirs, mine))
    choices = wanted.behind(path, pair.one, begun)
    theirs_of = {_said(it): it for it in pair.other.legal()} if choices else {}
    for at, choice in enumerate(choices):
        games, longer = pair if at == len(choices) - 1 else pair.fork(), (*path, choice.name)
        how = _made(games.one, choice), _made(games.other, theirs_of[_said(choice)])
        if how[0] != how[1]:
            return Parting(longer, Way.COMING, how[:1], how[1:])
        if how[0] != _GOES_ON:
            continue
        if found := _walked(games, wanted, onward(games.one, choice, begun), longer):
            return found
    return None


_GOES_ON = "it goes on"


def _made(game: Told, choice: Choice) -> str:
    """Make a choice; what comes of it."""
    try:
        game.apply(choice)
    except UnknownCardError:
        return "a card is drawn that the setting does not name"
    except EndlessError:
        return "abilities wake one another without end"
    return _GOES_ON


Words = Mapping[Hashable, str]
"""What is so in a game: as it is compared, and as it is told."""


def _difference(one: Told, other: Told) -> tuple[Way, Words, Words] | None:
    """In what two positions differ, and what each has of it."""
    for way, look in _LOOKED_AT.items():
        mine, theirs = look(one), look(other)
        if mine.keys() != theirs.keys():
            return way, mine, theirs
    if one.facts() != other.facts():
        return Way.FACTS, _listed(one.facts()), _listed(other.facts())
    return None


def _rest(game: Told) -> Words:
    ended = game.at_rest()
    return {ended: "it is" if ended else "it is not"}


def _decision(game: Told) -> Words:
    asked = game.decision()
    if asked is None:
        return {None: "nobody"}
    by = f", by play {asked.place}" if asked.place else ""
    return {(asked.who, asked.kind, asked.place): f"{asked.who} for {asked.kind}{by}"}


def _choices(game: Told) -> Words:
    """What is open, and which play it starts; what is there twice, twice."""
    found, times = dict[Hashable, str](), Counter[Hashable]()
    for choice in game.legal():
        key = _said(choice), choice.place
        times[key] += 1
        place = f", as play {choice.place}" if choice.place else ""
        found[*key, times[key]] = f"{choice.name}{place}"
    return found


def _listed(facts: Facts) -> Words:
    """Every fact: `s.zone b2`."""
    return {
        (thing, name, value): f"{thing}.{name} {value}"
        for thing, known in facts.items()
        for name, value in known.items()
    }


def _said(choice: Choice) -> Hashable:
    """The terms of a choice, in whatever order."""
    return frozenset(choice.terms.items())


def _only(one: Words, other: Words) -> tuple[str, ...]:
    """What the first has and the second has not, in order."""
    return tuple(sorted(told for key, told in one.items() if key not in other))


_LOOKED_AT: Mapping[Way, Callable[[Told], Words]] = {
    Way.REST: _rest,
    Way.DECISION: _decision,
    Way.CHOICES: _choices,
}
