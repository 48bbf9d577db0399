"""A fault that is put into a game is found, made small, and written as a scenario that fails."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from react_tools import rulesets
from react_tools.explore.chance import Chance
from react_tools.explore.walk import Failure, walk
from react_tools.explore.written import Written, write
from react_tools.lint.check import ask_all
from react_tools.load import load, shipped
from react_tools.promises.ground import Ground
from react_tools.promises.words import COSTLY, PROMISES
from react_tools.scenario.build import scenario
from react_tools.scenario.scenario import Scenario
from react_tools.schema.validate import validate
from react_tools.source.parse import read
from react_tools.source.tree import Mapping as MappingNode
from tests.unit.explore.faults import (
    KEYFORGE,
    REACT,
    Crashing,
    FaultyKeyForge,
    FaultyReact,
    NotFound,
    NothingToPick,
)

SEED = 3
GAMES = 40
"""Within so many games a fault is found …"""
MOST = 400
"""… of so many decisions."""
SMALL = 5
"""So many choices are left of it at most: a play, passes, a pick."""
EVERY: dict[type[Any], str] = {**dict(REACT.items()), **dict(KEYFORGE.items())}
each = pytest.mark.parametrize("kind", EVERY, ids=[it.__name__ for it in EVERY])
FoundOf = Callable[[type[Any]], "Found"]


class Found(NamedTuple):
    """What came of a fault."""

    promise: str
    failure: Failure
    written: Written
    ground: Ground
    sound: Ground
    """The same game without the fault."""

    @property
    def scenario(self) -> Scenario:
        tree = read(self.written.path, self.written.path.as_posix()).tree
        assert isinstance(tree, MappingNode)
        return scenario(tree, self.written.path.as_posix())


@pytest.fixture(scope="module")
def found_of(tmp_path_factory: pytest.TempPathFactory) -> FoundOf:
    """What comes of a fault: looked for once."""

    @cache
    def library(name: str) -> Any:
        return load([shipped(name)], ruleset=name).library

    known: dict[type[Any], Found] = {}

    def _found(kind: type[Any]) -> Found:
        if kind not in known:
            known[kind] = looked_for(kind)
        return known[kind]

    def looked_for(kind: type[Any]) -> Found:
        faulty = FaultyReact(kind) if kind in REACT else FaultyKeyForge(kind)
        ground = Ground(faulty, library(faulty.name))
        failure = first_failure(ground, EVERY[kind])
        written = write(failure, ground, SEED, tmp_path_factory.mktemp("failures"))
        sound = Ground(rulesets.get(faulty.name), library(faulty.name))
        return Found(EVERY[kind], failure, written, ground, sound)

    return _found


def first_failure(ground: Ground, promise: str) -> Failure:
    """The first game in which that promise is broken."""
    chance = Chance([ground], SEED)
    thorough = promise in COSTLY
    walks = (walk(it, chance.begun(it), thorough=thorough, most=MOST) for it in range(GAMES))
    failures = (it.failure for it in walks if it.failure is not None)
    return next(it for it in failures if it.breach.promise == promise)


def test_there_is_a_fault_for_every_promise() -> None:
    assert {*EVERY.values(), "end"} == PROMISES.keys()


@each
def test_a_fault_is_found_and_made_small(found_of: FoundOf, kind: type[Any]) -> None:
    found = found_of(kind)

    assert found.written.breach.promise == found.promise
    assert found.written.choices <= min(SMALL, len(found.failure.chosen))


@pytest.mark.parametrize("kind", [it for it in EVERY if it is not Crashing])
def test_what_is_written_fails_by_the_fault(found_of: FoundOf, kind: type[Any]) -> None:
    found = found_of(kind)
    came = found.ground.ruleset.attempt(found.scenario, found.ground.library)

    assert [it.code for it in came.findings] == ["RT220"]


def test_what_is_written_of_a_crash_crashes(found_of: FoundOf) -> None:
    found = found_of(Crashing)

    with pytest.raises(ZeroDivisionError):
        found.ground.ruleset.attempt(found.scenario, found.ground.library)


@each
def test_without_the_fault_what_is_written_holds(found_of: FoundOf, kind: type[Any]) -> None:
    found = found_of(kind)
    came = found.sound.ruleset.attempt(found.scenario, found.sound.library)

    assert [it.message for it in came.findings] == []


@each
def test_lint_finds_nothing_in_what_is_written(found_of: FoundOf, kind: type[Any]) -> None:
    found = found_of(kind)
    asked = ask_all(found.sound.ruleset.checks, [found.scenario], found.sound.library)

    assert validate(found.scenario.root, found.sound.ruleset.kinds["scenario"]) == []
    assert [str(it) for it in asked] == []


@pytest.mark.parametrize("kind", [it for it in EVERY if it is not NotFound])
def test_what_is_written_cites_what_it_shows(found_of: FoundOf, kind: type[Any]) -> None:
    found = found_of(kind)
    came = found.sound.ruleset.attempt(found.scenario, found.sound.library)

    assert {it for it, _ in found.scenario.cites} <= came.cited


def test_what_ends_with_a_question_says_so(found_of: FoundOf) -> None:
    waits = found_of(NothingToPick).scenario.expect.waits

    assert waits is not None
    assert waits[1] == "choice"


def test_a_game_that_does_not_end_is_written_as_its_record(
    found_of: FoundOf, tmp_path: Path
) -> None:
    ground = found_of(Crashing).sound
    chance = Chance([ground], SEED)
    walks = (walk(it, chance.begun(it), thorough=False, most=9) for it in range(GAMES))
    failure = next(it.failure for it in walks if it.failure is not None)
    written = write(failure, ground, SEED, tmp_path)

    assert (failure.breach.promise, written.path.suffix, written.choices) == ("end", ".duel", 9)


def test_a_file_that_is_there_is_not_written_over(found_of: FoundOf, tmp_path: Path) -> None:
    found = found_of(Crashing)
    first, second = (write(found.failure, found.ground, SEED, tmp_path).path for _ in range(2))

    assert first != second
    assert first.read_bytes() == second.read_bytes()
