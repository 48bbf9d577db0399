"""Every scenario, shipped or of the examples, has its boundary twin: one leaf apart, and
another outcome.
"""

from collections.abc import Callable, Mapping, Sequence

import pytest

from react_tools.coverage.twins import came, setting
from react_tools.load import Loaded
from react_tools.ruleset import SettingError
from react_tools.rulesets import RULESETS
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario


@pytest.fixture(params=RULESETS)
def loaded(request: pytest.FixtureRequest, whole_of: Callable[[str], Loaded]) -> Loaded:
    return whole_of(request.param)


@pytest.fixture
def scenarios(loaded: Loaded) -> Mapping[str, Scenario]:
    return loaded.library.scenarios


def test_every_scenario_has_a_twin_that_names_it_in_turn(scenarios: Mapping[str, Scenario]) -> None:
    twins = {it.id: scenarios[it.twin].twin for it in scenarios.values() if it.twin in scenarios}

    assert twins == {name: name for name in scenarios}


def test_a_scenario_and_its_twin_are_one_leaf_apart(scenarios: Mapping[str, Scenario]) -> None:
    apart = {it.id: distance(setting(it), setting(scenarios[it.twin])) for it in scenarios.values()}

    assert {name: leaves for name, leaves in apart.items() if leaves != 1} == {}


def test_a_scenario_and_its_twin_come_out_differently(loaded: Loaded) -> None:
    play, library = loaded.ruleset.play, loaded.library
    outcomes = {it.id: came(of(play(it, library))) for it in library.scenarios.values()}
    alike = [it.id for it in library.scenarios.values() if outcomes[it.id] == outcomes[it.twin]]

    assert alike == []


@pytest.mark.parametrize(
    ("one", "other", "leaves"),
    [
        ({"a": 1}, {"a": 1}, 0),
        ({"a": 1}, {"a": 2}, 1),
        ({"a": 1}, {"a": 1, "b": [1, 2]}, 1),
        ([1, 2, 3], [1, 3], 1),
        ([1, 2, 3], [1, 4, 3], 1),
        ([1, 2, 3], [3, 2, 1], 2),
        ([{"a": {"b": 1, "c": 2}}], [{"a": {"b": 3, "c": 4}}], 2),
        (". C\n. .\n", ". C\n. s\n", 1),
        ("pass", {"play": "x"}, 1),
    ],
)
def test_leaves_are_counted(one: object, other: object, leaves: int) -> None:
    assert distance(one, other) == leaves


def of(played: Run | SettingError) -> Run:
    """A run; that a setting makes no position is an error here."""
    assert isinstance(played, Run)
    return played


def distance(one: object, other: object) -> int:
    """How many leaves are to be changed, or keys, items or lines to be added or removed."""
    if isinstance(one, dict) and isinstance(other, dict):
        shared = sum(distance(one[name], other[name]) for name in one.keys() & other.keys())
        return shared + len(one.keys() ^ other.keys())
    if isinstance(one, list) and isinstance(other, list):
        return list_distance(one, other)
    if isinstance(one, str) and isinstance(other, str) and "\n" in one + other:
        return list_distance(one.splitlines(), other.splitlines())
    return int(one != other)


def list_distance(one: Sequence[object], other: Sequence[object]) -> int:
    """The cheapest way from one list to the other, item by item."""
    row = list(range(len(other) + 1))
    for count, item in enumerate(one, 1):
        before, row = row, [count]
        for at, wanted in enumerate(other):
            change = before[at] + distance(item, wanted)
            row.append(min(change, before[at + 1] + 1, row[at] + 1))
    return row[-1]
