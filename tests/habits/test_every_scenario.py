"""Every scenario, shipped or of the examples, holds and shows the rules that it cites."""

from collections.abc import Callable
from pathlib import Path

import pytest

from react_tools import places
from react_tools.load import Loaded, load, shipped
from react_tools.ruleset import Library
from react_tools.rulesets import RULESETS
from react_tools.scenario.runner import Run

WholeOf = Callable[[str], Loaded]


def ids(cards: Path) -> list[str]:
    folder = cards / "scenarios"
    files = sorted(folder.rglob("*.yaml"))
    return [file.relative_to(folder).with_suffix("").as_posix() for file in files]


IDS = {it: [*ids(shipped(it)), *ids(places.EXAMPLES / it)] for it in RULESETS}

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS)


@pytest.fixture(params=[(it, name) for it in RULESETS for name in IDS[it]], ids="/".join)
def told(request: pytest.FixtureRequest, whole_of: WholeOf) -> tuple[Run, Library]:
    ruleset, name = request.param
    loaded = whole_of(ruleset)
    came = loaded.ruleset.play(loaded.library.scenarios[name], loaded.library)
    assert isinstance(came, Run)
    return came, loaded.library


@pytest.fixture
def played(told: tuple[Run, Library]) -> Run:
    return told[0]


@pytest.fixture
def rulings(told: tuple[Run, Library]) -> set[str]:
    return {*told[1].rulings}


@each_ruleset
def test_every_scenario_has_an_id_of_its_own(whole_of: WholeOf, ruleset: str) -> None:
    assert sorted(IDS[ruleset]) == sorted(whole_of(ruleset).library.scenarios)


def test_a_scenario_holds(played: Run) -> None:
    assert [f"{it.span} {it.code} {it.message} {it.hint}" for it in played.findings] == []


def test_a_scenario_shows_the_rules_that_it_cites(told: tuple[Run, Library]) -> None:
    """Save what only points: a scenario is the example that it cites."""
    played, library = told
    wanted = [rule for rule, _ in played.scenario.cites if not library.rules[rule].points]

    assert [rule for rule in wanted if rule not in played.cited] == []


def test_an_event_cites_one_to_three_rules(played: Run, rulings: set[str]) -> None:
    """Rulings aside."""
    recorder = played.game.recorder
    assert recorder is not None
    cited = [{*it.event.cited()} - rulings for it in recorder.entries]

    assert {len(it) for it in cited} <= {1, 2, 3}


def test_a_refusal_cites_one_to_three_rules(played: Run, rulings: set[str]) -> None:
    """Rulings aside; of a step, or of the setting."""
    cited = [{*one.rules} - rulings for one in played.refusals]

    assert {len(it) for it in cited} <= {1, 2, 3}


@each_ruleset
def test_the_examples_have_no_findings(ruleset: str) -> None:
    found = load([places.EXAMPLES / ruleset], scenarios=True, ruleset=ruleset).checked()

    assert [f"{it.span} {it.code} {it.message}" for it in found] == []
