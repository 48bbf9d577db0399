"""Game number i of a seed is the same always, and all kinds of games come."""

import pytest

from react_tools.errors import MissingPathError
from react_tools.explore.chance import Begun, Chance
from react_tools.load import load, shipped
from react_tools.promises.ground import Ground
from react_tools.rulesets import RULESETS

MANY = 160


@pytest.fixture(scope="module")
def grounds() -> list[Ground]:
    every = [load([shipped(name)], ruleset=name) for name in RULESETS]
    return [Ground(it.ruleset, it.library) for it in every]


@pytest.fixture(scope="module")
def begun(grounds: list[Ground]) -> list[Begun]:
    chance = Chance(grounds, 5)
    return [chance.begun(it) for it in range(MANY)]


def test_the_same_number_is_the_same_game_whatever_was_begun_before(
    grounds: list[Ground], begun: list[Begun]
) -> None:
    again = Chance(grounds, 5).begun(MANY - 1)

    assert again.setting == begun[-1].setting
    assert again.random.random() == begun[-1].random.random()


def test_another_seed_is_another_game(grounds: list[Ground], begun: list[Begun]) -> None:
    assert Chance(grounds, 6).begun(0).setting != begun[0].setting


def test_rulesets_come_by_turns(begun: list[Begun]) -> None:
    assert [it.ground.ruleset.name for it in begun[:4]] == [*RULESETS, *RULESETS][:4]


def test_games_begin_whole_and_at_scenarios(begun: list[Begun]) -> None:
    whole = [it for it in begun if it.setting.get("phase") in {"setup", "start"}]

    assert MANY / 2 < len(whole) < MANY


def test_some_games_pin_other_rulings_than_stand(begun: list[Begun]) -> None:
    def others(it: Begun) -> bool:
        known, pinned = it.ground.library.rulings, it.setting.get("rulings", {})
        return len([name for name, it in pinned.items() if known[name].default != it]) > 1

    assert 0 < sum(map(others, begun)) < MANY / 2


def test_every_side_begins_now_and_then(begun: list[Begun]) -> None:
    whole = [it for it in begun if it.setting.get("phase") in {"setup", "start"}]
    sides = {it.setting["active"] for it in whole}

    assert sides >= {"dancer", "calligrapher", "ember-vault", "lantern-court", "thorn-parade"}


def test_a_game_without_sides_and_scenarios_begins_none(grounds: list[Ground]) -> None:
    bare = Ground(grounds[0].ruleset, grounds[0].ruleset.library((), {}))

    with pytest.raises(MissingPathError, match="react begins no game by itself"):
        Chance([bare], 1).begun(0)
