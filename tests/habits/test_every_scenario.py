"""Every shipped scenario holds, and shows the rules that it says it shows."""

import pytest

from react_tools.load import shipped
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.setting import start
from react_tools.scenario.runner import Run, run

FOLDER = shipped() / "scenarios"
IDS = sorted(file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.yaml"))


@pytest.fixture(params=IDS)
def played(request: pytest.FixtureRequest, library: Library) -> Run:
    scenario = library.scenarios[request.param]
    return run(scenario, start(scenario, library))


def test_every_scenario_has_an_id_of_its_own(library: Library) -> None:
    assert sorted(it.id for it in library.every_scenario) == IDS


def test_a_shipped_scenario_holds(played: Run) -> None:
    assert [f"{it.span} {it.code} {it.message} {it.hint}" for it in played.findings] == []


def test_a_shipped_scenario_shows_the_rules_that_it_cites(played: Run) -> None:
    assert [rule for rule, _ in played.scenario.cites if rule not in played.cited] == []
