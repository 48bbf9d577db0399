"""Every scenario, shipped or of the examples, holds and shows the rules that it cites."""

from pathlib import Path

import pytest

from react_tools import places
from react_tools.load import load, shipped
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.playing import played as play
from react_tools.scenario.runner import Run

PACK = places.EXAMPLES / "react"


def ids(cards: Path) -> list[str]:
    folder = cards / "scenarios"
    files = sorted(folder.rglob("*.yaml"))
    return [file.relative_to(folder).with_suffix("").as_posix() for file in files]


IDS = [*ids(shipped()), *ids(PACK)]


@pytest.fixture(params=IDS)
def played(request: pytest.FixtureRequest, everything: Library) -> Run:
    came = play(everything.scenarios[request.param], everything)
    assert isinstance(came, Run)
    return came


def test_every_scenario_has_an_id_of_its_own(everything: Library) -> None:
    assert sorted(it.id for it in everything.every_scenario) == sorted(set(IDS))


def test_a_scenario_holds(played: Run) -> None:
    assert [f"{it.span} {it.code} {it.message} {it.hint}" for it in played.findings] == []


def test_a_scenario_shows_the_rules_that_it_cites(played: Run) -> None:
    assert [rule for rule, _ in played.scenario.cites if rule not in played.cited] == []


def test_an_event_cites_one_to_three_rules(played: Run, everything: Library) -> None:
    """Rulings aside."""
    recorder = played.game.recorder
    assert recorder is not None
    cited = [{*it.event.cited()} - everything.rulings.keys() for it in recorder.entries]

    assert {len(it) for it in cited} <= {1, 2, 3}


def test_a_refusal_cites_one_to_three_rules(played: Run, everything: Library) -> None:
    """Rulings aside; of a step, or of the setting."""
    cited = [{*one.rules} - everything.rulings.keys() for one in played.refusals]

    assert {len(it) for it in cited} <= {1, 2, 3}


def test_the_tests_own_pack_has_no_findings() -> None:
    found = load([PACK], scenarios=True).checked()

    assert [f"{it.span} {it.code} {it.message}" for it in found] == []
