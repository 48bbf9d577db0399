"""Every scenario, shipped or of the examples, holds and shows the rules that it cites; its boundary
twin is one leaf apart and comes out differently. Together they show every rule that has to be.
"""

from collections.abc import Mapping

import pytest

from react_tools.coverage.flaws import flaws
from react_tools.coverage.shown import shown
from react_tools.findings import Finding
from react_tools.load import Loaded
from react_tools.ruleset import AnyRuleset, Library
from react_tools.scenario.leaves import distance
from react_tools.scenario.runner import Run
from react_tools.scenario.scenario import Scenario
from react_tools.scenario.twins import came, setting


@pytest.fixture(scope="module")
def scenarios(everything: Library) -> Mapping[str, Scenario]:
    return everything.scenarios


@pytest.fixture(scope="module")
def played(
    ruleset: AnyRuleset, everything: Library, scenarios: Mapping[str, Scenario]
) -> Mapping[str, Run]:
    """Every one of them; that a setting makes no position without being expected is an error."""
    found = {name: ruleset.play(it, everything) for name, it in scenarios.items()}
    assert [str(it) for it in found.values() if not isinstance(it, Run)] == []
    return {name: it for name, it in found.items() if isinstance(it, Run)}


def told(finding: Finding) -> str:
    return f"{finding.span} {finding.code} {finding.message} {finding.hint}"


def test_there_are_scenarios(scenarios: Mapping[str, Scenario]) -> None:
    assert scenarios


def test_every_scenario_has_an_id_of_its_own(
    loaded: Loaded, scenarios: Mapping[str, Scenario]
) -> None:
    assert sorted(it.id for it in loaded.scenarios()) == sorted(scenarios)


def test_every_scenario_holds(played: Mapping[str, Run]) -> None:
    assert [told(finding) for it in played.values() for finding in it.findings] == []


def test_every_scenario_shows_the_rules_that_it_cites(
    played: Mapping[str, Run], everything: Library
) -> None:
    """Save what only points: a scenario is the example that it cites."""
    points = {name for name, rule in everything.rules.items() if rule.points}
    loose = {
        name: [rule for rule, _ in it.scenario.cites if rule not in it.cited | points]
        for name, it in played.items()
    }

    assert {name: rules for name, rules in loose.items() if rules} == {}


def test_the_files_have_no_findings(loaded: Loaded) -> None:
    assert [told(it) for it in loaded.checked()] == []


def test_every_rule_that_has_to_be_shown_is_and_every_ruling(
    ruleset: AnyRuleset, everything: Library
) -> None:
    """A ruling is shown by twins that come out differently, for each has another setting of it."""
    found = shown(ruleset, everything, [*everything.scenarios.values()])

    assert [(it.id, it.why and it.why[0]) for it in found.values() if it.missing] == []


def test_no_scenario_is_wrong_itself(ruleset: AnyRuleset, everything: Library) -> None:
    found = flaws(ruleset, everything, everything.scenarios.values())

    assert [(it.scenario.id, it.cites) for it in found] == []


def test_every_scenario_has_a_twin_that_names_it_in_turn(scenarios: Mapping[str, Scenario]) -> None:
    twins = {it.id: scenarios[it.twin].twin for it in scenarios.values() if it.twin in scenarios}

    assert twins == {name: name for name in scenarios}


def test_a_scenario_and_its_twin_are_one_leaf_apart(scenarios: Mapping[str, Scenario]) -> None:
    apart = {it.id: distance(setting(it), setting(scenarios[it.twin])) for it in scenarios.values()}

    assert {name: leaves for name, leaves in apart.items() if leaves != 1} == {}


def test_a_scenario_and_its_twin_come_out_differently(played: Mapping[str, Run]) -> None:
    outcomes = {name: came(it) for name, it in played.items()}
    alike = [name for name, it in played.items() if outcomes[name] == outcomes[it.scenario.twin]]

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
