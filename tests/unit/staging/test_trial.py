"""Scenarios that are played once."""

import pytest

from react_tools.ruleset import SettingError
from react_tools.rulesets.react.library import Library
from react_tools.rulesets.react.trial import TRIAL
from react_tools.scenario.runner import Run
from react_tools.source.span import Span
from react_tools.staging.faults import Faults


def test_a_scenario_is_played_once(everything: Library) -> None:
    scenario = everything.scenarios["rulebook/worked-example"]

    assert TRIAL.played(scenario, everything) is TRIAL.played(scenario, everything)


def test_an_attempt_plays_it_anew(everything: Library) -> None:
    scenario = everything.scenarios["rulebook/worked-example"]
    came = TRIAL.attempt(scenario, everything)

    assert isinstance(came, Run)
    assert came is not TRIAL.played(scenario, everything)


def test_without_the_numbers_of_the_game_checks_play_nothing(everything: Library) -> None:
    scenario = everything.scenarios["rulebook/worked-example"]

    assert TRIAL.tried(scenario, Library()) is None


def test_without_the_numbers_of_the_game_nothing_is_played(everything: Library) -> None:
    scenario = everything.scenarios["rulebook/worked-example"]
    came = TRIAL.played(scenario, Library(broken={"board": "board.yaml"}))

    assert isinstance(came, SettingError)
    assert [(it.code, it.hint) for it in came.findings] == [("RT218", "mend board.yaml first")]


def test_with_errors_in_the_rulings_nothing_is_played(everything: Library) -> None:
    scenario = everything.scenarios["rulebook/worked-example"]
    broken = {"rulings": "mine/rulings.yaml"}
    came = TRIAL.played(scenario, Library(numbers=everything.numbers, broken=broken))

    assert isinstance(came, SettingError)
    assert [(it.code, it.hint) for it in came.findings] == [
        ("RT219", "mend mine/rulings.yaml first")
    ]


def test_a_ruling_that_has_gone_is_told_at_the_file_of_the_others(everything: Library) -> None:
    rulings = {name: it for name, it in everything.rulings.items() if name != "target-reach"}
    settings = Library(rulings=rulings).settings({})

    with pytest.raises(SettingError) as caught:
        settings["target-reach"]

    (finding,) = caught.value.findings
    assert (finding.code, finding.span.line) == ("RT219", 1)
    assert finding.span.path.endswith("rulings.yaml")


def test_a_setting_is_at_fault_under_each_code_by_itself(everything: Library) -> None:
    scenario = everything.scenarios["rulebook/worked-example"]
    faults = Faults("XX201")
    faults.add("XX201", Span("a.yaml", 1, 1, 1, 2), "one")
    faults.add("XX202", Span("a.yaml", 2, 1, 2, 2), "two")
    broken = Library(numbers=everything.numbers)
    try:
        faults.stop()
    except SettingError as error:
        broken.played[scenario.path] = error

    assert [it.message for it in TRIAL.setting_faults(scenario, broken, "XX202")] == ["two"]
