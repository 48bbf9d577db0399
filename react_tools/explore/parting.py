"""Two engines walked side by side, down to the first choice behind which they part.

They have to agree at every position of every line: on who is asked for what, on the choices that
are open, on the whole position, on whether the line is at its end. So they agree on the counts of
react_tools.explore.perft too, and not by luck.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from react_tools.explore.perft import NOT_BEGUN, Begun, Walkable, onward
from react_tools.game import Choice, EndlessError, Facts, UnknownCardError


class Told(Walkable, Protocol):
    """What comparing needs of a game: what counting does, and its position in words."""

    def facts(self) -> Facts:
        """The whole position by thing and fact."""


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


def parted(one: Told, other: Told, limit: int, begun: Begun = NOT_BEGUN) -> Parting | None:
    """Where the lines of two games part; None if they never do.

    Of several differences it is one with the fewest plays.

    Args:
        one: a game; it is not changed.
        other: another in the same position; neither is it.
        limit: how many plays a line may have.
        begun: what was chosen before in the line that is under way.
    """
    found = _walked(one, other, limit, begun, ())
    shallower = range(begun.plays, limit if found else 0)
    return next((it for at in shallower if (it := _walked(one, other, at, begun, ()))), found)


def _walked(
    one: Told, other: Told, limit: int, begun: Begun, path: tuple[str, ...]
) -> Parting | None:
    """The first difference here, or behind one of the choices."""
    if (difference := _difference(one, other)) is not None:
        way, mine, theirs = difference
        return Parting(path, way, _only(mine, theirs), _only(theirs, mine))
    if path and one.at_rest():
        return None
    same = {_said(it): it for it in other.legal()}
    for choice in one.legal():
        if choice.place and begun.plays >= limit:
            continue
        found = _behind((one, choice), (other, same[_said(choice)]), limit, begun, path)
        if found is not None:
            return found
    return None


def _behind(
    one: tuple[Told, Choice],
    other: tuple[Told, Choice],
    limit: int,
    begun: Begun,
    path: tuple[str, ...],
) -> Parting | None:
    """The first difference behind one choice."""
    path = (*path, one[1].name)
    (mine, how), (theirs, otherwise) = _made(*one), _made(*other)
    if how != otherwise:
        return Parting(path, Way.COMING, (how,), (otherwise,))
    if how != _GOES_ON:
        return None
    return _walked(mine, theirs, limit, onward(mine, one[1], begun), path)


_GOES_ON = "it goes on"


def _made(game: Told, choice: Choice) -> tuple[Told, str]:
    """A game like this in which a choice was made, and what came of it."""
    game = game.fork()
    try:
        game.apply(choice)
    except UnknownCardError:
        return game, "a card is drawn that the setting does not name"
    except EndlessError:
        return game, "abilities wake one another without end"
    return game, _GOES_ON


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
