"""Every game keeps its promises (react_tools.promises): along its scenarios, and by chance."""

from collections.abc import Iterable

import pytest

from react_tools.explore.chance import Chance
from react_tools.explore.walk import Walked, walk
from react_tools.load import Loaded
from react_tools.promises.ground import Ground, laid, setting_of, written
from react_tools.promises.scenarios import unsound
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.runner import Run

GAMES = 8


@pytest.fixture(scope="module")
def ground(ruleset: AnyRuleset, library: Library) -> Ground:
    return Ground(ruleset, library)


@pytest.fixture(scope="module")
def everywhere(loaded: Loaded) -> Ground:
    """With the examples, whose cards do whatever the language can say."""
    return Ground(loaded.ruleset, loaded.library)


def walks(ground: Ground, seed: int, *, thorough: bool) -> list[Walked]:
    chance = Chance([ground], seed)
    return [walk(it, chance.begun(it), thorough=thorough) for it in range(GAMES)]


def failures(walked: Iterable[Walked]) -> list[object]:
    return [it.failure for it in walked if it.failure is not None]


def test_along_every_scenario_every_promise_is_kept(runs: list[Run], everywhere: Ground) -> None:
    possible = [it.scenario for it in runs if it.scenario.expect.refused is None]
    broken = [(it.id, found) for it in possible for found in unsound(it, everywhere)]

    assert len(possible) > 0
    assert broken == []


def test_games_by_chance_keep_every_promise_and_end(ground: Ground) -> None:
    walked = walks(ground, 1, thorough=True)

    assert failures(walked) == []
    assert sum(it.decisions for it in walked) >= GAMES


def test_games_of_the_examples_keep_every_promise_and_end(everywhere: Ground) -> None:
    assert failures(walks(everywhere, 2, thorough=True)) == []


def test_a_game_goes_the_same_way_with_every_promise_and_without(ground: Ground) -> None:
    one, other = (walks(ground, 3, thorough=it) for it in (True, False))

    assert [it.decisions for it in one] == [it.decisions for it in other]


def test_the_same_games_have_the_same_digests(ground: Ground) -> None:
    one, other = (walks(ground, 4, thorough=True) for _ in range(2))

    assert [it.digest for it in one] == [it.digest for it in other]


def test_a_setting_is_the_same_as_data(runs: list[Run], everywhere: Ground) -> None:
    for run in runs:
        if run.scenario.expect.refused is None:
            again = everywhere.start(laid(setting_of(run.scenario.root)))
            begun = everywhere.start(run.scenario)
            assert again.facts() == begun.facts()


def test_what_is_simpler_is_shorter(ground: Ground) -> None:
    setting = Chance([ground], 5).begun(0).setting

    for simpler in ground.ruleset.soundness.simpler(setting):
        assert len(written(simpler)) <= len(written(setting))
        assert simpler != setting


def test_a_setting_turned_round_twice_is_itself(runs: list[Run], everywhere: Ground) -> None:
    soundness = everywhere.ruleset.soundness
    for run in runs:
        setting = setting_of(run.scenario.root)
        turned = None
        if run.scenario.expect.refused is None:
            turned = soundness.mirrored(setting, everywhere.library)
        back = turned and soundness.mirrored(turned, everywhere.library)
        if turned is None or back is None or turned.get("rulings") != setting.get("rulings"):
            continue  # a game without a mirror, or the order of a setup that a ruling pins
        one, other = (everywhere.start(laid(it)).facts() for it in (setting, back))
        assert one == other
