"""Two engines walked side by side: a fault is found at the very choice behind which it is."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

import pytest

from react_tools.errors import UnknownNameError
from react_tools.explore.beginning import begin
from react_tools.explore.parting import Parting, Way, parted
from react_tools.game import Choice, EndlessError, Facts, Game, UnknownCardError

At = Callable[..., Game]
SCENARIO = "damage/second-damage-ends-nothing"
"""A calligrapher with a spirit and no cards beside a dancer with none either."""
STRIKE = "play brush-spirit.B unit s exhaust s target c2"
FIRST = (STRIKE, "pass", "pass")


class Faulty:
    """An engine that goes wrong behind one way of choices, and right everywhere else."""

    def __init__(self, game: Any, way: Sequence[str], made: tuple[str, ...] = ()) -> None:
        self._game = game
        self._way = tuple(way)
        self._made = made

    @property
    def there(self) -> bool:
        return self._made == self._way

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, choice: Choice) -> None:
        self._game.apply(choice)
        self._made = (*self._made, choice.name)

    def fork(self) -> Self:
        return type(self)(self._game.fork(), self._way, self._made)

    def legal(self) -> Sequence[Any]:
        return list(self._game.legal())

    def facts(self) -> Facts:
        facts: Facts = self._game.facts()
        return facts


class Forgetful(Faulty):
    """It leaves a choice out."""

    def legal(self) -> Sequence[Any]:
        return super().legal()[: -1 if self.there else None]


class Stammering(Faulty):
    """It offers a choice twice."""

    def legal(self) -> Sequence[Any]:
        return [*super().legal(), *(super().legal()[-1:] if self.there else [])]


class Lying(Faulty):
    """It says of a fact what is not so."""

    def facts(self) -> Facts:
        facts = {thing: dict(known) for thing, known in super().facts().items()}
        if self.there:
            facts["s"]["exhausted"] = False
        return facts


class Silent(Faulty):
    """It leaves a fact out."""

    def facts(self) -> Facts:
        facts = {thing: dict(known) for thing, known in super().facts().items()}
        if self.there:
            del facts["dancer"]["damage"]
        return facts


class Hasty(Faulty):
    """It takes the line for carried out."""

    def at_rest(self) -> bool:
        return self.there or self._game.at_rest()


class Misaddressed(Faulty):
    """It asks nobody."""

    def decision(self) -> Any:
        return None if self.there else self._game.decision()


class Unread(Faulty):
    """It does not know what is drawn."""

    def apply(self, choice: Choice) -> None:
        super().apply(choice)
        if self.there:
            raise UnknownCardError("no card")


class Endless(Faulty):
    """It comes to no end."""

    def apply(self, choice: Choice) -> None:
        super().apply(choice)
        if self.there:
            raise EndlessError("no end")


FAULTS: Mapping[str, tuple[type[Faulty], Parting]] = {
    "a fact": (
        Lying,
        Parting(FIRST, Way.FACTS, ("s.exhausted True",), ("s.exhausted False",)),
    ),
    "a fact left out": (Silent, Parting(FIRST, Way.FACTS, ("dancer.damage 2",), ())),
    "a choice": (Forgetful, Parting(FIRST[:2], Way.CHOICES, ("pass",), ())),
    "a choice twice": (Stammering, Parting(FIRST[:2], Way.CHOICES, (), ("pass",))),
    "the end": (Hasty, Parting(FIRST[:2], Way.REST, ("it is not",), ("it is",))),
    "who is asked": (
        Misaddressed,
        Parting(FIRST[:1], Way.DECISION, ("dancer for reaction",), ("nobody",)),
    ),
    "an unknown card": (
        Unread,
        Parting(
            FIRST,
            Way.COMING,
            ("it goes on",),
            ("a card is drawn that the setting does not name",),
        ),
    ),
    "a loop": (
        Endless,
        Parting(FIRST, Way.COMING, ("it goes on",), ("abilities wake one another without end",)),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_behind_the_very_choice(at: At, name: str) -> None:
    game, (fault, parting) = at(SCENARIO), FAULTS[name]

    assert parted(game, fault(at(SCENARIO), parting.path), 2) == parting


@pytest.mark.parametrize("name", FAULTS)
def test_it_does_not_matter_which_of_the_two_is_wrong(at: At, name: str) -> None:
    game, (fault, parting) = at(SCENARIO), FAULTS[name]
    found = parted(fault(at(SCENARIO), parting.path), game, 2)

    assert found == Parting(parting.path, parting.way, parting.other, parting.one)


@pytest.mark.parametrize("limit", [0, 1, 2])
def test_a_game_and_its_fork_never_part(at: At, limit: int) -> None:
    game = at("rulebook/worked-example")

    assert parted(game, game.fork(), limit) is None


def test_games_that_begin_differently_part_at_the_beginning(at: At) -> None:
    found = parted(at("turn/turns-alternate"), at("turn/next-turn-is-the-opponents"), 1)

    assert (found is not None and found.path) == ()


class Tiring(Lying):
    """It is wrong behind one way, and behind whatever has two plays."""

    @property
    def there(self) -> bool:
        return sum(it.startswith("play") for it in self._made) > 1 or super().there


def test_of_several_faults_one_with_the_fewest_plays_is_told(at: At) -> None:
    """The walk comes to others first."""
    way = ("play brush-spirit.B unit s exhaust s target c2", "pass", "pass")
    found = parted(at("rulebook/worked-example"), Tiring(at("rulebook/worked-example"), way), 2)

    assert (found is not None and found.path) == way


def test_what_lies_beyond_the_limit_is_not_looked_at(at: At) -> None:
    game = at("rulebook/worked-example")
    (way, _) = begin(at("rulebook/worked-example"), ["brush-spirit.B c2", "dizzying-pas"])
    faulty = Forgetful(at("rulebook/worked-example"), way)

    assert parted(game, faulty, 1) is None
    assert parted(game, faulty, 2) is not None


def test_neither_game_is_changed(at: At) -> None:
    one, other = at(SCENARIO), at(SCENARIO)
    before = one.key(), other.key()

    parted(one, other, 2)

    assert (one.key(), other.key()) == before


# Lines that all begin with the same choices


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_among_the_choices_that_lines_begin_with(at: At, name: str) -> None:
    game, (fault, parting) = at(SCENARIO), FAULTS[name]

    found = parted(game, fault(at(SCENARIO), parting.path), 2, ["brush-spirit.B c2", *FIRST[1:]])

    assert found == parting


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_behind_the_choices_that_lines_begin_with(at: At, name: str) -> None:
    game, (fault, parting) = at(SCENARIO), FAULTS[name]

    assert parted(game, fault(at(SCENARIO), parting.path), 1, FIRST[:1]) == parting


def test_a_fault_that_shows_for_a_moment_is_found_at_it(at: At) -> None:
    """Behind the choices both are right again."""
    game = at(SCENARIO)

    found = parted(game, Lying(at(SCENARIO), FIRST[:1]), 2, FIRST)

    assert found == Parting(FIRST[:1], Way.FACTS, ("s.exhausted True",), ("s.exhausted False",))


def test_a_fault_at_the_setting_is_found_there(at: At) -> None:
    found = parted(at(SCENARIO), Forgetful(at(SCENARIO), ()), 2, FIRST)

    assert found is not None
    assert (found.path, found.way, found.other) == ((), Way.CHOICES, ())


def test_a_fault_beside_the_choices_that_lines_begin_with_is_not_looked_for(at: At) -> None:
    faulty = Lying(at(SCENARIO), ("play brush-spirit.B unit s exhaust s target b1",))

    assert parted(at(SCENARIO), faulty, 1, FIRST[:1]) is None
    assert parted(at(SCENARIO), faulty, 1) is not None


def test_behind_a_line_that_has_ended_another_begins(at: At) -> None:
    """Its plays do not count for the limit of the next."""
    way = (*FIRST, "play master-hand.A unit calligrapher exhaust calligrapher target a1")

    found = parted(at(SCENARIO), Lying(at(SCENARIO), way), 1, FIRST)

    assert (found is not None and found.path) == way


def test_a_choice_that_is_open_in_neither_is_refused(at: At) -> None:
    with pytest.raises(UnknownNameError, match=f"'pas' cannot be chosen after {STRIKE}"):
        parted(at(SCENARIO), at(SCENARIO), 2, [STRIKE, "pas"])


def test_it_is_told_in_lines() -> None:
    parting = Parting(("pass", "end main"), Way.FACTS, ("s.zone b2",), ("s.zone c2",))

    assert str(parting).splitlines() == [
        "after pass, end main they part in what is true of the position",
        "  only the one: s.zone b2",
        "  only the other: s.zone c2",
    ]
